#!/bin/sh
# Makes the files that compose.yaml reads secrets from, in deploy/secrets; those that are there are left as they are.
#
# The folder is closed to others. Its files are not: a program in a container has another user's number than yours, and
# gets the file alone.
set -eu
folder=$(dirname "$0")/secrets
umask 022
mkdir -p "$folder"
chmod 700 "$folder"

# So many random bytes as hexadecimal digits.
random() { od -An -tx1 -N"$1" /dev/urandom | tr -d ' \n'; }

# keep NAME TEXT
keep() {
  if [ ! -e "$folder/$1" ]; then
    printf '%s\n' "$2" > "$folder/$1"
    echo "made $folder/$1"
  fi
}

keep postgres_password "$(random 24)"
keep console_database_password "$(random 24)"
keep console_database_url "postgres://console:$(cat "$folder/console_database_password")@database/console"
keep console_secret "$(random 32)"
keep console_metrics_token "$(random 24)"
keep sandbox_database_password "$(random 24)"
keep sandbox_database_url "postgres://sandbox:$(cat "$folder/sandbox_database_password")@database/sandbox"
keep sandbox_metrics_token "$(random 24)"
keep subaccount_api_key "sac_test_$(random 24)"
keep sandbox_keys "$(cat "$folder/subaccount_api_key"):1"
