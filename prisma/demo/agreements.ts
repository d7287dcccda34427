import type { InsertRow } from '../../src/postgres/insert-rows.js'
import { Random } from './random.js'
import { demoTeamId, userId } from './teams.js'

const idBase = Date.UTC(2025, 0, 1)
const id = (what: string) => new Random(`demo ${what}`).uuid(idBase)

const text = (notice: number) => `## 1. Orders

An order is **paid** before work begins. It can be cancelled until then.

## 2. Articles

- The client approves brief and draft.
- The outlet decides on publication.

## 3. Notice

Either side may end this agreement with ${notice} days' notice.
`

const terms = {
  key: 'client-terms',
  name: 'Client terms',
  title: 'Terms for clients',
  acceptance_label: 'I accept these terms for my team',
  scope: 'CLIENT',
  requires_team_owner: false,
  requires_authority_confirmation: true,
}

/** Returns the rows of two agreements, one of them signed. Tables are in the order of insertion. */
export function agreementRows(at: string): Record<string, InsertRow[]> {
  const times = { created_at: at, updated_at: at }
  const templates = [
    { ...terms, version: 1, content_markdown: text(14), is_active: false },
    { ...terms, version: 2, content_markdown: text(30), is_active: true },
    {
      ...terms,
      key: 'data-processing',
      name: 'Data processing',
      title: 'Processing of personal data',
      version: 1,
      content_markdown: '## Purpose\n\nNames and addresses of authors are used to publish.\n',
      requires_team_owner: true,
      is_active: true,
    },
  ]
  return {
    agreement_template: templates.map((template) => ({
      id: id(`agreement ${template.key} ${template.version}`),
      ...template,
      ...times,
    })),
    agreement_acceptance: [
      {
        id: id('acceptance'),
        team_id: demoTeamId('northwind-communications'),
        template_id: id('agreement client-terms 2'),
        accepted_by_user_id: userId('hanna@northwind.example'),
        accepted_at: at,
        signer_name: 'Hanna Bergström',
        signer_email: 'hanna@northwind.example',
        signer_ip: '192.0.2.17',
        signer_user_agent: 'Mozilla/5.0',
        authority_confirmed: true,
        metadata: { version: 2, key: terms.key, teamName: 'Northwind Communications' },
        ...times,
      },
    ],
  }
}
