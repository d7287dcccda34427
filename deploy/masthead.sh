#!/bin/sh
# Runs the masthead command as the service's user with its settings. Install it as /usr/local/bin/masthead.
# INSTALLATION is the directory of another release than the current one. Paths in arguments must be absolute.
exec systemd-run --quiet --pipe --wait --collect \
  --property=User=masthead --property=EnvironmentFile=/etc/masthead/env \
  --property=WorkingDirectory="${INSTALLATION:-/opt/masthead}" --setenv=DATA_DIR=/var/lib/masthead \
  /usr/bin/node dist/src/cli/main.js "$@"
