import { action, type EmailTexts, rows } from './content.js'

/** English texts of emails about domains of outlets, and about the discussion of placements. */
export const enPublishing = {
  OUTLET_DOMAIN_CHECKED: ({ outlet, domain, error }) => ({
    subject: error ? `Domain of ${outlet} not proved` : `Domain of ${outlet} proved`,
    heading: error ? `The proof of ${domain} has failed` : `You have proved ${domain}`,
    paragraphs: [
      error
        ? 'Neither the DNS record nor the file contains the value. Publish it, and check the domain again.'
        : 'The marketplace sees the proof when it reviews the outlet. You can remove the record or the file.',
    ],
    quote: error,
  }),
  PUBLISHER_COMMENTED: ({ publisher, outlet, product, author, content, url }) => ({
    subject: `Comment on a placement: ${outlet}`,
    heading: `${publisher} has commented on a placement`,
    paragraphs: ['The buyer does not see the comment.'],
    quote: content,
    ...rows(['Author', author], ['Outlet', outlet], ['Product', product]),
    ...action('Reply', url),
  }),
  OPERATOR_COMMENTED: ({ outlet, product, author, content, url }) => ({
    subject: `Comment on your placement: ${product}`,
    heading: 'The marketplace has commented on a placement',
    paragraphs: ['The buyer does not see the comment.'],
    quote: content,
    ...rows(['Author', author], ['Outlet', outlet], ['Product', product]),
    ...action('Reply', url),
  }),
} satisfies Partial<EmailTexts['kinds']>
