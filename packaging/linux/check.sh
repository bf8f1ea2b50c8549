#!/usr/bin/env bash
# Installs the .deb, uses it as a new user would, and removes it. Needs root and Debian's packages xvfb, xauth, xdotool, rpm.
# usage: check.sh FOLDER-OF-INSTALLERS
set -euo pipefail
deb=$(readlink -e "$1"/*.deb)
rpm=$(readlink -e "$1"/*.rpm)
tgz=$(readlink -e "$1"/*.tar.gz)
cd "$(dirname "$0")"
user=dynobench-check

fail() {
  echo "check.sh: $*" >&2
  exit 1
}

clean() {
  userdel --remove "$user" >/dev/null 2>&1 || true
}
trap clean EXIT
clean
useradd --create-home --shell /bin/bash "$user"
home=$(getent passwd "$user" | cut -d: -f6)

echo "The .rpm holds what the .deb holds."
dpkg-deb --fsys-tarfile "$deb" | tar -tf - | sed -e 's|^\.||' -e 's|/$||' | sort >"$home/deb.txt"
rpm -qlp "$rpm" 2>/dev/null | sort >"$home/rpm.txt"
[ "$(wc -l <"$home/rpm.txt")" -gt 100 ] || fail "the .rpm holds next to nothing"
more=$(comm -23 "$home/rpm.txt" "$home/deb.txt")
less=$(comm -13 "$home/rpm.txt" "$home/deb.txt" | grep -vE '^(/usr(/(bin|lib|share)(/(applications|mime|icons|doc).*)?)?)?$' || true)
[ -z "$more$less" ] || fail "the .rpm differs: $more $less"
[ "$(stat -c %s "$deb")" -le 98566144 ] || fail "the .deb is larger than 94 MB"

apt-get install -y --no-install-recommends "$deb" >"$home/apt.log" 2>&1 || { cat "$home/apt.log"; fail "apt can't install it"; }
install -o "$user" -m 755 use.sh "$home/use.sh"
install -o "$user" -m 644 "$tgz" "$home/portable.tar.gz"
runuser -l "$user" -c "bash use.sh $(dpkg-deb -f "$deb" Version | tr '~' '-')"

echo "A user without a home that can be written is told so in words, and measures all the same."
space=$(mktemp -d)
chown nobody "$space"
cd "$space"
runuser -u nobody -- xvfb-run -a env DYNOBENCH_REHEARSAL=start dynobench window --workspace "$space/w" >out.txt 2>&1 ||
  { cat out.txt; fail "no window without a home"; }
grep -q usable out.txt || { cat out.txt; fail "the window without a home wasn't usable"; }
printf 'name = "small"\nrepetitions = 1\nrows = { sizes = [100] }\ncontenders = ["hsqldb/mem"]\n' >plan.toml
runuser -u nobody -- dynobench run plan.toml --workspace "$space/w" >out.txt 2>&1 || { cat out.txt; fail "no run without a home"; }
cd /
rm -rf "$space"

echo "Removing it leaves the user's workspace, and nothing else."
apt-get remove -y dynobench >/dev/null 2>&1 || fail "apt can't remove it"
left=$(find /usr /opt /etc -path /usr/src -prune -o -iname '*dynobench*' -print)
[ -z "$left" ] || fail "left behind: $left"
ls "$home"/dynobench/runs/*/events.jsonl >/dev/null || fail "the user's runs are gone"
echo "The .deb installs, works and goes."
