/**
 * Columns that outlets and their listings share, with the fields, conditions and inputs for each.
 */
import { orNull } from '../core/fields.js'
import type { WhereField } from '../core/where-condition.js'
import { booleanField, lineField, urlField } from './operator-record.js'

/** Record that a description is for. */
type Owner = 'outlet' | 'listing'

const words = {
  websiteUrl: { outlet: 'URL of the website.', listing: "URL of the outlet's website." },
  logo: { outlet: 'URL of the logo.', listing: "URL of the outlet's logo." },
  country: {
    outlet: 'Full name of the country, or Global.',
    listing: "Full name of the outlet's country, or Global.",
  },
  state: {
    outlet: 'Full name of the state or region.',
    listing: "Full name of the outlet's state or region.",
  },
  city: { outlet: 'City.', listing: 'City of the outlet.' },
  isIndexed: {
    outlet: 'Whether search engines index placements.',
    listing: 'Whether search engines index placements.',
  },
}

type Address = 'websiteUrl' | 'logo'
type Text = 'country' | 'state' | 'city'
type Flag = 'isIndexed'

/** Methods of the field builder that both records have. */
interface RecordFields<Ref> {
  expose(
    name: Address | Text,
    options: { type: 'String'; nullable: true; description: string },
  ): Ref
  exposeBoolean(name: Flag, options: { description: string }): Ref
}

/** Declares the columns as fields of a record. */
export const outletFields = <Ref>(t: RecordFields<Ref>, of: Owner) => ({
  websiteUrl: t.expose('websiteUrl', orNull('String', words.websiteUrl[of])),
  logo: t.expose('logo', orNull('String', words.logo[of])),
  country: t.expose('country', orNull('String', words.country[of])),
  state: t.expose('state', orNull('String', words.state[of])),
  city: t.expose('city', orNull('String', words.city[of])),
  isIndexed: t.exposeBoolean('isIndexed', { description: words.isIndexed[of] }),
})

/** Methods of the condition builder that both filters have. */
interface Conditions {
  string(column: Text, description: string): WhereField
  boolean(column: Flag, description: string): WhereField
}

/** Declares the columns that lists can be filtered by, as conditions. */
export const outletConditions = (t: Conditions, of: Owner) => ({
  country: t.string('country', words.country[of]),
  state: t.string('state', words.state[of]),
  city: t.string('city', words.city[of]),
  isIndexed: t.boolean('isIndexed', words.isIndexed[of]),
})

/** Columns as input fields for operators. */
export const outletInputs = {
  websiteUrl: urlField(words.websiteUrl.outlet),
  logo: urlField(words.logo.outlet),
  country: lineField(
    'Full name of the country, or Global. Global outlets have neither state nor city.',
  ),
  state: lineField(words.state.outlet),
  city: lineField(words.city.outlet),
  isIndexed: booleanField(words.isIndexed.outlet),
}
