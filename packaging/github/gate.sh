#!/usr/bin/env bash
# Runs a gate for the action. Writes the report, and the outputs "answer", "report" and "folder". Fails only if there is no answer.
# environment: NAME; PROGRAM; PLAN; BASELINE; CANDIDATE; ALLOW; SET; AT_MOST; WORKSPACE; GITHUB_OUTPUT and GITHUB_STEP_SUMMARY, files
set -euo pipefail
case $NAME in
  *[!A-Za-z0-9._-]* | "") echo "::error::name may have letters, digits, dots, hyphens and underscores, not: $NAME"; exit 2 ;;
esac
folder=$(mktemp -d)
options=()
[ "$ALLOW" = 0% ] || options=(--allow "$ALLOW")
while IFS= read -r line; do
  [ -z "$line" ] || options+=(--set "$line")
done <<<"$SET"
code=0
"$PROGRAM" gate "$PLAN" --baseline "$BASELINE" --candidate "$CANDIDATE" "${options[@]}" --at-most "$AT_MOST" --get \
  --workspace "$WORKSPACE" --json "$folder/gate.json" --junit "$folder/gate.xml" --markdown "$folder/gate.md" || code=$?
case $code in
  0) answer=not-slower ;;
  3) answer=slower ;;
  4) answer=undecided ;;
  *) echo "::error::The gate ended with exit code $code"; exit "$code" ;;
esac
"$PROGRAM" export latest --workspace "$WORKSPACE" --html "$folder/gate.html" >/dev/null
# A comment cannot show a picture from the report's folder; the uploaded report has it.
grep -v '^!\[' "$folder/gate.md" >"$folder/comment.md"
cat "$folder/comment.md" >>"$GITHUB_STEP_SUMMARY"
{
  echo "answer=$answer"
  echo "report=$folder/comment.md"
  echo "folder=$folder"
} >>"$GITHUB_OUTPUT"
