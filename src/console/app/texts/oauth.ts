import type { LocalizedTexts } from './localized-text.ts'

/** Texts of OAuth clients and their grants. */
export const oauthTexts = {
  newOauthClient: { en: 'New OAuth client', de: 'Neuer OAuth-Client' },
  createOauthClient: { en: 'Register client', de: 'Client registrieren' },
  newOauthClientHint: {
    en: 'Registers an application that acts for members of teams. Each member consents first.',
    de: 'Registriert eine Anwendung, die für Mitglieder von Teams handelt. Jedes Mitglied stimmt zuerst zu.',
  },
  clientNameHint: {
    en: 'Users see this name when they consent.',
    de: 'Diesen Namen sehen Benutzer, wenn sie zustimmen.',
  },
  redirectUrisHint: {
    en: 'Addresses to which users return after they consent: https URLs, http URLs of 127.0.0.1, [::1] or localhost, or URIs of an app such as com.example.planner:/callback.',
    de: 'Adressen, zu denen Benutzer nach der Zustimmung zurückkehren: https-URLs, http-URLs von 127.0.0.1, [::1] oder localhost, oder URIs einer App wie com.example.planner:/callback.',
  },
  clientKind: { en: 'Kind', de: 'Art' },
  hintOfCONFIDENTIAL: {
    en: 'Application on a server, which keeps a secret',
    de: 'Anwendung auf einem Server, die ein Geheimnis bewahrt',
  },
  hintOfPUBLIC: {
    en: 'Application in a browser, on a phone or on a computer of a user, without a secret',
    de: 'Anwendung in einem Browser, auf einem Telefon oder Rechner eines Benutzers, ohne Geheimnis',
  },
  clientSecretOf: { en: 'Client secret of “{name}”', de: 'Client-Secret von „{name}“' },
  clientSecretHint: {
    en: 'Copy it now. You won’t be able to see it again. Store it in the configuration of the application, which sends it with the client ID when it requests tokens. Never put it into code that users can read.',
    de: 'Kopieren Sie es jetzt. Es wird nicht noch einmal angezeigt. Speichern Sie es in der Konfiguration der Anwendung, die es mit der Client-ID sendet, wenn sie Tokens anfordert. Schreiben Sie es nie in Code, den Benutzer lesen können.',
  },
  useOauthClient: { en: 'Connect the application', de: 'Anwendung verbinden' },
  usageOfCONFIDENTIAL: {
    en: 'Configure these values and the client secret in the application. It requests tokens with client_secret_basic or client_secret_post, and uses PKCE with S256.',
    de: 'Tragen Sie diese Werte und das Client-Secret in der Anwendung ein. Sie fordert Tokens mit client_secret_basic oder client_secret_post an und benutzt PKCE mit S256.',
  },
  usageOfPUBLIC: {
    en: 'Configure these values in the application. It has no secret, and uses PKCE with S256.',
    de: 'Tragen Sie diese Werte in der Anwendung ein. Sie hat kein Secret und benutzt PKCE mit S256.',
  },
  usageOfDocument: {
    en: 'The application publishes its metadata at the URL that is its client ID.',
    de: 'Die Anwendung veröffentlicht ihre Metadaten unter der URL, die ihre Client-ID ist.',
  },
  clientId: { en: 'Client ID', de: 'Client-ID' },
  issuer: { en: 'Issuer', de: 'Aussteller' },
  authorizationUrl: { en: 'Authorization URL', de: 'Authorization-URL' },
  tokenUrl: { en: 'Token URL', de: 'Token-URL' },
  copyNamed: { en: 'Copy {name}', de: '{name} kopieren' },
  oauthGuide: { en: 'OAuth guide', de: 'Anleitung zu OAuth' },
  redirectUrisInDocument: {
    en: 'The metadata document contains the redirect URIs.',
    de: 'Das Metadatendokument enthält die Redirect-URIs.',
  },
  activeGrants: { en: 'Active grants', de: 'Gültige Zugänge' },
  allGrants: { en: 'All {count}', de: 'Alle {count}' },
  noActiveGrants: {
    en: 'No user has connected this application at the moment.',
    de: 'Im Moment hat kein Benutzer diese Anwendung verbunden.',
  },
  viewInForce: { en: 'Active', de: 'Gültig' },
  connectedApps: { en: 'Connected apps', de: 'Verbundene Apps' },
  connectedAppsHint: {
    en: 'Applications that act for members of this team. Revoke those that are no longer used.',
    de: 'Anwendungen, die für Mitglieder dieses Teams handeln. Widerrufen Sie, was nicht mehr benutzt wird.',
  },
  noConnectedApps: {
    en: 'No application is connected. Applications request access on a consent page.',
    de: 'Keine Anwendung ist verbunden. Anwendungen fordern Zugang auf einer Seite zur Zustimmung an.',
  },
  actsFor: { en: 'Acts for {name}', de: 'Handelt für {name}' },
  grantReads: { en: 'Reads', de: 'Liest' },
  grantReadsAndChanges: { en: 'Reads and changes', de: 'Liest und ändert' },
  grantOfTeam: { en: 'whole team', de: 'ganzes Team' },
  grantOfProfile: { en: 'profile {name}', de: 'Profil {name}' },
  grantedAtTime: { en: 'connected {time}', de: 'verbunden {time}' },
  revokeAppHint: {
    en: '{name} loses its access within a second. To use it again, connect it again and consent.',
    de: '{name} verliert den Zugang innerhalb einer Sekunde. Um die Anwendung wieder zu benutzen, verbinden Sie sie neu und stimmen Sie zu.',
  },
} satisfies LocalizedTexts
