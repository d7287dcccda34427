import type { Texts } from './text.ts'

/** A team's page. */
export const team = {
  yourEmail: { en: 'Your e-mail address', de: 'Deine E-Mail-Adresse' },
  memberSince: { en: 'since {time}', de: 'seit {time}' },
  until: { en: 'until {time}', de: 'bis {time}' },
  discountLimitHint: {
    en: 'Percent of a subtotal; empty: what the server’s settings allow.',
    de: 'Prozent einer Zwischensumme; leer: was die Einstellungen des Servers erlauben.',
  },
  ownerNameHint: {
    en: 'Of a new user; empty: the e-mail address.',
    de: 'Bei neuen Benutzern; leer: die E-Mail-Adresse.',
  },
  ownerEmailHint: {
    en: 'Of the person who answers for the team. Where nobody has this address, a user is made.',
    de: 'Adresse der Person, die für das Team verantwortlich ist. Hat sie noch kein Konto, wird eines angelegt.',
  },
  contactEmailHint: {
    en: 'Where the team as a whole is reached.',
    de: 'Unter der das Team als Ganzes erreichbar ist.',
  },
  addMember: { en: 'Add member', de: 'Mitglied hinzufügen' },
  addMemberHint: {
    en: 'A user who has an account here. Somebody else is invited.',
    de: 'Jemand, der hier ein Konto hat. Alle anderen werden eingeladen.',
  },
  makeOwner: { en: 'Make account owner', de: 'Zum Kontoinhaber machen' },
  removeMember: { en: 'Remove', de: 'Entfernen' },
  invite: { en: 'Invite', de: 'Einladen' },
  invitedByMail: {
    en: 'A mail with a link goes there, which is good for seven days and once.',
    de: 'Dorthin geht eine E-Mail mit einem Link, der sieben Tage lang und nur einmal gilt.',
  },
  invitedByLink: {
    en: 'This server sends no mail: you get a link to hand on, which is good for seven days and once.',
    de: 'Dieser Server verschickt keine E-Mails: Du bekommst einen Link zum Weitergeben, der sieben Tage lang und nur einmal gilt.',
  },
  invitedWithoutMail: {
    en: 'This server sends no mail: ask the operators of the marketplace for the link of an invitation.',
    de: 'Dieser Server verschickt keine E-Mails: Frag die Betreiber des Marktplatzes nach dem Link einer Einladung.',
  },
  noInvitations: {
    en: 'Nobody is invited. Whoever accepts an invitation becomes a member.',
    de: 'Niemand ist eingeladen. Wer eine Einladung annimmt, wird Mitglied.',
  },
  invitationLanguageHint: {
    en: 'In which language the mail is.',
    de: 'Sprache der E-Mail.',
  },
  ownLanguage: { en: 'Their own, else English', de: 'Die eigene, sonst Englisch' },
  resendHint: {
    en: 'With another link and seven days more; the earlier link works no more.',
    de: 'Mit einem neuen Link, der sieben Tage gilt; der frühere wird ungültig.',
  },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen' },
  invitationLink: { en: 'Link of the invitation', de: 'Link der Einladung' },
  invitationLinkHint: {
    en: 'This server sends no mail. Hand the link on yourself: it is shown this once, and whoever has it can accept.',
    de: 'Dieser Server verschickt keine E-Mails. Gib den Link selbst weiter: Er wird nur dieses eine Mal angezeigt, und wer ihn hat, kann die Einladung annehmen.',
  },
  newToken: { en: 'New token', de: 'Neuer Token' },
  newOperatorToken: { en: 'New operator token', de: 'Neuer Operator-Token' },
  createToken: { en: 'Create token', de: 'Token anlegen' },
  newOperatorTokenHint: {
    en: 'For somebody who runs the marketplace: it reaches every team. Its text is shown once, when it is made.',
    de: 'Für jemanden, der den Marktplatz betreibt: Er gilt für alle Teams. Er wird nur einmal angezeigt, gleich nach dem Anlegen.',
  },
  operatorNameHint: {
    en: 'Who or what uses it, such as “Kim” or “Nightly report”.',
    de: 'Wer oder was ihn benutzt, etwa „Kim“ oder „Nächtlicher Bericht“.',
  },
  operatorEmail: { en: 'E-mail of the operator', de: 'E-Mail des Operators' },
  operatorEmailHint: {
    en: 'Whom it acts as; an account is made where there is none. Empty: you.',
    de: 'In wessen Namen er handelt; gibt es noch kein Konto, wird eines angelegt. Leer: in deinem.',
  },
  newTokenHint: {
    en: 'For a program that works for the team. Its text is shown once, when it is made.',
    de: 'Für ein Programm, das für das Team arbeitet. Er wird nur einmal angezeigt, gleich nach dem Anlegen.',
  },
  tokenNameHint: {
    en: 'To recognize it by, such as “Shop” or “Reports”.',
    de: 'Um ihn wiederzuerkennen, etwa „Shop“ oder „Berichte“.',
  },
  hintOfFULL_ACCESS: { en: 'Everything the team may do', de: 'Alles, was das Team darf' },
  hintOfCUSTOM: { en: 'What is ticked', de: 'Was angekreuzt ist' },
  rightsCount: { en: 'Rights: {count}', de: 'Rechte: {count}' },
  tickScope: {
    en: 'Tick at least one thing that the token may do.',
    de: 'Kreuze mindestens eines an, was der Token darf.',
  },
  hintOfREAD_ONLY: {
    en: 'Reads what is ticked, everything where nothing is',
    de: 'Liest, was angekreuzt ist; ist nichts angekreuzt, alles',
  },
  tokenEnd: { en: 'Ends', de: 'Gültig bis' },
  tokenEndHint: { en: 'Never when empty.', de: 'Leer: unbegrenzt.' },
  tokenEndOwnHint: {
    en: 'Never when empty, and with your own token at the latest.',
    de: 'Leer: unbegrenzt, längstens aber so lange wie dein eigener Token.',
  },
  actsAs: { en: 'Acts as', de: 'Handelt als' },
  theOwner: { en: 'The account owner', de: 'Der Kontoinhaber' },
  noTokens: {
    en: 'No token is in force. Programs that work for the team need one.',
    de: 'Es gibt keinen gültigen Token. Programme, die für das Team arbeiten, brauchen einen.',
  },
  tokenOnce: { en: 'Token “{name}”', de: 'Token „{name}“' },
  tokenOnceHint: {
    en: 'Copy it now: it is shown this once and not kept.',
    de: 'Kopiere ihn jetzt: Er wird nur dieses eine Mal angezeigt und nicht gespeichert.',
  },
  tokenEnds: { en: 'Ends {time}', de: 'Gültig bis {time}' },
  tokenLasts: { en: 'It does not end by itself.', de: 'Er gilt unbegrenzt.' },
  lastUsed: { en: 'used {time}', de: 'benutzt {time}' },
  neverUsed: { en: 'never used', de: 'nie benutzt' },
  replacedUntil: { en: 'Replaced, valid until {time}', de: 'Ersetzt, gültig bis {time}' },
  lineage: { en: 'Replaced by one another', de: 'Nacheinander ersetzt' },
  madeAt: { en: 'made {time}', de: 'angelegt {time}' },
  ownToken: {
    en: 'You are signed in with this token: you will be signed out.',
    de: 'Du bist mit diesem Token angemeldet: Du wirst abgemeldet.',
  },
  rotate: { en: 'Replace', de: 'Ersetzen' },
  rotateHint: {
    en: 'Makes a successor that may do the same for as long.',
    de: 'Erstellt einen Nachfolger mit denselben Rechten und derselben Laufzeit.',
  },
  rotateOwnHint: {
    en: 'Makes a successor that may do the same for as long, and ends with your own token at the latest.',
    de: 'Erstellt einen Nachfolger mit denselben Rechten und derselben Laufzeit, der spätestens mit deinem eigenen Token endet.',
  },
  overlap: { en: 'The old one stays valid', de: 'Der alte bleibt gültig' },
  overlapNone: { en: 'Not at all', de: 'Gar nicht' },
  overlapWarning: {
    en: 'The old one ends at once: whatever uses it fails until it has the new one.',
    de: 'Der alte endet sofort: Was ihn benutzt, funktioniert erst wieder mit dem neuen.',
  },
  overlapHour: { en: 'For an hour', de: 'Eine Stunde' },
  overlapDay: { en: 'For a day', de: 'Einen Tag' },
  overlapWeek: { en: 'For a week', de: 'Eine Woche' },
  credit: { en: 'Credit', de: 'Guthaben' },
  grantCredit: { en: 'Grant credit', de: 'Guthaben hinzufügen' },
  grantCreditHint: {
    en: 'In US dollars; the team spends it on orders.',
    de: 'In US-Dollar; das Team bezahlt damit Bestellungen.',
  },
  spendableUntil: { en: 'Can be spent until', de: 'Kann ausgegeben werden bis' },
  withdrawCredit: { en: 'Withdraw credit', de: 'Guthaben abziehen' },
  withdrawCreditHint: {
    en: 'As much as is not spent, of what expires soonest.',
    de: 'Höchstens so viel, wie noch nicht ausgegeben ist; zuerst, was am frühesten verfällt.',
  },
  noCredits: {
    en: 'No credit was ever granted or spent.',
    de: 'Bisher kam kein Guthaben hinzu, und keines wurde ausgegeben.',
  },
  agreements: { en: 'Agreements', de: 'Vereinbarungen' },
  noAgreements: {
    en: 'No agreement is in force.',
    de: 'Keine Vereinbarung ist in Kraft.',
  },
  version: { en: 'Version {number}', de: 'Fassung {number}' },
  acceptedBy: { en: 'accepted by {name}, {time}', de: 'angenommen von {name}, {time}' },
  acceptAgreement: { en: 'Accept', de: 'Annehmen' },
  ownerAccepts: {
    en: 'Only the account owner can accept it.',
    de: 'Nur der Kontoinhaber kann sie annehmen.',
  },
} satisfies Texts
