ALTER TABLE "placement" ADD COLUMN "link_changes" JSONB NOT NULL DEFAULT '[]';

CREATE TYPE "placement_party" AS ENUM ('PUBLISHER', 'OPERATOR');

CREATE TABLE "placement_comment" (
  "id" UUID NOT NULL,
  "team_id" UUID NOT NULL,
  "placement_id" UUID NOT NULL,
  "party" "placement_party" NOT NULL,
  "content" TEXT NOT NULL,
  "author_name" TEXT NOT NULL,
  "user_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "placement_comment_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "placement_comment_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "team"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "placement_comment_placement_id_fkey" FOREIGN KEY ("placement_id") REFERENCES "placement"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "placement_comment_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE INDEX "placement_comment_created_at_id_idx" ON "placement_comment"("created_at", "id");
CREATE INDEX "placement_comment_team_id_created_at_id_idx" ON "placement_comment"("team_id", "created_at", "id");
CREATE INDEX "placement_comment_placement_id_created_at_id_idx" ON "placement_comment"("placement_id", "created_at", "id");
