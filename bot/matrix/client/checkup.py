"""Asks the homeserver whether the token is good, and how much it lets the bot send."""

from bot.matrix.api import Api, MatrixError, Unreachable

Found = tuple[bool, str, str]
"""Whether all is well, what was checked, and the finding in words."""

OPENID = "add openid to the resources of its listener, and let /_matrix/federation through to it"


async def check_matrix(
    homeserver: str, token: str, registration: str = "", *, widget: bool = False
) -> list[Found]:
    """With the token of an account, or with that of an application service from its `registration`.

    `widget`: whether the homeserver must be able to say who someone in a widget is.
    """
    api = Api(homeserver, token)
    try:
        versions = await api.call("GET", "/_matrix/client/versions")
        if registration:
            await api.become_service()
        account = await api.whoami()
        widgets = [await _check_openid(api)] if widget else []
    except Unreachable as error:
        mend = "check MATRIX_HOMESERVER and the network, then try again"
        return [(False, "Matrix", f"{homeserver} cannot be reached ({error}): {mend}")]
    except MatrixError as error:
        if error.status == 401 and registration:
            mend = "name the file in app_service_config_files of the homeserver, and restart it"
            return [(False, "Matrix registration", f"the homeserver does not know {registration}: {mend}")]
        if error.status == 401:
            mend = "log the bot in again, and copy its new access token to MATRIX_TOKEN"
            return [(False, "Matrix token", f"the homeserver refuses it: {mend}")]
        return [(False, "Matrix", f"{homeserver} is no homeserver ({error}): mend MATRIX_HOMESERVER")]
    finally:
        await api.close()
    newest = str((versions.get("versions") or ["?"])[-1])
    acts_as = "the application service is" if registration else "the token belongs to"
    return [(True, "Matrix", f"{acts_as} {account}; the homeserver speaks {newest}"), *widgets]


async def _check_openid(api: Api) -> Found:
    """Ask with a token that nobody has: a homeserver that knows the question refuses it."""
    what, query = "Matrix widget", {"access_token": "none"}
    try:
        await api.call("GET", "/_matrix/federation/v1/openid/userinfo", query=query)
    except MatrixError as error:
        if error.code == "M_UNKNOWN_TOKEN":
            return True, what, "tables open inside their rooms; the homeserver says who someone is"
    except Unreachable as error:
        return False, what, f"the homeserver gives no answer there ({error}): {OPENID}"
    return False, what, f"the homeserver does not say who someone in a room is: {OPENID}"
