ALTER TABLE "payout" VALIDATE CONSTRAINT "payout_file_id_fkey";
