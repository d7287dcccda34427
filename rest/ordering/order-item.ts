import { defineRoutes, type ListParameters } from '../engine/route.js'

const list: ListParameters = {
  sort: { created_at: 'CREATED_AT', updated_at: 'UPDATED_AT' },
  default: { field: 'CREATED_AT', direction: 'desc' },
}

export const orderItemRoutes = defineRoutes(
  {
    method: 'GET',
    id: 'listOrderItems',
    path: '/order-items',
    summary: "List your team's order items: one per ordered unit",
    description:
      'Returns one record per ordered unit, with its article, outlet and accounting. Use `filters[order_id]` to find the articles of an order. `article_id` is null for add-ons and until the order is paid. Costs of the marketplace are null for team tokens.',
    tag: 'Orders',
    scope: ['orders.lists'],
    envelope: 'page',
    list,
    query: {
      'filters[order_id]': 'where.orderId.eq',
      'filters[campaign_id]': 'where.campaignId.eq',
      'filters[article_id]': 'where.article.id.eq',
    },
    records: {
      outlet: 'OrderItemOutlet',
      article: 'OrderItemArticle',
      'article.campaign': 'OrderItemCampaign',
      client: 'PersonName',
    },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: OrderItemOrder, $where: OrderItemWhere, $includeArchived: Boolean) {
        orderItems(first: $first, offset: $offset, orderBy: $orderBy, where: $where, includeArchived: $includeArchived) {
          records: nodes {
            id
            referrer_id: referrerId
            referrer_team_id: referrerTeamId
            product_id: productId
            commission_amount: commissionAmount
            commission_date_paid: commissionDatePaid
            commission_status: commissionStatus
            is_accounting_completed: isAccountingCompleted
            is_publisher_paid: isPublisherPaid
            is_reseller_paid: isResellerPaid
            refund_required: refundRequired
            is_refunded: isRefunded
            refund_date: refundDate
            refund_method: refundMethod
            refund_reference: refundReference
            vendor_invoice_id: vendorInvoiceId
            vendor_cost: vendorCost
            vendor_invoice_date: vendorInvoiceDate
            vendor_paid_date: vendorPaidDate
            vendor_invoice_url: vendorInvoiceUrl
            accounting_completion_date: accountingCompletionDate
            publisher_paid_date: publisherPaidDate
            reseller_paid_date: resellerPaidDate
            created_at: createdAt
            updated_at: updatedAt
            deleted_at: deletedAt
            order_id: orderId
            _order: order { client_id: clientId date_paid: datePaid }
            sale_price: salePrice
            product_price: productPrice
            _product: product {
              product_name: name
              _type: type { product_type: prefix }
              outlet { logo }
            }
            article_id: articleId
            article {
              id
              name
              campaign { id name profile_id: profileId }
              writer { id first_name: firstName last_name: lastName }
            }
            internal_cost: internalCost
            reseller_price: resellerPrice
            client { first_name: firstName last_name: lastName }
          }
          total_records: totalCount
        }
      }
    `,
  },
  {
    method: 'GET',
    id: 'listProfileOrderItems',
    path: '/profiles/{profile_id}/order-items',
    summary: 'List the order items for a profile',
    description:
      'Returns the order items for a profile, for example to assign them to a campaign. Returns all items unless `limit` or `page` is sent. With `aggregate_add_ons`, add-ons are returned within the item that they belong to.',
    tag: 'Profiles',
    scope: ['orders.lists'],
    envelope: 'records',
    params: { profile_id: 'where.profileId.eq' },
    query: {
      type: 'where.productType',
      is_add_on: 'where.isAddOn',
      search: 'where.search',
      aggregate_add_ons: {
        effect:
          'If `true`, excludes add-ons from the array and returns them in `add_ons` of the items they were ordered with.',
        whenTrue: { 'where.isAddOn': false, addOns: true },
      },
    },
    list: { ...list, whole: true },
    variables: { addOns: false },
    records: {
      '': 'ProfileOrderItem',
      outlet: 'OutletReference',
      includes: 'IncludedChannel',
      add_ons: 'AddOn',
    },
    operation: `
      query ($first: Int!, $offset: Int, $orderBy: OrderItemOrder, $where: OrderItemWhere, $all: Boolean, $includeArchived: Boolean, $addOns: Boolean!) {
        orderItems(first: $first, offset: $offset, orderBy: $orderBy, where: $where, all: $all, includeArchived: $includeArchived) {
          records: nodes {
            id
            profile_id: profileId
            campaign_id: campaignId
            product_id: productId
            _lineItem: lineItem { is_add_on: isAddOn }
            _product: product {
              name
              description
              _type: type { type: prefix }
              min_delivery_days: minDeliveryDays
              max_delivery_days: maxDeliveryDays
              outlet { id name website_url: websiteUrl logo }
              includes { channel_type: channelType placement_type: placementType }
            }
            add_ons: addOns @include(if: $addOns) { id _product: product { name } }
          }
        }
      }
    `,
    exists: 'query ($profile_id: UUID!) { profile(id: $profile_id) { id } }',
  },
)
