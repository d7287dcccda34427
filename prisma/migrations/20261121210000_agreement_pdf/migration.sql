-- The signed copy is drawn from the text and its acceptance, neither of which ever changes: no file has to be kept.
DROP TRIGGER "agreement_acceptance_pdf_file_id_same_team_inserted" ON "agreement_acceptance";
DROP TRIGGER "agreement_acceptance_pdf_file_id_same_team_updated" ON "agreement_acceptance";
ALTER TABLE "agreement_acceptance" DROP COLUMN "pdf_file_id";
