#!/usr/bin/env bash
# Writes the report as a comment on the pull request. A later run of the same gate replaces its comment.
# environment: NAME of the gate; NUMBER of the pull request; REPORT, a file; GITHUB_REPOSITORY; GH_TOKEN
set -euo pipefail
export MARKER="<!-- Dynobench gate: $NAME -->"
body=$(mktemp)
{ echo "$MARKER"; cat "$REPORT"; } >"$body"
comments="repos/$GITHUB_REPOSITORY/issues/$NUMBER/comments"
own=$(gh api --paginate "$comments" --jq '.[] | select(.user.type == "Bot" and (.body | startswith(env.MARKER))) | .id' | sed -n 1p)
if [ -n "$own" ]; then
  gh api --silent --method PATCH "repos/$GITHUB_REPOSITORY/issues/comments/$own" -F body=@"$body"
else
  gh api --silent "$comments" -F body=@"$body"
fi
