/** MCP prompts for common work with the tools of a team. */
import {
  type GetPromptResult,
  type ListPromptsResult,
  ProtocolError,
  ProtocolErrorCode,
} from '@modelcontextprotocol/server'

interface Prompt {
  title: string
  description: string
  arguments: { name: string; description: string; required?: boolean }[]
  text(given: Record<string, string>): string
}

const prompts: Record<string, Prompt> = {
  plan_campaign: {
    title: 'Plan a campaign within a budget',
    description: 'Selects placements for a goal and a budget, and prepares the order.',
    arguments: [
      { name: 'budget', description: 'Budget in US dollars.', required: true },
      { name: 'goal', description: 'Goal of the campaign, and its audience.', required: true },
      { name: 'profile', description: 'Name or ID of the profile. Defaults to the only one.' },
    ],
    text: ({ budget, goal, profile }) => `Plan a campaign with a budget of ${budget} US dollars.
Goal: ${goal}
${profile ? `Profile: ${profile}` : 'Profile: find it with list_profiles, and ask me if there are several.'}

1. Read the profile, and the tags (list_tags) and facets (count_listing_facets) that fit the goal.
2. Find placements with list_product_listings. Compare price, domain authority, delivery time and requirements.
3. Propose a selection whose total, including add-ons, stays within the budget. Show a table with outlet, product, price and reason, and the total.
4. Wait for my approval. Then call checkout with a new idempotency_key, create_campaign, and assign_order_items. Return the checkout link; do not pay.`,
  },
  review_approvals: {
    title: 'Review what waits for approval',
    description: 'Lists briefs and drafts that wait for the team, and prepares a decision on each.',
    arguments: [{ name: 'campaign', description: 'Name or ID of a campaign. Defaults to all.' }],
    text: ({
      campaign,
    }) => `Review the articles that wait for our approval${campaign ? ` in the campaign ${campaign}` : ''}.

1. Find the articles with the status brief-ready-for-review or draft-ready-for-review: graphql_query on articles, or list_campaign_articles for each campaign.
2. For each, read get_article, its comments (list_comments) and the questionnaire of its campaign (get_campaign). Read the linked document if you can open it.
3. Compare it with the questionnaire: objectives, keywords, audience, tone. Recommend to approve or to request changes, with the reason.
4. Wait for my decision on each article before you call approve_brief, request_brief_changes, approve_draft or request_draft_changes.`,
  },
  monthly_report: {
    title: 'Write a monthly report',
    description: 'Summarizes spending, publications and open work of a month.',
    arguments: [
      { name: 'month', description: 'Month as YYYY-MM. Defaults to the last full month.' },
    ],
    text: ({
      month,
    }) => `Write a report for ${month ? `the month ${month}` : 'the last full month'}.

1. Spending: ordersAggregate with graphql_query, for orders paid in the month, in total and by profile.
2. Publications: articles published in the month, with outlet and live_url.
3. Open work: articles by status, and which are overdue.
4. Compare each figure with the month before. Use graphql_search for the names of types and fields.
5. Write one page with tables, and mention every figure that you could not read.`,
  },
}

export function listPrompts(): ListPromptsResult {
  return {
    prompts: Object.entries(prompts).map(([name, { text: _, ...prompt }]) => ({ name, ...prompt })),
  }
}

/** @throws ProtocolError for an unknown prompt, or if a required argument is missing */
export function getPrompt(name: string, given: Record<string, string> = {}): GetPromptResult {
  const prompt = Object.hasOwn(prompts, name) ? prompts[name] : undefined
  if (!prompt) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name}`)
  for (const { name, required } of prompt.arguments) {
    if (required && !given[name])
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Missing argument: ${name}`)
  }
  const { description, text } = prompt
  return {
    description,
    messages: [{ role: 'user', content: { type: 'text', text: text(given) } }],
  }
}
