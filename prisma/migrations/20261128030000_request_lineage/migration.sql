-- The first token in the chain of rotations: a rotated token lists the requests of its predecessors.
ALTER TABLE "api_request" ADD COLUMN "lineage_id" UUID;
