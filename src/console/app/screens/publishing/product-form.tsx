import { restorePrevious } from '../../change.ts'
import {
  CreatePublisherProductDocument,
  UpdatePublisherProductDocument,
} from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { inputFields } from '../../ui/fields.tsx'
import { EditButton, FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { productForm } from '../../ui/form-groups.ts'
import { productPreview } from '../catalogue/form-previews.tsx'
import { channelsField } from '../catalogue/product.tsx'
import type { EditedOutlet } from './outlet-form.tsx'

export type EditedProduct = EditedOutlet['products']['nodes'][number]

const productFields =
  'name payout minDeliveryDays maxDeliveryDays description requirements monthlyLimit active'

/** Days of a new product until the publisher changes them, as the API defines them. */
const defaultDays: Readonly<Record<string, number>> = { minDeliveryDays: 1, maxDeliveryDays: 14 }

/** Form fields of a product: its inputs, and the channels of the outlet. */
function fieldsOf(outlet: EditedOutlet, product?: EditedProduct): FormField[] {
  const ids = (product ? product.includes : outlet.channels).map(({ id }) => id).join('\n')
  const inputs = product
    ? inputFields('UpdatePublisherProductInput', productFields, product)
    : inputFields(
        'CreatePublisherProductInput',
        `type ${productFields.replace(' active', '')}`,
      ).map((field) => ({ ...field, preset: defaultDays[field.name] }))
  return productForm([
    ...inputs,
    ...channelsField(outlet.channels, product ? { value: ids } : { preset: ids }),
  ])
}

/** Button that adds a product to an outlet. */
export function AddProductButton({
  outlet,
  isPrimary,
}: {
  outlet: EditedOutlet
  isPrimary: boolean
}) {
  const fields = fieldsOf(outlet)
  return (
    <FormButton
      name={t('addProduct')}
      isPrimary={isPrimary}
      document={CreatePublisherProductDocument}
      input={{ outletId: outlet.id }}
      fields={fields}
      preview={productPreview(outlet, fields, true)}
    />
  )
}

/** Button for the form of a product, whose change can be undone. */
export function EditProductButton({
  outlet,
  product,
}: {
  outlet: EditedOutlet
  product: EditedProduct
}) {
  const change = { document: UpdatePublisherProductDocument, input: { productId: product.id } }
  const fields = fieldsOf(outlet, product)
  const preview = productPreview(outlet, fields, true)
  return (
    <EditButton
      {...change}
      of={product.name}
      fields={fields}
      // The type of a product does not change.
      preview={(texts) => preview({ type: product.type.prefix, ...texts })}
      undo={restorePrevious(change, {
        ...product,
        channelIds: product.includes.map(({ id }) => id),
      })}
    />
  )
}
