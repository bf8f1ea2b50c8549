#!/usr/bin/env bash
# Finds the program for the action: an unpacked folder, or the Linux archive of a release. Prints it as the output "program".
# environment: DYNOBENCH folder, or empty; RELEASE tag, or latest; REPOSITORY owner/name; GITHUB_OUTPUT file
set -euo pipefail
if [ -n "$DYNOBENCH" ]; then
  program=$DYNOBENCH/bin/dynobench
else
  folder=$(mktemp -d)
  tag=$RELEASE
  [ "$tag" != latest ] || tag=$(gh release view --repo "$REPOSITORY" --json tagName --jq .tagName)
  gh release download "$tag" --repo "$REPOSITORY" --pattern '*-linux-x64.tar.gz' --dir "$folder"
  tar -xzf "$folder"/*.tar.gz -C "$folder"
  program=$(echo "$folder"/*/bin/dynobench)
fi
[ -x "$program" ] || { echo "::error::There is no program $program"; exit 1; }
"$program" --version
echo "program=$program" >>"$GITHUB_OUTPUT"
