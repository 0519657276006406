# Stage one builds, stage two carries only what runs.
FROM python:3.12-slim AS build
WORKDIR /src
RUN python -m venv /opt/fondaco
COPY constraints.txt pyproject.toml README.md LICENSE ./
COPY data data
COPY engine engine
COPY render render
COPY bot bot
RUN /opt/fondaco/bin/pip install --no-cache-dir --constraint constraints.txt .

FROM python:3.12-slim
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
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f'http://127.0.0.1:{os.environ[\"FONDACO_PORT\"]}/health', timeout=4)"]
ENTRYPOINT ["fondaco"]
CMD ["serve"]
