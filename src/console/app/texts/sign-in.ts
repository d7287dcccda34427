import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the sign-in by email, passkey and SSO, and of the sign-in settings. */
export const signInTexts = {
  signInByEmail: { en: 'Sign in by email', de: 'Per E-Mail anmelden' },
  signInByEmailHint: {
    en: 'For team members. We send you a link to sign in.',
    de: 'Für Teammitglieder. Wir senden Ihnen einen Link zum Anmelden.',
  },
  passkey: { en: 'Passkey', de: 'Passkey' },
  signInWithPasskey: { en: 'Sign in with a passkey', de: 'Mit einem Passkey anmelden' },
  noPasskeyUsed: {
    en: 'No passkey was used. Try again, or sign in another way.',
    de: 'Es wurde kein Passkey verwendet. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  },
  signInByToken: { en: 'Sign in with a token', de: 'Mit einem Token anmelden' },
  signInAnotherWay: { en: 'Sign in another way', de: 'Anders anmelden' },
  teamChoice: { en: 'Choose a team', de: 'Team auswählen' },
  teamToEnter: { en: 'Team', de: 'Team' },
  signInSettings: { en: 'Sign-in', de: 'Anmeldung' },
  passkeys: { en: 'Passkeys', de: 'Passkeys' },
  passkeysHint: {
    en: 'Sign in with your fingerprint, face or PIN, without an email.',
    de: 'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN an, ohne E-Mail.',
  },
  operatorPasskeysHint: {
    en: 'Sign in with your fingerprint, face or PIN. A passkey has the role of the operator token with which you add it, and ends with the token.',
    de: 'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN an. Ein Passkey hat die Rolle des Operator-Tokens, mit dem Sie ihn hinzufügen, und endet mit dem Token.',
  },
  noPasskeys: { en: 'You have no passkeys.', de: 'Sie haben keine Passkeys.' },
  passkeysUnavailable: {
    en: 'Browsers allow no passkeys at the address of this server. It needs a domain name, and https except on localhost.',
    de: 'Browser erlauben keine Passkeys unter der Adresse dieses Servers. Sie braucht einen Domainnamen, und https außer auf localhost.',
  },
  passkeysNeedSession: {
    en: 'To add a passkey, sign in by email link or single sign-on. A token cannot add one.',
    de: 'Um einen Passkey hinzuzufügen, melden Sie sich per E-Mail-Link oder Single Sign-on an. Mit einem Token ist das nicht möglich.',
  },
  addPasskey: { en: 'Add passkey', de: 'Passkey hinzufügen' },
  addPasskeyHint: {
    en: 'Your browser then requests your fingerprint, face or PIN.',
    de: 'Ihr Browser fragt danach nach Fingerabdruck, Gesicht oder PIN.',
  },
  passkeyNameHint: {
    en: 'To recognize it in the list, such as “Laptop”.',
    de: 'Um ihn in der Liste zu erkennen, etwa „Laptop“.',
  },
  passkeyAdded: { en: 'Passkey added', de: 'Passkey hinzugefügt' },
  passkeyExists: {
    en: 'This device already has a passkey of your account.',
    de: 'Dieses Gerät hat bereits einen Passkey Ihres Kontos.',
  },
  addedAtTime: { en: 'added {time}', de: 'hinzugefügt {time}' },
  removePasskey: { en: 'Remove', de: 'Entfernen' },
  removePasskeyHint: {
    en: 'It can no longer be used to sign in. Delete it on your device too. Open sessions stay open.',
    de: 'Mit ihm ist keine Anmeldung mehr möglich. Löschen Sie ihn auch auf Ihrem Gerät. Offene Sitzungen bleiben offen.',
  },
  sessions: { en: 'Sessions', de: 'Sitzungen' },
  sessionsHint: {
    en: 'Your sessions in the console. A session ends after 12 hours at the latest.',
    de: 'Wo Sie in der Konsole angemeldet sind. Eine Sitzung endet spätestens nach 12 Stunden.',
  },
  noSessions: {
    en: 'No sessions. You are signed in with a token.',
    de: 'Keine Sitzungen. Sie sind mit einem Token angemeldet.',
  },
  lastSignIn: { en: 'Last sign-in', de: 'Letzte Anmeldung' },
  neverSignedIn: { en: 'Not signed in yet', de: 'Noch nicht angemeldet' },
  verifiedAtTime: { en: 'Verified {time}', de: 'Bestätigt am {time}' },
  notVerified: { en: 'Not verified yet', de: 'Noch nicht bestätigt' },
  operatorRole: { en: 'Operator role', de: 'Rolle als Operator' },
  hasSignedIn: { en: '{name} signed in', de: '{name} hat sich angemeldet' },
  hasSignedOut: { en: '{name} signed out', de: '{name} hat sich abgemeldet' },
  endSession: { en: 'End session', de: 'Sitzung beenden' },
  endOtherSessions: { en: 'End other sessions', de: 'Andere Sitzungen beenden' },
  endMemberSessions: { en: 'End sessions', de: 'Sitzungen beenden' },
  endMemberSessionsHint: {
    en: 'The member is signed out of the console everywhere within a second, and can sign in again.',
    de: 'Das Mitglied wird innerhalb einer Sekunde überall von der Konsole abgemeldet und kann sich wieder anmelden.',
  },
  browserOnSystem: { en: '{browser} on {system}', de: '{browser} auf {system}' },
  unknownBrowser: { en: 'Unknown browser', de: 'Unbekannter Browser' },
  signedInAtTime: { en: 'signed in {time}', de: 'angemeldet {time}' },
  emailAddress: { en: 'Email address', de: 'E-Mail-Adresse' },
  signInBySso: { en: 'Sign in with SSO', de: 'Mit SSO anmelden' },
  singleSignOn: { en: 'Single sign-on', de: 'Single Sign-on' },
  editSingleSignOn: { en: 'Edit single sign-on', de: 'Single Sign-on bearbeiten' },
  ssoIsRequired: {
    en: 'Members can open the console only by SSO. API tokens keep working.',
    de: 'Mitglieder können die Konsole nur mit SSO öffnen. API-Tokens gelten weiter.',
  },
  ssoIsOptional: {
    en: 'Members can sign in by SSO or another way.',
    de: 'Mitglieder können sich mit SSO oder anders anmelden.',
  },
  ssoRequiredHint: {
    en: 'Sessions that members opened another way end at once.',
    de: 'Anders begonnene Sitzungen von Mitgliedern enden sofort.',
  },
  ssoDomainsText: {
    en: 'New users with these email domains join the team: {domains}.',
    de: 'Neue Benutzer mit diesen E-Mail-Domains kommen in das Team: {domains}.',
  },
  ssoDomainsHint: {
    en: 'New users with an address of these domains join the team when they first sign in by SSO.',
    de: 'Neue Benutzer mit einer Adresse dieser Domains kommen in das Team, wenn sie sich zum ersten Mal mit SSO anmelden.',
  },
  unlinkSso: { en: 'Remove SSO identity', de: 'SSO-Identität entfernen' },
  sendLink: { en: 'Send link', de: 'Link senden' },
  linkSent: {
    en: 'If {email} belongs to a team member, we have sent a link. It works once and expires after 15 minutes. If you received a link in the last five minutes, use that one.',
    de: 'Wenn {email} einem Teammitglied gehört, haben wir einen Link gesendet. Er gilt einmal, 15 Minuten lang. Wenn Sie in den letzten fünf Minuten einen Link erhalten haben, verwenden Sie diesen.',
  },
} satisfies LocalizedTexts
