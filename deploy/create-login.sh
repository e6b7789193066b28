#!/bin/sh
# What the app signs in as: no superuser, which production refuses because it would walk past row security.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U postgres -d prato <<'SQL'
create role prato login createrole password :'password';
grant create on database prato to prato with grant option;
grant usage, create on schema public to prato with grant option;
SQL
