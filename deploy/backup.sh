#!/bin/sh
# Writes a backup into a directory, reads it again, and keeps 7 of days, 5 of weeks and 12 of months.
# Usage: backup.sh DIRECTORY PASSPHRASE_FILE
set -eu
directory=$1 passphrase=$2
here=$(dirname "$0")/..
masthead() { node "$here/dist/src/cli/main.js" "$@"; }

today=$(date +%F)
file=$directory/masthead-$today.tar.gz.age
masthead backup "$file" --passphrase-file "$passphrase"
masthead backup --check "$file" --passphrase-file "$passphrase"

# The newest of each day, week and month; only now that there is a new one.
keep() {
  seen=
  count=0
  for path in $(ls -r "$directory"/masthead-????-??-??.tar.gz.age); do
    day=${path##*masthead-}
    span=$(date -d "${day%.tar.gz.age}" "+$1")
    case " $seen " in *" $span "*) continue ;; esac
    seen="$seen $span"
    count=$((count + 1))
    [ "$count" -le "$2" ] || break
    echo "$path"
  done
}
kept=$(keep %F 7; keep %G-%V 5; keep %Y-%m 12)
for path in "$directory"/masthead-????-??-??.tar.gz.age; do
  case "$kept" in *"$path"*) ;; *) rm -- "$path" ;; esac
done
# What a backup left that was killed.
find "$directory" -name 'masthead-*.part' -mmin +1440 -delete
