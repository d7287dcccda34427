INSERT INTO "payout_account" ("id", "team_id") SELECT gen_random_uuid(), "id" FROM "team" WHERE "kind" = 'PUBLISHER';
