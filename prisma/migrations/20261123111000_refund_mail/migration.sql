-- Who paid is told of refunds, and a team of orders that ended unpaid.
ALTER TYPE "mail_kind" ADD VALUE 'REFUND' AFTER 'RECEIPT';
ALTER TYPE "mail_kind" ADD VALUE 'ORDER_ENDED' AFTER 'ORDER_ENDING';
