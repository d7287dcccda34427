-- Sessions of the earlier release, whose browser and network are unknown.
INSERT INTO "console_session" ("id", "user_id", "team_id", "api_token_id", "sign_in_method", "expires_at", "created_at")
SELECT gen_random_uuid(), "user_id", "team_id", "id", "sign_in_method", "expires_at", "created_at"
FROM "api_token"
WHERE "is_session" AND "revoked_at" IS NULL AND "expires_at" > now();
