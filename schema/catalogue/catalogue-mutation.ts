import type { InputFieldMap, InputRef, OutputRef } from '@pothos/core'
import { z } from 'zod'
import {
  amount,
  type CatalogueModel,
  type CategoryInput,
  type ChannelInput,
  categoryPrefix,
  type DisclaimerInput,
  deliveryDays,
  entries,
  type OutletInput,
  type ProductInput,
  restoreOfCatalogue,
  saveCategory,
  saveChannel,
  saveDisclaimer,
  saveOutlet,
  saveProduct,
  saveTag,
  score,
  type TagInput,
} from '../../src/domain/catalogue/catalogue.js'
import { archive } from '../../src/domain/rules/archive.js'
import type { Actor } from '../../src/domain/rules/audit.js'
import { webAddress } from '../../src/domain/rules/text.js'
import { byCaller, type Context, callerOf, services } from '../../src/graphql/context.js'
import type { Db } from '../../src/postgres/transaction.js'
import { builder } from '../core/builder.js'
import { required } from '../core/fields.js'
import { type Field, line, ruleOf, text, url, yes } from './admin-field.js'
import { Disclaimer } from './disclaimer.js'
import { ChannelType, Outlet, OutletChannel, OutletStatus, PlacementType } from './outlet.js'
import { OutletCategory } from './outlet-category.js'
import { outletInputs } from './outlet-columns.js'
import { PricingTier, Product, ProductKind } from './product.js'
import { Tag, TagCategory } from './tag.js'

/** The fields of a record, of what its rule can be given. */
type FieldsOf<Input> = { [Name in keyof Input]?: Field }

const PriceInput = builder.inputType('PriceInput', {
  description: 'What a product costs for a tier.',
  fields: (t) => ({
    pricingTier: t.field(required(PricingTier, 'For whom.')),
    unitAmount: t.field({
      type: 'Money',
      required: true,
      description: 'Price of one unit, in US dollars.',
      validate: amount,
    }),
  }),
})

const outletFields = {
  name: line('Name of the publication, 1 to 255 characters.', { required: true }),
  description: text('What it is about.'),
  ...outletInputs,
  status: { type: OutletStatus, present: true, description: 'Where it stands; DRAFT when absent.' },
  categoryId: { type: 'UUID', description: 'Id of its category.' },
  tagIds: {
    type: ['UUID'],
    present: true,
    description: 'Ids of its tags, at most 100, in place of those it has.',
    rule: entries(z.string()),
  },
} satisfies FieldsOf<OutletInput>

const channelFields = {
  outletId: { type: 'UUID', required: true, fixed: true, description: 'Id of its outlet.' },
  channelType: { type: ChannelType, required: true, description: 'Where placements appear.' },
  placementType: { type: PlacementType, description: 'In what form they appear.' },
  channelHandle: line('Name of the account.'),
  channelUrl: url('Address of the channel.'),
  socialLinks: {
    type: ['String'],
    present: true,
    description: 'Addresses of further accounts.',
    rule: entries(webAddress),
  },
  isDoFollow: yes('Whether its links pass authority on.'),
  doFollowLinksAllowed: line('How many such links a placement may have.'),
  domainAuthority: { type: 'Int', description: 'Domain authority, 0 to 100.', rule: score },
  domainRanking: { type: 'Int', description: 'Domain ranking, 0 to 100.', rule: score },
  disclaimerId: { type: 'UUID', description: 'Id of the disclaimer on paid placements.' },
  position: {
    type: 'Int',
    present: true,
    description: 'Place among the channels of its outlet, from 0.',
    rule: z.int().min(0, 'must not be negative').max(10_000, 'must be at most 10,000'),
  },
} satisfies FieldsOf<ChannelInput>

const productFields = {
  outletId: { type: 'UUID', required: true, fixed: true, description: 'Id of its outlet.' },
  type: {
    type: ProductKind,
    required: true,
    description: 'Prefix of its type.',
  },
  name: line('Its name, 1 to 255 characters.', { required: true }),
  description: text('What the buyer gets.'),
  requirements: text('What the outlet asks of the text.'),
  minDeliveryDays: {
    type: 'Int',
    required: true,
    description: 'Days until publication, at the least.',
    rule: deliveryDays,
  },
  maxDeliveryDays: {
    type: 'Int',
    required: true,
    description: 'Days until publication, at the most.',
    rule: deliveryDays,
  },
  isFeatured: yes('Whether the marketplace puts it forward.'),
  active: yes('Whether it can be bought; true when absent.'),
  exampleLinks: {
    type: ['String'],
    present: true,
    description: 'Addresses of earlier placements.',
    rule: entries(webAddress),
  },
  image: url('Address of a picture.'),
  logo: url('Address of its logo.'),
  exampleScreenshot: url('Address of a picture of an earlier placement.'),
  internalCost: {
    type: 'Money',
    description: 'What the placement costs the marketplace, in US dollars.',
    rule: amount,
  },
  resellerPrice: { type: 'Money', description: 'What resellers pay, in US dollars.', rule: amount },
  channelIds: {
    type: ['UUID'],
    present: true,
    description:
      "The outlet's channels it includes, at most 100, the listing's first, in place of those it has.",
    rule: entries(z.string()),
  },
  prices: {
    type: [PriceInput],
    present: true,
    description: 'Its prices, one for each tier, in place of those it has.',
  },
} satisfies FieldsOf<ProductInput>

const tagFields = {
  name: line('The label, unique within its category.', { required: true }),
  category: { type: TagCategory, required: true, description: 'What it speaks of.' },
} satisfies FieldsOf<TagInput>

const categoryFields = {
  name: line('Its name for people.', { required: true }),
  prefix: {
    type: 'String',
    required: true,
    description: 'Its name for programs, unique: lower-case words joined by hyphens.',
    rule: categoryPrefix,
  },
} satisfies FieldsOf<CategoryInput>

const disclaimerFields = {
  name: line('Its name, unique.', { required: true }),
  description: text('What readers see.'),
} satisfies FieldsOf<DisclaimerInput>

/** Declares `create…`, `update…`, `archive…` and `restore…` of a record of the catalogue, for operators. */
function adminFields<Input extends Record<string, unknown>>(
  name: string,
  what: string,
  type: OutputRef,
  fields: Record<string, Field>,
  save: (db: Db, actor: Actor, id: string | null, input: Input) => Promise<{ id: string }>,
  model: CatalogueModel,
): void {
  const key = `${model}Id`
  const inputOf = (kind: 'Create' | 'Update') => {
    const isNew = kind === 'Create'
    const own = Object.entries(fields).filter(([, { fixed }]) => isNew || !fixed)
    return builder.inputType(`${kind}${name}Input`, {
      description: isNew ? `A new ${what}.` : `What of a ${what} changes; what is absent stays.`,
      fields: (t) => {
        const made: InputFieldMap = {}
        if (!isNew) made[key] = t.field(required('UUID', `Id of the ${what}.`))
        for (const [field, { type, description, required }] of own)
          made[field] = t.field({ type, description, required: isNew && required === true })
        return made
      },
      // The rules of fields are not asked about null.
      validate: z.looseObject(
        Object.fromEntries(own.map(([field, options]) => [field, ruleOf(options)])),
      ),
    })
  }
  const named = (verb: 'Archive' | 'Restore', description: string) =>
    builder.inputType(`${verb}${name}Input`, {
      description,
      fields: (t) => ({ [key]: t.field(required('UUID', `Id of the ${what}.`)) }),
    })
  const mutation = (
    verb: string,
    input: InputRef<Record<string, unknown>>,
    description: string,
    work: (context: Context, input: Record<string, unknown>) => Promise<unknown>,
  ) =>
    builder.mutationField(`${verb}${name}`, (t) =>
      t.field({
        type,
        description: `${description} Operators only; kept in the audit log.`,
        authScopes: { operator: true },
        args: { input: t.arg({ type: input, required: true, description: `The ${what}.` }) },
        resolve: (_root, args, context) => work(context, args.input),
      }),
    )
  const saved = (context: Context, id: string | null, input: Record<string, unknown>) =>
    save(services(context).prisma, callerOf(context), id, input as Input)

  mutation('create', inputOf('Create'), `Creates a ${what}.`, (context, input) =>
    saved(context, null, input),
  )
  mutation('update', inputOf('Update'), `Changes a ${what}.`, (context, { [key]: id, ...input }) =>
    saved(context, id as string, input),
  )
  mutation(
    'archive',
    named('Archive', `A ${what} to delete softly.`),
    `Takes a ${what} out of every list.`,
    (context, { [key]: id }) => archive(...byCaller(context), model, id as string),
  )
  mutation(
    'restore',
    named('Restore', `A ${what} to bring back.`),
    `Takes back that a ${what} was archived.`,
    (context, { [key]: id }) => restoreOfCatalogue(...byCaller(context), model, id as string),
  )
}

adminFields('Outlet', 'outlet', Outlet, outletFields, saveOutlet, 'outlet')
adminFields('OutletChannel', 'channel', OutletChannel, channelFields, saveChannel, 'outletChannel')
adminFields(
  'OutletCategory',
  'category of outlets',
  OutletCategory,
  categoryFields,
  saveCategory,
  'outletCategory',
)
adminFields('Product', 'product', Product, productFields, saveProduct, 'product')
adminFields('Tag', 'tag', Tag, tagFields, saveTag, 'tag')
adminFields('Disclaimer', 'disclaimer', Disclaimer, disclaimerFields, saveDisclaimer, 'disclaimer')
