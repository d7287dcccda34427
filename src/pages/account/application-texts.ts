import type { Language } from '../../../prisma/generated/client/enums.js'
import type { ApplicationField } from './application-form.js'

/** Texts of the application form and of the page of its link, in one language. */
interface Texts {
  title: string
  heading(brand: string): string
  labels: Record<Exclude<ApplicationField, 'agreements'>, string>
  /** Labels of the values on the page of the link. */
  given: Texts['labels']
  websitesHint: string
  /** Label of the field that only programs fill in. */
  trap: string
  errors: Record<ApplicationField, string>
  send: string
  sent: string
  sentNext: string
  confirmHeading: string
  confirm: string
  confirmed: string
  confirmedNext: string
  expired: string
  expiredNext: string
  pending: string
  pendingNext: string
}

/** Texts of the application form and of the page of its link, by language. */
export const applicationPageTexts: Record<Language, Texts> = {
  EN: {
    title: 'Publisher application',
    heading: (brand) => `Sell placements on ${brand}`,
    labels: {
      companyName: 'Company',
      contactName: 'Your first and last name',
      email: 'Email address',
      websites: 'Websites',
      message: 'Message (optional)',
    },
    given: {
      companyName: 'Company',
      contactName: 'Name',
      email: 'Email address',
      websites: 'Websites',
      message: 'Message',
    },
    websitesHint: 'One address per line, at most 10.',
    trap: 'Leave this field empty',
    errors: {
      companyName: 'Enter the name of your company, up to 255 characters on one line.',
      contactName: 'Enter your name, up to 255 characters on one line.',
      email: 'Enter your email address.',
      websites: 'Enter 1 to 10 addresses such as https://www.example.com, one per line.',
      message: 'Enter up to 2,000 characters.',
      agreements: 'Accept the agreements to apply.',
    },
    send: 'Apply',
    sent: 'Check your email.',
    sentNext:
      'We have sent a link to the address that you entered. We receive your application once you open it, within 3 days.',
    confirmHeading: 'Send your application?',
    confirm: 'Send the application',
    confirmed: 'We have received your application.',
    confirmedNext: 'We will review it and write to you. You can close this page.',
    expired: 'This link has expired.',
    expiredNext: 'Apply again.',
    pending: 'Your application is already being reviewed.',
    pendingNext: 'We have received another application from your address, and will write to you.',
  },
  DE: {
    title: 'Bewerbung als Verlag',
    heading: (brand) => `Platzierungen bei ${brand} verkaufen`,
    labels: {
      companyName: 'Unternehmen',
      contactName: 'Ihr Vor- und Nachname',
      email: 'E-Mail-Adresse',
      websites: 'Websites',
      message: 'Nachricht (optional)',
    },
    given: {
      companyName: 'Unternehmen',
      contactName: 'Name',
      email: 'E-Mail-Adresse',
      websites: 'Websites',
      message: 'Nachricht',
    },
    websitesHint: 'Eine Adresse pro Zeile, höchstens 10.',
    trap: 'Lassen Sie dieses Feld leer',
    errors: {
      companyName:
        'Geben Sie den Namen Ihres Unternehmens an, höchstens 255 Zeichen auf einer Zeile.',
      contactName: 'Geben Sie Ihren Namen an, höchstens 255 Zeichen auf einer Zeile.',
      email: 'Geben Sie Ihre E-Mail-Adresse an.',
      websites: 'Geben Sie 1 bis 10 Adressen wie https://www.example.com an, eine pro Zeile.',
      message: 'Geben Sie höchstens 2.000 Zeichen an.',
      agreements: 'Stimmen Sie den Vereinbarungen zu, um sich zu bewerben.',
    },
    send: 'Bewerben',
    sent: 'Öffnen Sie Ihr Postfach.',
    sentNext:
      'Wir haben einen Link an die angegebene Adresse geschickt. Wir erhalten Ihre Bewerbung, sobald Sie ihn innerhalb von 3 Tagen öffnen.',
    confirmHeading: 'Bewerbung senden?',
    confirm: 'Bewerbung senden',
    confirmed: 'Wir haben Ihre Bewerbung erhalten.',
    confirmedNext: 'Wir prüfen sie und schreiben Ihnen. Sie können diese Seite schließen.',
    expired: 'Dieser Link ist abgelaufen.',
    expiredNext: 'Bewerben Sie sich noch einmal.',
    pending: 'Ihre Bewerbung wird schon geprüft.',
    pendingNext:
      'Wir haben eine andere Bewerbung von Ihrer Adresse erhalten und werden Ihnen schreiben.',
  },
}
