#!/bin/sh
# Writes a backup to a directory, verifies it, and keeps 7 daily, 5 weekly and 12 monthly backups.
# Usage: backup.sh DIRECTORY PASSPHRASE_FILE
set -eu
directory=$1 passphrase=$2
here=$(dirname "$0")/..
masthead() { node "$here/dist/src/cli/main.js" "$@"; }

today=$(date +%F)
file=$directory/masthead-$today.tar.gz.age
masthead backup "$file" --passphrase-file "$passphrase"
masthead backup --check "$file" --passphrase-file "$passphrase"

# Deletes old backups only after a new one has been written: keeps the latest of each day, week and month.
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
# Deletes the leftovers of an interrupted backup.
find "$directory" -name 'masthead-*.part' -mmin +1440 -delete
