#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume: a database and a role of its own for each program.
set -eu

# make NAME: its password is the secret of that name.
make() {
  psql --quiet --set=ON_ERROR_STOP=1 --username "$POSTGRES_USER" --set=name="$1" \
    --set=password="$(cat "/run/secrets/$1_database_password")" <<'SQL'
create role :"name" login password :'password';
create database :"name" owner :"name" encoding 'UTF8' template template0;
SQL
}

make console
make sandbox
