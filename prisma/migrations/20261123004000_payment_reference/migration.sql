-- What names a transfer at the bank, as the operator notes it who confirms the payment.
ALTER TABLE "order_payment" ADD COLUMN "reference" TEXT;
