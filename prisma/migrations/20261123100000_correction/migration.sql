-- Which moves of articles put right what was done by mistake.
ALTER TABLE "article_status_history" ADD COLUMN "is_correction" BOOLEAN NOT NULL DEFAULT false;
