#!/bin/sh
# Runs the masthead command with the user and the settings of the service. Install it as /usr/local/bin/masthead.
# To run another release than /opt/masthead, set INSTALLATION to its directory. Paths in arguments must be absolute.
exec systemd-run --quiet --pipe --wait --collect \
  --property=User=masthead --property=EnvironmentFile=/etc/masthead/env \
  --property=WorkingDirectory="${INSTALLATION:-/opt/masthead}" --setenv=DATA_DIR=/var/lib/masthead \
  /usr/bin/node dist/src/cli/main.js "$@"
