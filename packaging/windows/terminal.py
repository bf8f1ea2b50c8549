"""Runs a command in a terminal, and presses Ctrl-C when a file exists. For check.sh.

usage: terminal.py FILE COMMAND...
The terminal's content goes to standard output. FILE may be "" for no Ctrl-C.
"""
import os
import pty
import select
import sys
import time

file, command = sys.argv[1], sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    # When a session's leader ends, the other processes lose the terminal. This shell leads, and stays until they have ended.
    os.execv("/bin/sh", ["/bin/sh", "-c", 'trap : INT; "$@"; sleep 4', "sh"] + command)
end = time.monotonic() + 90
while time.monotonic() < end:
    if file and os.path.exists(file):
        os.write(terminal, b"\x03")
        file = ""
    if select.select([terminal], [], [], 0.2)[0]:
        try:
            shown = os.read(terminal, 1 << 16)
        except OSError:
            break
        if not shown:
            break
        sys.stdout.buffer.write(shown)
else:
    sys.exit("the command went on for 90 seconds")
os.waitpid(child, 0)
