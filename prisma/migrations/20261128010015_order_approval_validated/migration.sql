ALTER TABLE "order" VALIDATE CONSTRAINT "order_approval_decided_by_id_fkey";
