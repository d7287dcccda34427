ALTER TABLE "outlet" VALIDATE CONSTRAINT "outlet_publisher_id_fkey";
