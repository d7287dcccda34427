import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the screens about outlets, placements and earnings of publishers. */
export const publishingTexts = {
  publisherSession: { en: 'Publisher', de: 'Verlag' },
  invitePublisher: { en: 'Invite publisher', de: 'Verlag einladen' },
  publisherName: { en: 'Name of the publisher', de: 'Name des Verlags' },
  publishing: { en: 'Publishing', de: 'Verlage' },
  settings: { en: 'Settings', de: 'Einstellungen' },
  earnings: { en: 'Earnings', de: 'Einnahmen' },
  applicationsToReview: { en: 'Applications to review', de: 'Zu prüfende Bewerbungen' },
  approveApplicationHint: {
    en: 'Creates the publisher team and invites the applicant as its account owner.',
    de: 'Legt das Team des Verlags an und lädt die Person als Kontoinhaber ein.',
  },
  rejectApplicationHint: {
    en: 'The applicant gets the reason by email. This is final.',
    de: 'Die Person erhält den Grund per E-Mail. Dies ist endgültig.',
  },
  outletsToReview: { en: 'Outlets to review', de: 'Zu prüfende Medien' },
  declinedPlacements: { en: 'Declined placements', de: 'Abgelehnte Aufträge' },
  overduePlacements: {
    en: 'Placements not accepted in time',
    de: 'Nicht rechtzeitig angenommene Aufträge',
  },
  pendingPayouts: { en: 'Payouts to transfer', de: 'Zu überweisende Auszahlungen' },
  toAccept: { en: 'To accept', de: 'Anzunehmen' },
  toDeliver: { en: 'To deliver', de: 'Zu liefern' },
  closedPlacements: { en: 'Closed', de: 'Abgeschlossen' },
  nothingToAccept: {
    en: 'No offers at the moment. You get an email when a product is ordered.',
    de: 'Zurzeit gibt es keine Angebote. Sie erhalten eine E-Mail, sobald ein Produkt bestellt wird.',
  },
  nothingToDeliver: { en: 'Nothing to deliver.', de: 'Nichts zu liefern.' },
  noClosedPlacements: {
    en: 'Delivered and declined placements appear here.',
    de: 'Gelieferte und abgelehnte Aufträge erscheinen hier.',
  },
  acceptUntil: { en: 'accept by {date}', de: 'annehmen bis {date}' },
  publishUntil: { en: 'publish by {date}', de: 'veröffentlichen bis {date}' },
  accept: { en: 'Accept', de: 'Annehmen' },
  decline: { en: 'Decline', de: 'Ablehnen' },
  declineHint: {
    en: 'This is final. The marketplace sees the reason and replaces or refunds the placement.',
    de: 'Dies ist endgültig. Der Marktplatz sieht den Grund und ersetzt oder erstattet den Auftrag.',
  },
  deliver: { en: 'Deliver', de: 'Liefern' },
  deliverHint: {
    en: 'The draft must be approved. The payout is earned with the delivery.',
    de: 'Der Entwurf muss freigegeben sein. Mit der Lieferung ist die Vergütung verdient.',
  },
  publicationUrl: { en: 'URL of the publication', de: 'URL der Veröffentlichung' },
  waitsForDraft: {
    en: 'The draft appears here when the buyer has approved it. Then you can deliver.',
    de: 'Der Entwurf erscheint hier, sobald der Käufer ihn freigegeben hat. Dann können Sie liefern.',
  },
  withdrawnPlacement: {
    en: 'This placement was withdrawn. You do not need to deliver it.',
    de: 'Dieser Auftrag wurde zurückgezogen. Sie müssen ihn nicht liefern.',
  },
  articleAndDraft: { en: 'Article', de: 'Artikel' },
  forOperators: { en: 'Order and commission', de: 'Bestellung und Provision' },
  newPublisherOutlet: { en: 'New outlet', de: 'Neues Medium' },
  newPublisherOutletHint: {
    en: 'A draft. Submit it for review when it has a product.',
    de: 'Ein Entwurf. Reichen Sie ihn zur Prüfung ein, sobald er ein Produkt hat.',
  },
  importOutlets: { en: 'Import', de: 'Importieren' },
  importOutletsHint: {
    en: 'A CSV file with one row per product, at most 500 rows. A preview shows the changes before you import. New outlets are drafts.',
    de: 'Eine CSV-Datei mit einer Zeile je Produkt, höchstens 500 Zeilen. Eine Vorschau zeigt die Änderungen vor dem Import. Neue Medien sind Entwürfe.',
  },
  outletsChecked: { en: 'The file has no errors.', de: 'Die Datei hat keine Fehler.' },
  createOutlet: { en: 'Create outlet', de: 'Medium anlegen' },
  noPublisherOutlets: {
    en: 'Create your first outlet, add a product with your payout, and submit it for review.',
    de: 'Legen Sie Ihr erstes Medium an, fügen Sie ein Produkt mit Ihrer Vergütung hinzu und reichen Sie es zur Prüfung ein.',
  },
  submitOutlet: { en: 'Submit for review', de: 'Zur Prüfung einreichen' },
  proveDomain: { en: 'Prove domain', de: 'Domain nachweisen' },
  checkDomain: { en: 'Check again', de: 'Erneut prüfen' },
  proveDomainHint: {
    en: 'Prove that you control the domain with a DNS record or a file. The marketplace sees the result when it reviews the outlet.',
    de: 'Weisen Sie mit einem DNS-Eintrag oder einer Datei nach, dass Ihnen die Domain gehört. Der Marktplatz sieht das Ergebnis bei der Prüfung.',
  },
  publishProof: {
    en: 'Publish the value in a TXT record or in a file, then check again.',
    de: 'Veröffentlichen Sie den Wert in einem TXT-Eintrag oder in einer Datei und prüfen Sie dann erneut.',
  },
  proofRecord: { en: 'TXT record', de: 'TXT-Eintrag' },
  proofFile: { en: 'File', de: 'Datei' },
  proofValue: { en: 'Value', de: 'Wert' },
  pauseOutlet: { en: 'Pause', de: 'Pausieren' },
  resumeOutlet: { en: 'Resume', de: 'Fortsetzen' },
  approveOutlet: { en: 'Approve', de: 'Freigeben' },
  rejectOutlet: { en: 'Reject', de: 'Ablehnen' },
  rejectOutletHint: {
    en: 'The publisher gets the reason by email, and can submit the outlet again.',
    de: 'Der Verlag erhält den Grund per E-Mail und kann das Medium erneut einreichen.',
  },
  pendingChange: { en: 'Change to review', de: 'Änderung zu prüfen' },
  rejectChangeHint: {
    en: 'The publisher gets the reason by email. The outlet stays as it is.',
    de: 'Der Verlag erhält den Grund per E-Mail. Das Medium bleibt, wie es ist.',
  },
  rejectionReason: { en: 'Reason of the rejection', de: 'Grund der Ablehnung' },
  payoutHint: {
    en: 'Your share of each unit in US dollars. The marketplace adds its commission to the price.',
    de: 'Ihr Anteil je Einheit in US-Dollar. Der Marktplatz schlägt seine Provision auf den Preis auf.',
  },
  stateDRAFT: {
    en: 'This outlet is a draft. Add a product, then submit it for review.',
    de: 'Dieses Medium ist ein Entwurf. Fügen Sie ein Produkt hinzu und reichen Sie es zur Prüfung ein.',
  },
  statePENDING_REVIEW: {
    en: 'The marketplace reviews this outlet. You get an email with the decision.',
    de: 'Der Marktplatz prüft dieses Medium. Sie erhalten die Entscheidung per E-Mail.',
  },
  statePENDING_AGREEMENT: {
    en: 'This outlet is approved. It goes on sale when you accept the agreements in the settings.',
    de: 'Dieses Medium ist freigegeben. Es kommt in den Verkauf, sobald Sie die Vereinbarungen in den Einstellungen annehmen.',
  },
  stateREJECTED: {
    en: 'This outlet was rejected. Correct it and submit it again.',
    de: 'Dieses Medium wurde abgelehnt. Korrigieren Sie es und reichen Sie es erneut ein.',
  },
  stateACTIVE: { en: 'This outlet is on sale.', de: 'Dieses Medium ist im Verkauf.' },
  stateINACTIVE: {
    en: 'This outlet is paused. If the marketplace has paused it, ask the marketplace to resume it.',
    de: 'Dieses Medium ist pausiert. Hat der Marktplatz es pausiert, bitten Sie ihn, es fortzusetzen.',
  },
  stateSUSPENDED: {
    en: 'The marketplace took this outlet off sale.',
    de: 'Der Marktplatz hat dieses Medium aus dem Verkauf genommen.',
  },
  stateARCHIVED: { en: 'This outlet is archived.', de: 'Dieses Medium ist archiviert.' },
  toAgreements: { en: 'Accept agreements', de: 'Vereinbarungen annehmen' },
  balance: { en: 'Balance', de: 'Kontostand' },
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
  createPayout: { en: 'Create payout', de: 'Auszahlung anlegen' },
  markPayoutPaid: { en: 'Mark as paid', de: 'Als bezahlt markieren' },
  markPayoutPaidHint: {
    en: 'Enter the reference of the transfer. This is final, and settles the placements.',
    de: 'Geben Sie die Referenz der Überweisung ein. Dies ist endgültig und rechnet die Aufträge ab.',
  },
} satisfies LocalizedTexts
