import { verbs, wholeActions } from './action-names.ts'
import { labelFor, language, t } from './index.ts'

/** Changed field of a record. */
export interface FieldChange {
  field: string
  before: unknown
  after: unknown
}

/** Fields of an audit entry that its sentence needs. */
export interface AuditSentenceEntry {
  action: string
  entity: string
  /** Record after the change. */
  after: unknown
  /** Changed fields. Undefined if the caller has not read them. */
  changes?: readonly FieldChange[] | null
  /** Null for the command line, jobs and guests. */
  actor?: { fullName: string } | null
  /** Name of the OAuth client through which the actor made the change. */
  application?: string | null
}

const nameFields = [
  'name',
  'companyName',
  'title',
  'referenceNumber',
  'number',
  'email',
  'url',
  'fileName',
  'clientName',
]

/** Returns the name of the changed record after the change; undefined for unnamed records. A proposed name is not in use. */
export function changedRecordName({
  action,
  after,
  changes,
}: AuditSentenceEntry): string | undefined {
  const proposed = action === 'propose_outlet_change' ? changes : undefined
  const before = proposed?.map((change) => [change.field, change.before] as const) ?? []
  const record: Record<string, unknown> = { ...Object(after), ...Object.fromEntries(before) }
  const name = nameFields.map((field) => record[field]).find((value) => typeof value === 'string')
  const person = [record.firstName, record.lastName].filter(Boolean).join(' ')
  return person || (name as string | undefined)
}

/** Names who made a change, such as `Kim` or `Kim via Planner`. Undefined if no user made it. */
function actorName({ actor, application }: AuditSentenceEntry): string | undefined {
  const name = actor?.fullName
  if (!application) return name
  return name ? `${name} ${language === 'de' ? 'über' : 'via'} ${application}` : application
}

/** Method of a sign-in, such as ` (SSO)`. Empty for sign-ins before methods were stored. */
function signInMethod({ after }: Pick<AuditSentenceEntry, 'after'>): string {
  const { signInMethod } = Object(after) as Record<string, unknown>
  return typeof signInMethod === 'string' ? ` (${labelFor(signInMethod)})` : ''
}

/**
 * Article in English names of `nouns` that is omitted before the name of a record: “Files of an article” becomes
 * `files of article “Launch”`, and “A change of the outlet” `a change of outlet “Harbor News”`. Names with “of the” keep
 * the article before all other nouns, such as “Metadata of the order”.
 */
const articleBeforeName = / of (an |the (?=outlet))/

/** Returns the verb and the object of an action. A previewed import is an upload. */
function verbAndNoun({ action, entity, after }: AuditSentenceEntry): [string, string] {
  const { isPreview } = Object(after) as Record<string, unknown>
  if (action === 'import_catalogue') return [isPreview === true ? 'upload' : 'import', 'file']
  // The console calls the grants of OAuth clients connected apps.
  if (action === 'create_oauth_grant') return ['connect', 'app']
  if (action === 'revoke_oauth_grant') return ['revoke', 'access_of_app']
  if (action === 'apply_catalogue_import') return ['import', 'file']
  // The outlet has one proposed change at a time.
  if (action === 'withdraw_outlet_change') return ['withdraw', 'proposed_outlet_change']
  const [, verb = '', noun = entity] = /^([a-z]+)(?:_(\w+))?$/.exec(action) ?? []
  return [verb, noun]
}

/**
 * Describes an audit entry, such as `Kim updated product “Full feature”`, or `Order “MH-7” created` if no user made
 * the change.
 */
export function auditSentence(entry: AuditSentenceEntry): string {
  const { action, entity } = entry
  const who = actorName(entry)
  const withActor = (text: string) => (who ? `${who}: ${text}` : text)
  if (action === 'sign_in')
    return (who ? t('hasSignedIn', { name: who }) : labelFor(action)) + signInMethod(entry)
  if (action === 'join_team' && who) return t('joinedTeam', { name: who })
  if (action === 'sign_out') return who ? t('hasSignedOut', { name: who }) : labelFor(action)
  const [verb, noun] = verbAndNoun(entry)
  const forms = Object.hasOwn(verbs, verb) ? verbs[verb as keyof typeof verbs] : undefined
  const what = labelFor(action in wholeActions ? entity : noun)
  const name = changedRecordName(entry)
  if (language === 'de') {
    const object = name ? `${what} „${name}“` : what
    if (!forms) return withActor(labelFor(action))
    return who ? `${who} hat ${object} ${forms.participle}` : `${object} ${forms.participle}`
  }
  const object = name
    ? `${inSentence(what).replace(articleBeforeName, ' of ')} “${name}”`
    : inSentence(what)
  if (!forms) return withActor(labelFor(action))
  if (!who) {
    const subject = object.charAt(0).toUpperCase() + object.slice(1)
    return `${subject} ${forms.passive ?? forms.past.replace(/ ?…/, '')}`
  }
  const past = forms.past.includes('…') ? forms.past : `${forms.past} …`
  return `${who} ${past.replace('…', () => object)}`
}

/** Returns a name with a lower-case first letter, except for abbreviations: `product`, `OAuth grant`. */
const inSentence = (name: string) =>
  /^.[A-Z]/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** Audit entry as the owner of a team sees it: without the names of operators. */
interface TeamAuditEntry extends Omit<AuditSentenceEntry, 'after' | 'actor'> {
  actorKind: string
  member: { fullName: string } | null
  teamChanges: unknown
}

/** Returns the changes of a team's audit entry, as `teamChangesOf` of the domain writes them. */
const teamChangesOf = ({ teamChanges }: Pick<TeamAuditEntry, 'teamChanges'>) =>
  (teamChanges ?? []) as FieldChange[]

/** Returns the fields of a team's audit entry that its sentence needs. */
export function teamAuditSentence(entry: TeamAuditEntry): AuditSentenceEntry {
  const { actorKind, member, action, entity, application } = entry
  const actor = actorKind === 'OPERATOR' ? { fullName: t('anOperator') } : member
  const changes = teamChangesOf(entry)
  const after = Object.fromEntries(changes.map(({ field, after }) => [field, after]))
  return { action, entity, actor, after, changes, ...(application && { application }) }
}
