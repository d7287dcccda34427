// Keys and measures that the aggregates of several nouns have alike.

export const team = { path: 'team.name', type: 'String', description: 'Name of the team.' } as const

export const teamId = { path: 'teamId', type: 'UUID', description: 'Id of the team.' } as const

export const createdAt = {
  path: 'createdAt',
  type: 'DateTime',
  isDate: true,
  description: 'When it was created.',
} as const

/** Keys of the outlet and the product that a record is about, by the path to the product. */
export const outletOf = <const Product extends string>(product: Product) =>
  ({
    outletId: { path: `${product}.outletId`, type: 'UUID', description: 'Id of the outlet.' },
    outlet: { path: `${product}.outlet.name`, type: 'String', description: 'Name of the outlet.' },
    country: {
      path: `${product}.outlet.country`,
      type: 'String',
      description: "Full name of the outlet's country, or Global.",
    },
    productType: {
      path: `${product}.type.prefix`,
      type: 'String',
      description: 'Prefix of the type of the product.',
    },
    product: { path: `${product}.name`, type: 'String', description: 'Name of the product.' },
  }) as const

export const profileAndCampaign = {
  profile: { path: 'profile.name', type: 'String', description: 'Name of the profile.' },
  campaignId: { path: 'campaignId', type: 'UUID', description: 'Id of the campaign.' },
  campaign: { path: 'campaign.name', type: 'String', description: 'Name of the campaign.' },
} as const

/** An amount of money. */
export const usd = <const Path extends string>(
  path: Path,
  what: string,
  more: { operator?: true } = {},
) => ({
  sql: path,
  kind: 'money' as const,
  description: `${what}, in US dollars${more.operator ? '; operators only' : ''}.`,
  ...more,
})

/** A time, of which there is a first and a last. */
export const timestamp = <const Path extends string>(path: Path, description: string) => ({
  sql: path,
  kind: 'date' as const,
  description,
})
