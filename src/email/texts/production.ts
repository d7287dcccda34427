/** Texts of emails about articles. */
import { action, links, rows, type TextsOf } from '../content.js'

export const productionTexts: TextsOf<
  | 'BRIEF_WANTED'
  | 'BRIEF_READY'
  | 'DRAFT_WANTED'
  | 'DRAFT_READY'
  | 'INFO_WANTED'
  | 'ARTICLE_PUBLISHED'
> = {
  EN: {
    kinds: {
      BRIEF_WANTED: ({ articles, count, notes, url }) => ({
        subject:
          count === 1 ? `Brief needed: ${articles[0]}` : `Briefs needed for ${count} articles`,
        heading: count === 1 ? 'We need your brief' : 'We need your briefs',
        paragraphs: ['Writing begins as soon as we have your brief.'],
        list:
          count > articles.length ? [...articles, `and ${count - articles.length} more`] : articles,
        quote: notes,
        ...action(count === 1 ? 'Write the brief' : 'Write the briefs', url),
      }),
      BRIEF_READY: ({ article, outlet, team, notes, url, consoleUrl }) => ({
        subject: `Brief ready: ${article}`,
        heading: 'A brief is ready',
        paragraphs: [`${team} has finished the brief of an article.`],
        ...rows(['Article', article], ['Publication', outlet], ['Team', team]),
        quote: notes,
        ...action('Open the brief', url),
        ...links('Open the article', consoleUrl),
      }),
      DRAFT_WANTED: ({ article, outlet, dueAt, notes, url }, { date }) => ({
        subject: `Draft needed: ${article}`,
        heading: 'Your draft is needed',
        paragraphs: ['Read the brief, save the link to your draft, and submit it for review.'],
        ...rows(['Article', article], ['Publication', outlet], ['Due', dueAt && date(dueAt)]),
        quote: notes,
        ...action('Open your desk', url),
      }),
      DRAFT_READY: ({ article, outlet, notes, url, consoleUrl }) => ({
        subject: `Draft ready for your review: ${article}`,
        heading: 'A draft is ready for your review',
        paragraphs: ['Read it, then approve it or request changes.'],
        ...rows(['Article', article], ['Publication', outlet]),
        quote: notes,
        ...action('Read the draft', url),
        ...links('Approve it or request changes', consoleUrl),
      }),
      INFO_WANTED: ({ article, outlet, notes, url, consoleUrl }) => ({
        subject: `We need something from you: ${article}`,
        heading: 'We need something from you',
        paragraphs: ['Work on this article continues when we have your reply.'],
        ...rows(['Article', article], ['Publication', outlet]),
        quote: notes,
        ...action('Open the draft', url),
        ...links('Open the article and reply', consoleUrl),
      }),
      ARTICLE_PUBLISHED: ({ article, outlet, url, consoleUrl }) => ({
        subject: `Published: ${article}`,
        heading: 'Your article is published',
        paragraphs: [`${outlet} has published it.`],
        ...rows(['Article', article], ['URL', url]),
        ...action('Read it', url),
        ...links('Open the article in the console', consoleUrl),
      }),
    },
    names: {
      BRIEF_WANTED: 'needed briefs',
      BRIEF_READY: 'finished briefs',
      DRAFT_WANTED: 'needed drafts',
      DRAFT_READY: 'drafts to review',
      INFO_WANTED: 'questions about articles',
      ARTICLE_PUBLISHED: 'published articles',
    },
  },
  DE: {
    kinds: {
      BRIEF_WANTED: ({ articles, count, notes, url }) => ({
        subject:
          count === 1
            ? `Briefing benötigt: ${articles[0]}`
            : `Briefings für ${count} Artikel benötigt`,
        heading: count === 1 ? 'Wir brauchen Ihr Briefing' : 'Wir brauchen Ihre Briefings',
        paragraphs: ['Wir beginnen mit dem Schreiben, sobald Ihr Briefing vorliegt.'],
        list:
          count > articles.length
            ? [...articles, `und ${count - articles.length} weitere`]
            : articles,
        quote: notes,
        ...action(count === 1 ? 'Briefing schreiben' : 'Briefings schreiben', url),
      }),
      BRIEF_READY: ({ article, outlet, team, notes, url, consoleUrl }) => ({
        subject: `Briefing fertig: ${article}`,
        heading: 'Ein Briefing ist fertig',
        paragraphs: [`${team} hat das Briefing eines Artikels abgeschlossen.`],
        ...rows(['Artikel', article], ['Publikation', outlet], ['Team', team]),
        quote: notes,
        ...action('Briefing öffnen', url),
        ...links('Artikel öffnen', consoleUrl),
      }),
      DRAFT_WANTED: ({ article, outlet, dueAt, notes, url }, { date }) => ({
        subject: `Entwurf benötigt: ${article}`,
        heading: 'Wir brauchen Ihren Entwurf',
        paragraphs: [
          'Lesen Sie das Briefing, speichern Sie den Link zu Ihrem Entwurf und reichen Sie ihn zur Prüfung ein.',
        ],
        ...rows(['Artikel', article], ['Publikation', outlet], ['Fällig', dueAt && date(dueAt)]),
        quote: notes,
        ...action('Schreibtisch öffnen', url),
      }),
      DRAFT_READY: ({ article, outlet, notes, url, consoleUrl }) => ({
        subject: `Entwurf zur Prüfung: ${article}`,
        heading: 'Ein Entwurf wartet auf Ihre Prüfung',
        paragraphs: [
          'Lesen Sie ihn und geben Sie ihn frei, oder sagen Sie uns, was zu ändern ist.',
        ],
        ...rows(['Artikel', article], ['Publikation', outlet]),
        quote: notes,
        ...action('Entwurf lesen', url),
        ...links('Freigeben oder Änderungen nennen', consoleUrl),
      }),
      INFO_WANTED: ({ article, outlet, notes, url, consoleUrl }) => ({
        subject: `Wir brauchen etwas von Ihnen: ${article}`,
        heading: 'Wir brauchen etwas von Ihnen',
        paragraphs: ['Die Arbeit an diesem Artikel wartet auf Ihre Antwort.'],
        ...rows(['Artikel', article], ['Publikation', outlet]),
        quote: notes,
        ...action('Entwurf öffnen', url),
        ...links('Artikel öffnen und antworten', consoleUrl),
      }),
      ARTICLE_PUBLISHED: ({ article, outlet, url, consoleUrl }) => ({
        subject: `Veröffentlicht: ${article}`,
        heading: 'Ihr Artikel ist veröffentlicht',
        paragraphs: [`${outlet} hat ihn veröffentlicht.`],
        ...rows(['Artikel', article], ['Adresse', url]),
        ...action('Artikel lesen', url),
        ...links('Artikel in der Konsole öffnen', consoleUrl),
      }),
    },
    names: {
      BRIEF_WANTED: 'benötigte Briefings',
      BRIEF_READY: 'fertige Briefings',
      DRAFT_WANTED: 'benötigte Entwürfe',
      DRAFT_READY: 'Entwürfe zur Prüfung',
      INFO_WANTED: 'Rückfragen zu Artikeln',
      ARTICLE_PUBLISHED: 'veröffentlichte Artikel',
    },
  },
}
