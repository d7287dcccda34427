/** The columns of an outlet that its listings show as they are: fields, conditions and inputs of each stand here. */
import { orNull } from '../core/fields.js'
import type { WhereField } from '../core/where-condition.js'
import { line, url, yes } from './operator-record.js'

/** Whose field or condition it is: either says it in its own words. */
type Owner = 'outlet' | 'listing'

const words = {
  websiteUrl: { outlet: 'Address of its web site.', listing: "Address of the outlet's web site." },
  logo: { outlet: 'Address of its logo.', listing: "Address of the outlet's logo." },
  country: {
    outlet: 'Full name of its country, or Global.',
    listing: "Full name of the outlet's country, or Global.",
  },
  state: {
    outlet: 'Full name of its state or region.',
    listing: "Full name of the outlet's state or region.",
  },
  city: { outlet: 'Its city.', listing: "The outlet's city." },
  isIndexed: {
    outlet: 'Whether search engines index its placements.',
    listing: 'Whether search engines index its placements.',
  },
}

type Address = 'websiteUrl' | 'logo'
type Text = 'country' | 'state' | 'city'
type Flag = 'isIndexed'

/** What is asked of the `t` of either record. */
interface RecordFields<Ref> {
  expose(
    name: Address | Text,
    options: { type: 'String'; nullable: true; description: string },
  ): Ref
  exposeBoolean(name: Flag, options: { description: string }): Ref
}

/** The columns as fields of a record. */
export const outletFields = <Ref>(t: RecordFields<Ref>, of: Owner) => ({
  websiteUrl: t.expose('websiteUrl', orNull('String', words.websiteUrl[of])),
  logo: t.expose('logo', orNull('String', words.logo[of])),
  country: t.expose('country', orNull('String', words.country[of])),
  state: t.expose('state', orNull('String', words.state[of])),
  city: t.expose('city', orNull('String', words.city[of])),
  isIndexed: t.exposeBoolean('isIndexed', { description: words.isIndexed[of] }),
})

/** What is asked of the `t` of either filter. */
interface Conditions {
  string(column: Text, description: string): WhereField
  boolean(column: Flag, description: string): WhereField
}

/** Those that lists are filtered by, as conditions. */
export const outletConditions = (t: Conditions, of: Owner) => ({
  country: t.string('country', words.country[of]),
  state: t.string('state', words.state[of]),
  city: t.string('city', words.city[of]),
  isIndexed: t.boolean('isIndexed', words.isIndexed[of]),
})

/** The columns as operators give them. */
export const outletInputs = {
  websiteUrl: url(words.websiteUrl.outlet),
  logo: url(words.logo.outlet),
  country: line('Full name of its country, or Global, which has no state and no city.'),
  state: line(words.state.outlet),
  city: line(words.city.outlet),
  isIndexed: yes(words.isIndexed.outlet),
}
