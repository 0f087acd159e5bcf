#!/bin/sh
# Starts one of the two programs in place of this script, so that it is the process that signals reach.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${1:-console}
[ $# -eq 0 ] || shift
case $program in
  console) cd "$here/console" && exec node server.js ;;
  sandbox) cd "$here/sandbox" && exec node sandbox/main.ts "$@" ;;
  health) exec node "$here/health.mjs" "$@" ;;
  *)
    echo "There is no program '$program': console, sandbox (with the arguments of its commands), or health." >&2
    exit 64
    ;;
esac
