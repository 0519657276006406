"""What people may do around a game, as data: a key, a form, who may do it, and one place that does it.

Both surfaces draw every act from here; neither knows a league, a campaign or a table by itself.
"""
