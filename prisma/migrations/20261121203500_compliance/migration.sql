ALTER TABLE "compliance_check"
  ADD COLUMN "given_text" TEXT,
  ADD COLUMN "attempts" INTEGER NOT NULL DEFAULT 0;

-- A score and a message belong to how a check ended.
ALTER TABLE "compliance_check"
  ADD CONSTRAINT "compliance_check_ended_check" CHECK (
    ("status" = 'completed') = ("compliance_score" IS NOT NULL) AND ("status" = 'failed') = ("error_message" IS NOT NULL)
  ),
  ADD CONSTRAINT "compliance_check_given_text_check" CHECK (char_length("given_text") BETWEEN 1 AND 100000),
  ADD CONSTRAINT "compliance_check_attempts_check" CHECK ("attempts" >= 0);

ALTER TABLE "compliance_issue"
  ADD CONSTRAINT "compliance_issue_title_check" CHECK (btrim("title") <> '');

-- What a killed job left open is looked for by its age.
CREATE INDEX "compliance_check_open_idx" ON "compliance_check" ("updated_at")
  WHERE "check_type" = 'automatic' AND "status" IN ('pending', 'in_progress');
