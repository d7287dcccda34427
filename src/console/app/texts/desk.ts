import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the writers' desk. */
export const deskTexts = {
  desk: { en: 'Desk', de: 'Schreibtisch' },
  completedAssignments: { en: 'Completed', de: 'Abgeschlossen' },
  writerSession: { en: 'Writer', de: 'Autor' },
  toWrite: { en: 'To write', de: 'Zu schreiben' },
  waitingForOthers: { en: 'Waiting for others', de: 'Wartet auf andere' },
  nothingToWrite: {
    en: 'Nothing to write at the moment. You get an email when an article needs you.',
    de: 'Zurzeit gibt es nichts zu schreiben. Sie erhalten eine E-Mail, sobald ein Artikel Sie braucht.',
  },
  noCompletedAssignments: {
    en: 'Articles appear here when their drafts are approved.',
    de: 'Artikel erscheinen hier, sobald ihr Entwurf freigegeben ist.',
  },
  deskWrite: {
    en: 'Write the draft from the brief in a shared document, save its link, and submit it.',
    de: 'Schreiben Sie den Entwurf nach dem Briefing in einem geteilten Dokument, verlinken Sie es und reichen Sie es ein.',
  },
  deskSubmit: {
    en: 'Submit the draft for review when it is complete.',
    de: 'Reichen Sie den Entwurf zur Prüfung ein, sobald er fertig ist.',
  },
  deskWaitsForOthers: {
    en: 'Nothing to do at the moment. You get an email when the article needs you.',
    de: 'Zurzeit ist nichts zu tun. Sie erhalten eine E-Mail, sobald der Artikel Sie braucht.',
  },
  deskDraftApproved: {
    en: 'The draft is approved. Nothing is left to do.',
    de: 'Der Entwurf ist freigegeben. Es ist nichts mehr zu tun.',
  },
  deskEnded: {
    en: 'This article has ended. Nothing is left to do.',
    de: 'Dieser Artikel ist beendet. Es ist nichts mehr zu tun.',
  },
  noDraftLink: {
    en: 'Save the link to your document early, so that the client and the marketplace can find it.',
    de: 'Verlinken Sie Ihr Dokument früh, damit Kunde und Marktplatz es finden.',
  },
  publishedIn: { en: '{outlet} · {product}', de: '{outlet} · {product}' },
  dueOn: { en: 'Due {date}', de: 'Fällig am {date}' },
  draftApprovedOn: { en: 'Written, approved {date}', de: 'Geschrieben, freigegeben am {date}' },
  saveDraft: { en: 'Save draft link', de: 'Entwurf verlinken' },
  draftLinkHint: {
    en: 'Link to your shared document. Anyone with the link should be able to edit it.',
    de: 'Link zu Ihrem geteilten Dokument. Alle mit dem Link sollten es bearbeiten können.',
  },
  submitDraft: { en: 'Submit for review', de: 'Zur Prüfung einreichen' },
  submitDraftHint: {
    en: 'The client is notified and approves the draft or requests changes.',
    de: 'Der Kunde wird benachrichtigt und gibt den Entwurf frei oder fordert Änderungen an.',
  },
  requestInformation: { en: 'Request information', de: 'Informationen anfordern' },
  requestInformationHint: {
    en: 'The client gets the request by email. The article waits for the information.',
    de: 'Der Kunde erhält die Anfrage per E-Mail. Der Artikel wartet auf die Informationen.',
  },
  question: { en: 'Required information', de: 'Benötigte Informationen' },
  lastNotes: { en: 'Latest notes', de: 'Letzte Anmerkungen' },
  noBriefYet: {
    en: 'The brief appears here when the client has linked and approved it.',
    de: 'Das Briefing erscheint hier, sobald der Kunde es verlinkt und freigegeben hat.',
  },
  you: { en: 'You', de: 'Sie' },
  authorTEAM: { en: 'Client', de: 'Kunde' },
  authorOPERATOR: { en: 'Marketplace', de: 'Marktplatz' },
  authorWRITER: { en: 'Writer', de: 'Autor' },
  discussionOfWriter: {
    en: 'The client and the marketplace see your comments.',
    de: 'Der Kunde und der Marktplatz sehen Ihre Kommentare.',
  },
  inviteWriter: { en: 'Invite writer', de: 'Autor einladen' },
  inviteWriterHint: {
    en: 'You can assign articles before the writer accepts.',
    de: 'Sie können Artikel zuweisen, bevor der Autor annimmt.',
  },
} satisfies LocalizedTexts
