#!/usr/bin/env bash
# Checks the macOS files as far as Linux can: the icons, the launcher under shells that macOS may use as sh, and that the files
# named in the workflow exist. Nothing runs on macOS, so the app and its .dmg are untested.
set -euo pipefail
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
java25=$(packaging/java25.sh)

"$java25" packaging/IconsCheck.java packaging "$work"

# jpackage's requirements for a macOS app.
version=$(sed -n 's|^    <revision>\(.*\)</revision>|\1|p' pom.xml)
number=${version%%-*} # as packaging/Target.java gives it to jpackage
case "1.${number#0.}" in
  *[!0-9.]* | *.*.*.*) echo "check.sh: macOS takes no version like $version" >&2; exit 1 ;;
esac
for each in dynobench dynorun; do
  grep -qx 'mime-type=[a-z]*/[a-z-]*' "packaging/macos/$each.properties"
done

# On macOS, sh is bash in POSIX mode. dash and BusyBox are stricter.
ln -s "$java25" "$work/java"
for shell in "bash --posix" dash "busybox sh"; do
  if command -v "${shell%% *}" >/dev/null; then
    # shellcheck disable=SC2086 # a command and its option
    said=$(env -u JAVA_HOME PATH="$work:$PATH" $shell target/dynobench/bin/dynobench --version)
    [ "$said" = "dynobench $version" ] || { echo "check.sh: under $shell it says $said" >&2; exit 1; }
  fi
done

# The scripts that the workflow runs must exist, and each step must be valid bash.
grep -oE 'packaging/[a-z/.-]+\.sh' .github/workflows/installers.yml | xargs ls >/dev/null
sed -n 's/^ *run: //p' .github/workflows/installers.yml | while read -r line; do
  bash -n -c "$line"
done
echo "What is for macOS holds together, as far as Linux can tell; it is untried there."
