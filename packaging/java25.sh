#!/bin/sh
# Prints the path of a Java 25 on this machine, for the checks in this folder.
for java in "${JAVA_HOME:-/none}"/bin/java "$(command -v java)" /usr/lib/jvm/*/bin/java; do
  if "$java" --version 2>/dev/null | grep -qE '^[a-z]+ (2[5-9]|[3-9][0-9])'; then
    echo "$java"
    exit 0
  fi
done
echo "There is no Java 25 in JAVA_HOME, on the PATH or in /usr/lib/jvm." >&2
exit 1
