import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the screens about balances, payouts and statements of publishers. */
export const payoutTexts = {
  pendingPayouts: { en: 'Payouts to transfer', de: 'Zu überweisende Auszahlungen' },
  balance: { en: 'Balance', de: 'Kontostand' },
  balanceHint: {
    en: 'Each delivered placement is payable after the holding period.',
    de: 'Jeder gelieferte Auftrag ist nach der Wartezeit auszahlbar.',
  },
  balancePending: { en: 'In the holding period', de: 'In der Wartezeit' },
  balancePayable: { en: 'Payable', de: 'Auszahlbar' },
  balanceInPayout: { en: 'In transfer', de: 'In Überweisung' },
  balancePaid: { en: 'Paid', de: 'Ausgezahlt' },
  noPayouts: {
    en: 'The marketplace pays what is payable. Payouts appear here.',
    de: 'Der Marktplatz zahlt aus, was auszahlbar ist. Auszahlungen erscheinen hier.',
  },
  noEarnings: {
    en: 'Each delivered placement appears here with its payout.',
    de: 'Jeder gelieferte Auftrag erscheint hier mit seiner Vergütung.',
  },
  payableFrom: { en: 'payable from {date}', de: 'auszahlbar ab {date}' },
  payoutReturned: {
    en: 'the amount is in the balance again',
    de: 'der Betrag ist wieder auf dem Konto',
  },
  payoutAccount: { en: 'Bank account', de: 'Bankkonto' },
  payoutAccountHint: {
    en: 'Members get an email about a changed bank account.',
    de: 'Über ein geändertes Bankkonto werden die Mitglieder per E-Mail benachrichtigt.',
  },
  bicHint: { en: 'Most banks do not require it.', de: 'Die meisten Banken verlangen ihn nicht.' },
  noPayoutAccount: {
    en: 'No bank account yet. Payouts require a bank account. Address and tax number appear on statements.',
    de: 'Noch kein Bankkonto. Auszahlungen erfordern ein Bankkonto. Adresse und Steuernummer stehen auf den Abrechnungen.',
  },
  accountHeld: {
    en: 'You have replaced the IBAN. To protect you against theft, payment files omit the account until {time}. If you need the money earlier, ask the marketplace to confirm the account.',
    de: 'Sie haben die IBAN gewechselt. Zum Schutz vor Diebstahl lassen Zahlungsdateien das Konto bis {time} aus. Bitten Sie den Marktplatz, das Konto zu bestätigen, falls Sie das Geld früher benötigen.',
  },
  accountHeldForOperator: {
    en: 'The publisher has replaced the IBAN. Payment files omit the account until {time}.',
    de: 'Der Verlag hat die IBAN gewechselt. Zahlungsdateien lassen das Konto bis {time} aus.',
  },
  confirmAccount: { en: 'Confirm account', de: 'Konto bestätigen' },
  confirmAccountHint: {
    en: 'Confirm {iban} only if you have verified it with the publisher by phone, at a number that you already used. Payment files then include the account.',
    de: 'Bestätigen Sie {iban} nur, wenn der Verlag sie Ihnen unter einer bekannten Telefonnummer bestätigt hat. Zahlungsdateien enthalten das Konto dann wieder.',
  },
  transfersEnabled: {
    en: 'The account at {provider} can receive transfers.',
    de: 'Das Konto bei {provider} kann Überweisungen empfangen.',
  },
  transfersNotEnabled: {
    en: 'The account at {provider} cannot receive transfers yet.',
    de: 'Das Konto bei {provider} kann noch keine Überweisungen empfangen.',
  },
  noStatements: {
    en: 'A statement is issued after each month with earnings or payouts.',
    de: 'Nach jedem Monat mit Einnahmen oder Auszahlungen wird eine Abrechnung erstellt.',
  },
  shownOf: { en: '{count} of {total} shown', de: '{count} von {total} angezeigt' },
  statementEntries: { en: 'Entries of the month', de: 'Buchungen des Monats' },
  statementBalance: { en: 'balance {amount}', de: 'Kontostand {amount}' },
  paidPlacements: { en: 'Placements', de: 'Aufträge' },
  stepCreated: { en: 'Created', de: 'Angelegt' },
  stepPaidOut: { en: 'Paid', de: 'Bezahlt' },
  inPaymentFile: { en: 'In a payment file', de: 'In einer Zahlungsdatei' },
  paymentFile: { en: 'Payment file', de: 'Zahlungsdatei' },
  executedOn: { en: 'Execution on {date}', de: 'Ausführung am {date}' },
  transfer: { en: 'Transfer', de: 'Überweisung' },
  transferBy: { en: 'Transferred by', de: 'Überwiesen durch' },
  byHand: { en: 'By hand', de: 'Von Hand' },
  byPaymentFile: { en: 'Payment file', de: 'Zahlungsdatei' },
  receivingAccount: { en: 'Receiving account', de: 'Empfängerkonto' },
  openPayoutsTotal: {
    en: 'Open payouts: {count}. Total: {total}.',
    de: 'Offene Auszahlungen: {count}. Summe: {total}.',
  },
  clearOpenPayouts: {
    en: 'Clear those that another file or method pays.',
    de: 'Wählen Sie ab, was anders gezahlt wird.',
  },
  omittedPayouts: {
    en: 'Not in this file, because the bank account of the publisher is missing or held, or the file is full: {count}.',
    de: 'Nicht in dieser Datei, weil die Bankverbindung des Verlags fehlt oder zurückgehalten wird oder die Datei voll ist: {count}.',
  },
  addPayoutAccount: { en: 'Add bank account', de: 'Bankverbindung angeben' },
  editPayoutAccount: { en: 'Edit bank account', de: 'Bankverbindung ändern' },
  earningsByPlacement: { en: 'Earnings by placement', de: 'Einnahmen nach Auftrag' },
  balanceOf: { en: 'Balance of {name}', de: 'Kontostand von {name}' },
  noOpenPayouts: {
    en: 'No payout is waiting for a transfer.',
    de: 'Keine Auszahlung wartet auf eine Überweisung.',
  },
  noTransferablePayouts: {
    en: 'The bank accounts of all publishers with open payouts are missing or held.',
    de: 'Die Bankverbindungen aller Verlage mit offenen Auszahlungen fehlen oder werden zurückgehalten.',
  },
  executionDateHint: { en: 'Defaults to today.', de: 'Leer: heute.' },
  newPaymentFile: { en: 'New payment file', de: 'Neue Zahlungsdatei' },
  createPaymentFile: { en: 'Create payment file', de: 'Zahlungsdatei anlegen' },
  newPaymentFileHint: {
    en: 'A credit transfer file (ISO 20022, pain.001) for your bank. Mark it as paid when the bank has executed it.',
    de: 'Eine Überweisungsdatei (ISO 20022, pain.001) für Ihre Bank. Markieren Sie sie als bezahlt, sobald die Bank sie ausgeführt hat.',
  },
  downloadPaymentFile: { en: 'Download XML', de: 'XML herunterladen' },
  markPayoutFilePaid: { en: 'Mark as paid', de: 'Als bezahlt markieren' },
  cancelPayoutFile: { en: 'Cancel file', de: 'Datei stornieren' },
  sendPayout: { en: 'Send by provider', de: 'Über Anbieter senden' },
  cancelPayout: { en: 'Cancel payout', de: 'Auszahlung abbrechen' },
  reversePayout: { en: 'Reverse payout', de: 'Auszahlung zurückbuchen' },
  reversePayoutHint: {
    en: 'The amount returns to the balance of the publisher. Record it when you have the money back.',
    de: 'Der Betrag geht auf das Konto des Verlags zurück. Tragen Sie dies ein, sobald Sie das Geld zurückhaben.',
  },
  createPayout: { en: 'Create payout', de: 'Auszahlung anlegen' },
  markPayoutPaid: { en: 'Mark as paid', de: 'Als bezahlt markieren' },
  payoutMarkedPaid: {
    en: 'The payout is marked as paid.',
    de: 'Die Auszahlung ist als bezahlt markiert.',
  },
  payoutFileMarkedPaid: {
    en: 'The payouts of the file are marked as paid.',
    de: 'Die Auszahlungen der Datei sind als bezahlt markiert.',
  },
  markPayoutPaidHint: {
    en: 'Enter the reference of the transfer. This is final, and settles the placements.',
    de: 'Geben Sie die Referenz der Überweisung ein. Dies ist endgültig und rechnet die Aufträge ab.',
  },
} satisfies LocalizedTexts
