# Stage one builds, stage two carries only what runs. Whatever is installed has its hash in requirements/.
# The base is named by the digest of its image for all processors; docs/hosting.md tells how to take a newer one.
ARG BASE=python:3.12.14-slim-trixie@sha256:78387bc3881b8273120a12ebe6c1ab22b018ccc2c9adf565ae1ac9b536e184ea
FROM ${BASE} AS build
WORKDIR /src
RUN python -m venv /opt/build && python -m venv /opt/fondaco
COPY requirements requirements
RUN /opt/build/bin/pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
    && /opt/fondaco/bin/pip install --no-cache-dir --require-hashes --requirement requirements/postgres.txt
COPY pyproject.toml README.md LICENSE ./
COPY data data
COPY engine engine
COPY render render
COPY bot bot
COPY titles titles
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir /wheels . \
    && /opt/fondaco/bin/pip install --no-cache-dir --no-deps --no-index /wheels/*.whl

FROM ${BASE}
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin fondaco \
    && install --directory --owner fondaco /data
COPY --from=build /opt/fondaco /opt/fondaco
ENV PATH=/opt/fondaco/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    FONDACO_DB=/data/fondaco.db \
    FONDACO_HOST=0.0.0.0 \
    FONDACO_PORT=8000
USER fondaco
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
# Asks the database's lock and heartbeat, so that it works with FONDACO_WEB=off too.
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["fondaco", "health"]
ENTRYPOINT ["fondaco"]
CMD ["serve"]
