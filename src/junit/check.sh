#!/usr/bin/env bash
# Builds the example project of dynobench-junit with JUnit 5 and 6, and with Maven's own Java, which may be 17.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=$(sed -n 's|^    <revision>\(.*\)</revision>|\1|p' pom.xml)
mvn -B -ntp -q -pl src/junit -DskipTests install
export DYNOBENCH_HOME=$PWD/target/dynobench
for junit in 5.14.1 6.0.1; do
  mvn -B -ntp -q -f src/junit/example -Djunit.version=$junit -Ddynobench.version="$version" clean verify
  grep -ho 'tests="[0-9]*" errors="0" skipped="[01]" failures="0"' src/junit/example/target/surefire-reports/*.xml ||
    { echo "check.sh: with JUnit $junit, the example did not run as expected" >&2; exit 1; }
done
