"""Runs a command in a terminal; presses Ctrl-C once a file is there. For check.sh.

usage: terminal.py FILE COMMAND...
What the terminal has shown goes to standard output. FILE may be "" for none.
"""
import os
import pty
import select
import sys
import time

file, command = sys.argv[1], sys.argv[2:]
child, terminal = pty.fork()
if child == 0:
    # Who leads a terminal's session takes it away from the others when it ends: this shell stays until they are done.
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
