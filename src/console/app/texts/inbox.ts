import type { LocalizedText, LocalizedTexts } from './localized-text.ts'

/** Texts of the inbox. */
export const inboxTexts = {
  unread: { en: 'New', de: 'Neu' },
  unreadCount: { en: '{count} new', de: '{count} neu' },
  manyUnread: { en: '99+', de: '99+' },
  markAllRead: { en: 'Mark all as read', de: 'Alle als gelesen markieren' },
  inboxRead: { en: 'Marked as read', de: 'Als gelesen markiert' },
  inboxEmpty: { en: 'Nothing yet', de: 'Noch nichts' },
  inboxEmptyHint: {
    en: 'Changes of the last 30 days appear here.',
    de: 'Hier erscheinen Änderungen der letzten 30 Tage.',
  },
  inboxHint: {
    en: 'Changes of the last 30 days that your role can read. Each member has their own markers.',
    de: 'Änderungen der letzten 30 Tage, die Ihre Rolle lesen darf. Jedes Mitglied hat eigene Markierungen.',
  },
  onlyUnread: { en: 'Only new', de: 'Nur neue' },
  nothingUnread: { en: 'Nothing new.', de: 'Nichts Neues.' },
  yesterday: { en: 'Yesterday', de: 'Gestern' },
} satisfies LocalizedTexts

/** Sentences for a new status of an article, by prefix. */
export const statusSentences: Readonly<Record<string, LocalizedText>> = {
  'pending-content-brief': {
    en: '{name} waits for its brief',
    de: '{name} wartet auf das Briefing',
  },
  'brief-ready-for-review': {
    en: 'Brief of {name} was submitted for review',
    de: 'Briefing von {name} liegt zur Prüfung vor',
  },
  'brief-update-requested': {
    en: 'Changes to the brief of {name} were requested',
    de: 'Für das Briefing von {name} wurden Änderungen angefordert',
  },
  'pending-draft': {
    en: 'Brief of {name} is complete, the draft is being written',
    de: 'Briefing von {name} ist fertig, der Entwurf wird geschrieben',
  },
  'draft-ready-for-review': {
    en: 'Draft of {name} is ready for review',
    de: 'Entwurf von {name} liegt zur Freigabe bereit',
  },
  'draft-update-requested': {
    en: 'Changes to the draft of {name} were requested',
    de: 'Für den Entwurf von {name} wurden Änderungen angefordert',
  },
  'request-revision': {
    en: 'A revision of {name} was requested',
    de: 'Für {name} wurde eine Überarbeitung angefordert',
  },
  'pending-publishing': {
    en: 'Draft of {name} was approved and will be published',
    de: 'Entwurf von {name} ist freigegeben und wird veröffentlicht',
  },
  published: { en: '{name} was published', de: '{name} wurde veröffentlicht' },
  'needs-info': {
    en: '{name} needs information from you',
    de: 'Für {name} fehlen Angaben von Ihnen',
  },
  'action-required': {
    en: '{name} needs an action from you',
    de: '{name} erfordert eine Aktion von Ihnen',
  },
  rejected: { en: '{name} was rejected', de: '{name} wurde abgelehnt' },
}

/** Sentences for events, by topic. */
export const topicSentences: Readonly<Record<string, LocalizedText>> = {
  'article.created': { en: '{name} can begin', de: '{name} kann beginnen' },
  'article.status_changed': {
    en: 'Status of {name} is now “{status}”',
    de: 'Status von {name} ist jetzt „{status}“',
  },
  'comment.created': { en: '{author} commented on {name}', de: '{author} hat {name} kommentiert' },
  'order.created': { en: 'Order {name} was placed', de: 'Bestellung {name} wurde aufgegeben' },
  'order.waits': {
    en: 'Order {name} waits for approval',
    de: 'Bestellung {name} wartet auf Freigabe',
  },
  'order.paid': { en: 'Order {name} was paid', de: 'Bestellung {name} wurde bezahlt' },
  'order.cancelled': { en: 'Order {name} was cancelled', de: 'Bestellung {name} wurde storniert' },
  'order.rejected': { en: 'Order {name} was rejected', de: 'Bestellung {name} wurde abgelehnt' },
  'order.refunded': {
    en: '{amount} of order {name} was refunded',
    de: '{amount} der Bestellung {name} wurden erstattet',
  },
  'swap.proposed': {
    en: '{to} was proposed in place of {name}',
    de: '{to} wurde anstelle von {name} vorgeschlagen',
  },
  'swap.completed': { en: '{name} was replaced by {to}', de: '{name} wurde durch {to} ersetzt' },
  'invoice.issued': { en: 'Invoice {name} was issued', de: 'Rechnung {name} wurde ausgestellt' },
  'invoice.credit': {
    en: 'Credit note {name} was issued',
    de: 'Gutschrift {name} wurde ausgestellt',
  },
  'file.created': { en: 'File {name} was uploaded', de: 'Datei {name} wurde hochgeladen' },
  'campaign.created': { en: 'Campaign {name} was created', de: 'Kampagne {name} wurde angelegt' },
  'opportunity.created': {
    en: 'New opportunity: {name}',
    de: 'Neue Opportunity: {name}',
  },
  'placement.offered': {
    en: 'Placement of {amount} was offered',
    de: 'Platzierung über {amount} wurde angeboten',
  },
  'placement.accepted': {
    en: 'Placement of {amount} was accepted',
    de: 'Platzierung über {amount} wurde angenommen',
  },
  'placement.declined': {
    en: 'Placement of {amount} was declined',
    de: 'Platzierung über {amount} wurde abgelehnt',
  },
  'placement.delivered': {
    en: 'Placement of {amount} was delivered',
    de: 'Platzierung über {amount} wurde geliefert',
  },
  'payout.paid': {
    en: 'Payout of {amount} was paid',
    de: 'Auszahlung über {amount} wurde bezahlt',
  },
  'outlet.status_changed': {
    en: 'Outlet {name} is now “{status}”',
    de: 'Medium {name} ist jetzt „{status}“',
  },
}
