-- The status that an archived outlet had, which restoring gives back.
ALTER TABLE "outlet" ADD COLUMN "former_status" "outlet_status";
