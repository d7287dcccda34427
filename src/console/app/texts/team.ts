import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the team screen. */
export const teamTexts = {
  yourEmail: { en: 'Your email address', de: 'Ihre E-Mail-Adresse' },
  memberSince: { en: 'since {time}', de: 'seit {time}' },
  until: { en: 'until {time}', de: 'bis {time}' },
  discountLimitHint: {
    en: 'Percentage of a subtotal. Leave empty to use the server’s limit.',
    de: 'Prozentsatz einer Zwischensumme. Leer: die Grenze des Servers.',
  },
  commissionHint: {
    en: 'Percentage of the payouts. Leave empty to use the server’s commission.',
    de: 'Prozentsatz der Vergütungen. Leer: die Provision des Servers.',
  },
  ownerNameHint: {
    en: 'Name of the new user. Defaults to the email address.',
    de: 'Name des neuen Benutzers. Leer: die E-Mail-Adresse.',
  },
  ownerEmailHint: {
    en: 'The person responsible for the team, who gets an email with a link to the console. A user is created if none has this address.',
    de: 'Die Person, die für das Team verantwortlich ist. Sie erhält eine E-Mail mit einem Link zur Konsole. Gibt es noch keinen Benutzer mit dieser Adresse, wird einer angelegt.',
  },
  contactEmailHint: { en: 'Shared address of the team.', de: 'Gemeinsame Adresse des Teams.' },
  addMember: { en: 'Add member', de: 'Mitglied hinzufügen' },
  addMemberHint: {
    en: 'Must be an existing user. To add someone new, send an invitation.',
    de: 'Muss ein bestehender Benutzer sein. Alle anderen laden Sie ein.',
  },
  changeRole: { en: 'Change role', de: 'Rolle ändern' },
  roleHint: {
    en: 'Admins manage members and tokens. Buyers order. Editors work on articles and files. Finance sends payment links and manages payout details. Viewers only read.',
    de: 'Administratoren verwalten Mitglieder und Tokens. Käufer bestellen. Redakteure bearbeiten Artikel und Dateien. Finanzen sendet Zahlungslinks und verwaltet Auszahlungsdaten. Betrachter lesen nur.',
  },
  defaultRole: { en: 'Default of the team', de: 'Vorgabe des Teams' },
  operatorRoleHint: {
    en: 'Decides what the token can change. Every role reads all teams.',
    de: 'Legt fest, was der Token ändern kann. Jede Rolle liest alle Teams.',
  },
  makeOwner: { en: 'Make account owner', de: 'Zum Kontoinhaber machen' },
  removeMember: { en: 'Remove', de: 'Entfernen' },
  invite: { en: 'Invite', de: 'Einladen' },
  invitedByEmail: {
    en: 'Sends an email with a link. The link works once and expires after seven days.',
    de: 'Sendet eine E-Mail mit einem Link. Der Link gilt einmal, sieben Tage lang.',
  },
  invitedByLink: {
    en: 'This server does not send email. You get a link to share. It works once and expires after seven days.',
    de: 'Dieser Server sendet keine E-Mails. Sie erhalten einen Link zum Weitergeben. Er gilt einmal, sieben Tage lang.',
  },
  invitedWithoutEmail: {
    en: 'This server does not send email. Ask an operator of the marketplace for the invitation link.',
    de: 'Dieser Server sendet keine E-Mails. Bitten Sie einen Operator des Marktplatzes um den Einladungslink.',
  },
  noInvitations: {
    en: 'No open invitations to new members. Invited users become members when they accept.',
    de: 'Keine offenen Einladungen an neue Mitglieder. Eingeladene werden Mitglied, sobald sie annehmen.',
  },
  invitationLanguageHint: { en: 'Language of the email.', de: 'Sprache der E-Mail.' },
  ownLanguage: {
    en: 'Invitee’s language, or English',
    de: 'Sprache der eingeladenen Person, sonst Englisch',
  },
  resendHint: {
    en: 'Sends a new link, valid for 7 days. The previous link stops working.',
    de: 'Sendet einen neuen Link, der 7 Tage gilt. Der bisherige Link wird ungültig.',
  },
  newInvitationLinkHint: {
    en: 'Creates a new link, valid for 7 days. The previous link stops working.',
    de: 'Erzeugt einen neuen Link, der 7 Tage gilt. Der bisherige Link wird ungültig.',
  },
  addressNotVerified: {
    en: 'Email address not verified yet',
    de: 'E-Mail-Adresse noch nicht bestätigt',
  },
  notSignedInByEmail: {
    en: 'Has not signed in by email yet',
    de: 'Noch nicht per E-Mail angemeldet',
  },
  sendInvitation: { en: 'Send invitation', de: 'Einladung senden' },
  resendInvitation: { en: 'Resend invitation', de: 'Einladung erneut senden' },
  sendInvitationHint: {
    en: 'Sends {email} an email with a link to the console. The link works once and expires after seven days.',
    de: 'Sendet {email} eine E-Mail mit einem Link zur Konsole. Der Link gilt einmal, sieben Tage lang.',
  },
  withdrawInvitation: { en: 'Withdraw invitation', de: 'Einladung zurückziehen' },
  openInvitation: { en: 'Open invitation', de: 'Offene Einladung' },
  linkValidUntil: { en: 'link valid until {time}', de: 'Link gültig bis {time}' },
  editTeam: { en: 'Edit team', de: 'Team bearbeiten' },
  editApprovals: { en: 'Edit approvals', de: 'Freigaben bearbeiten' },
  withdraw: { en: 'Withdraw', de: 'Zurückziehen' },
  invitationLink: { en: 'Invitation link', de: 'Einladungslink' },
  invitationLinkHint: {
    en: 'This server does not send email, so pass the link on yourself. Copy it now. You won’t be able to see it again. Anyone with the link can accept the invitation.',
    de: 'Dieser Server sendet keine E-Mails, geben Sie den Link daher selbst weiter. Kopieren Sie ihn jetzt. Er wird nicht noch einmal angezeigt. Alle, die den Link haben, können die Einladung annehmen.',
  },
  newToken: { en: 'New token', de: 'Neuer Token' },
  newOperatorToken: { en: 'New operator token', de: 'Neuer Operator-Token' },
  createToken: { en: 'Create token', de: 'Token anlegen' },
  newOperatorTokenHint: {
    en: 'For an operator of the marketplace, with access to every team. The token is shown only once, after you create it.',
    de: 'Für einen Operator des Marktplatzes, mit Zugriff auf alle Teams. Der Token wird nur einmal angezeigt, nachdem Sie ihn angelegt haben.',
  },
  operatorNameHint: {
    en: 'The person or program that uses the token, such as “Kim” or “Nightly report”.',
    de: 'Die Person oder das Programm, etwa „Kim“ oder „Nächtlicher Bericht“.',
  },
  operatorEmail: { en: 'Operator email', de: 'E-Mail des Operators' },
  operatorEmailHint: {
    en: 'The user the token acts as. A user is created if none has this address. Defaults to you.',
    de: 'Der Benutzer, in dessen Namen der Token handelt. Gibt es noch keinen mit dieser Adresse, wird einer angelegt. Leer: Sie selbst.',
  },
  newTokenHint: {
    en: 'For a program that works for the team. The token is shown only once, after you create it.',
    de: 'Für ein Programm, das für das Team arbeitet. Der Token wird nur einmal angezeigt, nachdem Sie ihn angelegt haben.',
  },
  tokenNameHint: {
    en: 'A name to recognize the token by, such as “Shop” or “Reports”.',
    de: 'Ein Name zum Wiedererkennen, etwa „Shop“ oder „Berichte“.',
  },
  hintOfFULL_ACCESS: {
    en: 'All scopes of the user’s role',
    de: 'Alle Rechte der Rolle des Benutzers',
  },
  hintOfCUSTOM: { en: 'Selected scopes only', de: 'Nur ausgewählte Rechte' },
  scopeCount: { en: 'Scopes: {count}', de: 'Rechte: {count}' },
  noScopes: { en: 'No scopes', de: 'Keine Rechte' },
  selectScope: { en: 'Select at least one scope.', de: 'Wählen Sie mindestens ein Recht aus.' },
  hintOfREAD_ONLY: {
    en: 'Read access to the selected scopes, or to all if none is selected',
    de: 'Lesezugriff für die ausgewählten Rechte, ohne Auswahl für alle',
  },
  tokenEnd: { en: 'Expires', de: 'Gültig bis' },
  tokenEndHint: { en: 'Leave empty for no expiry.', de: 'Leer: unbegrenzt.' },
  tokenEndOfSessionHint: {
    en: 'At the latest with your session, {time}. An operator can create tokens that are valid for longer.',
    de: 'Spätestens mit Ihrer Sitzung, {time}. Ein Operator kann Tokens erstellen, die länger gültig sind.',
  },
  tokenEndOfTokenHint: {
    en: 'At the latest with your own token, {time}.',
    de: 'Spätestens mit Ihrem eigenen Token, {time}.',
  },
  actsAs: { en: 'Acts as', de: 'Handelt als' },
  actsAsHint: {
    en: 'If empty, the account owner of the team.',
    de: 'Wenn leer, der Kontoinhaber des Teams.',
  },
  noTokens: {
    en: 'No valid tokens. Programs that work for the team need one.',
    de: 'Keine gültigen Tokens. Programme, die für das Team arbeiten, brauchen einen.',
  },
  teamAuditHint: {
    en: 'Changes by members and operators. Other members do not see them.',
    de: 'Änderungen durch Mitglieder und Operatoren. Andere Mitglieder sehen sie nicht.',
  },
  noTeamAudit: { en: 'No changes yet.', de: 'Noch keine Änderungen.' },
  showMore: { en: 'Show more', de: 'Mehr anzeigen' },
  joinedTeam: { en: '{name} joined the team', de: '{name} ist dem Team beigetreten' },
  anOperator: { en: 'Operator', de: 'Operator' },
  tokenTitle: { en: 'Token “{name}”', de: 'Token „{name}“' },
  copyNow: {
    en: 'Copy it now. You won’t be able to see it again.',
    de: 'Kopieren Sie ihn jetzt. Er wird nicht noch einmal angezeigt.',
  },
  tokenEnds: { en: 'Expires {time}', de: 'Gültig bis {time}' },
  tokenNoExpiry: { en: 'No expiry.', de: 'Unbegrenzt gültig.' },
  lastUsed: { en: 'used {time}', de: 'benutzt {time}' },
  neverUsed: { en: 'never used', de: 'nie benutzt' },
  rotatedUntil: { en: 'Rotated, valid until {time}', de: 'Rotiert, gültig bis {time}' },
  rotationHistory: { en: 'Rotation history', de: 'Rotationsverlauf' },
  createdAtTime: { en: 'created {time}', de: 'angelegt {time}' },
  ownTokenWarning: {
    en: 'You are signed in with this token and will be signed out.',
    de: 'Sie sind mit diesem Token angemeldet und werden abgemeldet.',
  },
  rotate: { en: 'Rotate', de: 'Rotieren' },
  rotateHint: {
    en: 'Creates a new token with the same scopes and lifetime.',
    de: 'Erstellt einen Nachfolger mit denselben Rechten und derselben Laufzeit.',
  },
  rotateOwnHint: {
    en: 'Creates a new token with the same scopes and lifetime. It expires no later than your own token.',
    de: 'Erstellt einen Nachfolger mit denselben Rechten und derselben Laufzeit. Er läuft spätestens mit Ihrem eigenen Token ab.',
  },
  overlap: { en: 'Old token stays valid', de: 'Der alte bleibt gültig' },
  overlapNone: { en: 'Not at all', de: 'Gar nicht' },
  overlapWarning: {
    en: 'The old token stops working immediately. Programs that use it fail until you give them the new one.',
    de: 'Der alte wird sofort ungültig. Programme, die ihn benutzen, funktionieren erst wieder mit dem neuen.',
  },
  overlapHour: { en: 'For an hour', de: 'Eine Stunde' },
  overlapDay: { en: 'For a day', de: 'Einen Tag' },
  overlapWeek: { en: 'For a week', de: 'Eine Woche' },
  credit: { en: 'Credit', de: 'Guthaben' },
  grantCredit: { en: 'Grant credit', de: 'Guthaben hinzufügen' },
  grantCreditHint: {
    en: 'In US dollars. The team can spend it on orders.',
    de: 'In US-Dollar. Das Team kann damit Bestellungen bezahlen.',
  },
  creditExpiry: { en: 'Can be spent until', de: 'Verfügbar bis' },
  withdrawCredit: { en: 'Withdraw credit', de: 'Guthaben abziehen' },
  withdrawCreditHint: {
    en: 'At most the unspent amount. Credit that expires soonest is withdrawn first.',
    de: 'Höchstens der nicht ausgegebene Betrag. Zuerst wird abgezogen, was am frühesten verfällt.',
  },
  noCredits: {
    en: 'No credit granted or spent yet.',
    de: 'Noch kein Guthaben hinzugefügt oder ausgegeben.',
  },
  agreements: { en: 'Agreements', de: 'Vereinbarungen' },
  noAgreements: { en: 'No active agreements.', de: 'Keine geltenden Vereinbarungen.' },
  version: { en: 'Version {number}', de: 'Fassung {number}' },
  acceptedBy: { en: 'accepted by {name}, {time}', de: 'angenommen von {name}, {time}' },
  acceptAgreement: { en: 'Accept', de: 'Annehmen' },
  ownerAccepts: {
    en: 'Only the account owner can accept this agreement.',
    de: 'Nur der Kontoinhaber kann diese Vereinbarung annehmen.',
  },
} satisfies LocalizedTexts
