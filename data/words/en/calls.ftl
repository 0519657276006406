# Calls when no page is open.
calls-heading = Calls when no page is open
calls-hint = This device says when a question comes, at half of its time and near its end, also when no page of ours is open: one notice for each table, which the next one replaces. Your quiet hours hold, and one message a day if you chose that.
calls-insecure = This page did not come over https, so no browser lets us call this device when the page is closed.
calls-impossible = This browser cannot be called when no page of ours is open.
calls-failed = This device could not be set up for calls.
calls-device = Device { $number }, since
calls-drop = Call it no more
calls-strange-service = We know no push service at this address, so this device cannot be called.
calls-strange-device = The keys of this device cannot be read, so it cannot be called.
