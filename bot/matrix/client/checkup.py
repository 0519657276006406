"""Asks the homeserver whether the token is good, and how much it lets the bot send."""

from bot.matrix.api import Api, MatrixError, Unreachable

Found = tuple[bool, str, str]
"""Whether all is well, what was checked, and the finding in words."""


async def check_matrix(homeserver: str, token: str) -> list[Found]:
    api = Api(homeserver, token)
    try:
        versions = await api.call("GET", "/_matrix/client/versions")
        account = await api.whoami()
    except Unreachable as error:
        mend = "check MATRIX_HOMESERVER and the network, then try again"
        return [(False, "Matrix", f"{homeserver} cannot be reached ({error}): {mend}")]
    except MatrixError as error:
        if error.status == 401:
            mend = "log the bot in again, and copy its new access token to MATRIX_TOKEN"
            return [(False, "Matrix token", f"the homeserver refuses it: {mend}")]
        return [(False, "Matrix", f"{homeserver} is no homeserver ({error}): mend MATRIX_HOMESERVER")]
    finally:
        await api.close()
    newest = str((versions.get("versions") or ["?"])[-1])
    return [(True, "Matrix", f"the token belongs to {account}; the homeserver speaks {newest}")]
