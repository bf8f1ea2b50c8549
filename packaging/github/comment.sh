#!/usr/bin/env bash
# Writes the report as a comment on the pull request. A later run of the same gate replaces its comment.
# environment: NAME of the gate; NUMBER of the pull request; REPORT, a file; GITHUB_REPOSITORY; GH_TOKEN
set -euo pipefail
export MARKER="<!-- Dynobench gate: $NAME -->"
body=$(mktemp)
# GitHub refuses comments of more than 65,536 characters. The uploaded report has everything.
{ echo "$MARKER"; head -c 60000 "$REPORT" | iconv -c -f UTF-8 -t UTF-8; } >"$body"
comments="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments"
own=$(gh api --paginate "$comments" --jq '.[] | select(.user.type == "Bot" and (.body | startswith(env.MARKER))) | .id' | sed -n 1p)
# The comment of another bot cannot be changed.
if [ -z "$own" ] || ! gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$own" -F body=@"$body"; then
  gh api --silent "$comments" -F body=@"$body"
fi
