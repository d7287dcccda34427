-- Tells which SECRET_KEY the database is sealed with, and nothing of the key itself.
CREATE TABLE "secret_key_check" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "fingerprint" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secret_key_check_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "secret_key_check_id_check" CHECK ("id" = 1)
);
