#!/usr/bin/env bash
# Ends the action by its answer.
# environment: ANSWER; FAIL_ON slower or undecided
set -euo pipefail
case $FAIL_ON in
  slower | undecided) ;;
  *) echo "::error::fail-on must be slower or undecided, not $FAIL_ON"; exit 2 ;;
esac
case $ANSWER in
  slower) echo "::error::The candidate is slower"; exit 3 ;;
  undecided)
    echo "::notice::No slow-down was shown. The report says what would have been found."
    [ "$FAIL_ON" = slower ] || exit 4
    ;;
esac
