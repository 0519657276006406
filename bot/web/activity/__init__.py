"""The browser table inside a chat client, as an Activity of Discord or a widget of Matrix: who is who comes
from the platform."""
