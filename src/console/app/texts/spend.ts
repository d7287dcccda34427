import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the screens Spend and Settings of buyers, and of their navigation. */
export const spendTexts = {
  inbox: { en: 'Inbox', de: 'Posteingang' },
  briefs: { en: 'Briefs', de: 'Briefings' },
  spend: { en: 'Spend', de: 'Ausgaben' },
  spentThisMonth: { en: 'Ordered this month', de: 'Bestellt in diesem Monat' },
  budgetThisMonth: { en: 'Budget this month', de: 'Budget in diesem Monat' },
  leftOfBudgets: { en: '{amount} left', de: '{amount} verfügbar' },
  noBudgets: { en: 'No budget set', de: 'Kein Budget festgelegt' },
  creditBalance: { en: 'Credits', de: 'Guthaben' },
  budgets: { en: 'Budgets by profile', de: 'Budgets nach Profil' },
  budgetsHint: {
    en: 'Orders of this calendar month (UTC), without cancelled ones, less refunds. Checkout cannot exceed a budget.',
    de: 'Bestellungen dieses Kalendermonats (UTC) ohne stornierte, abzüglich Erstattungen. Eine Bestellung kann ein Budget nicht überschreiten.',
  },
  spentOf: { en: '{spent} of {budget}', de: '{spent} von {budget}' },
  spentWithoutBudget: { en: '{spent}, no budget', de: '{spent}, kein Budget' },
  noProfiles: { en: 'No profiles yet.', de: 'Noch keine Profile.' },
  setBudget: { en: 'Set budget', de: 'Budget festlegen' },
  budgetHint: {
    en: 'US dollars per calendar month. Leave empty for no budget.',
    de: 'US-Dollar pro Kalendermonat. Leer: kein Budget.',
  },
  paidByMonth: { en: 'Paid by month', de: 'Bezahlt nach Monat' },
  latestInvoices: { en: 'Latest invoices', de: 'Neueste Rechnungen' },
  latestPayments: { en: 'Latest payments', de: 'Neueste Zahlungen' },
  latestCredits: { en: 'Latest credits', de: 'Neueste Guthabenbuchungen' },
  noInvoices: { en: 'No invoices yet.', de: 'Noch keine Rechnungen.' },
  noPaymentsYet: { en: 'No payments yet.', de: 'Noch keine Zahlungen.' },
  noOrdersPaid: {
    en: 'No orders paid in the last 6 months.',
    de: 'Keine bezahlten Bestellungen in den letzten 6 Monaten.',
  },
} satisfies LocalizedTexts
