import type { SettingGroup } from './setting.js'

/** Settings of the marketplace: email, seller, orders and payments. */
export const marketplaceSettings: SettingGroup[] = [
  {
    title: 'Email',
    settings: [
      {
        name: 'SMTP_URL',
        type: '`smtp://` or `smtps://` URL',
        default: 'no email is sent',
        description: 'Server for outgoing [email](email.md).',
        example: 'smtp://user:password@mail.example.com:587',
      },
      {
        name: 'MAIL_FROM',
        type: 'email address, or `Name <address>`',
        required: 'with `SMTP_URL`',
        description: 'Sender.',
        example: 'Masthead <marketplace@example.com>',
      },
    ],
  },
  {
    title: 'Brand and seller',
    settings: [
      {
        name: 'BRAND_NAME',
        type: 'string, one line of up to 100 characters',
        description: 'Name in email and on the guest checkout page.',
      },
      {
        name: 'BRAND_LOGO_URL',
        type: 'URL',
        description: 'Logo in email and on the guest checkout page.',
        example: 'https://www.example.com/logo.png',
      },
      {
        name: 'BRAND_COLOR',
        type: 'color, `#rrggbb`',
        description: 'Color of buttons and links.',
      },
      {
        name: 'SELLER_NAME',
        type: 'string, one line of up to 100 characters',
        default: '`BRAND_NAME`',
        description:
          'Seller on [invoices](payments.md#invoices). Invoices keep the values of the time at which they were issued.',
        example: 'Example Media Ltd',
      },
      {
        name: 'SELLER_ADDRESS',
        type: 'text, up to 1,000 characters',
        description: 'Address of the seller.',
        example: '1 Example Street, London',
      },
      {
        name: 'SELLER_TAX_NUMBER',
        type: 'string, one line of up to 100 characters',
        description: 'Tax number of the seller.',
        example: 'GB123456789',
      },
      {
        name: 'SELLER_DETAILS',
        type: 'text, up to 1,000 characters',
        description: 'Footer of invoices: company register, bank account, terms.',
        example: '',
      },
    ],
  },
  {
    title: 'Orders and payments',
    settings: [
      {
        name: 'PROCESSING_FEE_PERCENT',
        type: 'number, 0 to 99.9999',
        description: 'Processing fee, added to orders as a percentage.',
      },
      {
        name: 'CHECKOUT_DISCOUNT_MAX_PERCENT',
        type: 'integer, 0 to 100',
        description:
          'Maximum `discount` of a checkout, as a percentage of the subtotal. `updateTeam(input: {id, discountLimitPercent})` sets another limit for one team; the demo teams have 20.',
      },
      {
        name: 'PUBLISHER_APPLICATIONS',
        type: 'boolean',
        description:
          'Serves a form with which [publishers apply](publishing.md#applications). Requires `SMTP_URL`.',
      },
      {
        name: 'COMMISSION_PERCENT',
        type: 'number, 0 to 1000',
        description:
          "Commission of the marketplace, as a percentage of a publisher's payout. The sale price is the payout plus the commission, rounded half up to the cent. `updateTeam(input: {id, commissionPercent})` sets another for one publisher. A change applies to a product when its payout or the commission of its publisher next changes.",
      },
      {
        name: 'PAYOUT_HOLDING_DAYS',
        type: 'integer, 0 to 3650',
        description: 'Days after the delivery of a placement until its payout is payable.',
      },
      {
        name: 'PLACEMENT_ACCEPT_DAYS',
        type: 'integer, 1 to 365',
        description:
          'Days that a publisher has to accept a placement. Afterwards, operators are notified.',
      },
      {
        name: 'LINK_CHECK_DAYS',
        type: 'integer, 0 to 3650',
        description:
          'Days after the delivery of a placement for which its URL is [checked](publishing.md#link-check) once a day. With `0`, only at the delivery.',
      },
      {
        name: 'LINK_CHECK_ALLOWED_CIDRS',
        type: 'list of CIDR ranges',
        default: 'none',
        description:
          'Private networks that checks of links may reach, on any port. Other private addresses are rejected as URLs of publications.',
        example: '10.0.0.0/8',
      },
      {
        name: 'UNPAID_ORDER_DAYS',
        type: 'integer, 1 to 3650',
        default: 'never',
        description:
          'Days after which an unpaid order is cancelled and its credits are returned. A payment that has begun is awaited.',
        example: '14',
      },
      {
        name: 'STRIPE_SECRET_KEY',
        type: '`sk_…` or `rk_…`',
        default: 'no card payments',
        description: 'Secret or restricted key of Stripe. See [Payments](payments.md).',
        example: '',
      },
      {
        name: 'STRIPE_WEBHOOK_SECRET',
        type: '`whsec_…`',
        required: 'with `STRIPE_SECRET_KEY`',
        description:
          'Signing secret of the Stripe webhook endpoint. Separate those of several endpoints by commas.',
        example: '',
      },
      {
        name: 'STRIPE_API_URL',
        type: 'URL',
        default: "Stripe's API",
        description: 'Replaces the API of Stripe, for tests.',
        example: 'http://127.0.0.1:12111',
        forTests: true,
      },
      {
        name: 'PAYMENT_TEST_PROVIDER',
        type: 'boolean',
        default: '`1` with demo data on the embedded database and without Stripe, else `0`',
        description: 'Accepts test cards, which are not charged. For development only.',
        example: '1',
        forTests: true,
      },
      {
        name: 'WIRE_INSTRUCTIONS',
        type: 'text',
        description: 'Instructions for bank transfers on the checkout page.',
        example: 'Please use the reference number of the order.',
      },
      {
        name: 'WIRE_IBAN',
        type: 'IBAN',
        description:
          'Account for [bank transfers](payments.md#transfers). The checkout page shows the account, and a QR code for banking apps.',
        example: '',
      },
      {
        name: 'WIRE_BIC',
        type: 'BIC, 8 or 11 characters',
        description: 'BIC of the account.',
        example: '',
      },
      {
        name: 'WIRE_ACCOUNT_NAME',
        type: 'string, one line of up to 100 characters',
        default: '`SELLER_NAME`',
        description: 'Holder of the account.',
        example: '',
      },
    ],
  },
]
