/** Stand-in for Stripe Connect: accounts and transfers. */

interface Account {
  id: string
  object: 'account'
  payouts_enabled: boolean
  capabilities: { transfers: 'active' | 'inactive' }
  /** Parameters of the request. */
  parameters: Record<string, unknown>
}

interface Transfer {
  id: string
  object: 'transfer'
  amount: number
  amount_reversed: number
  currency: string
  destination: string
  reversed: boolean
  transfer_group: string
  metadata: Record<string, string>
}

type Fields = Record<string, unknown>

interface Tools {
  newId(prefix: string): string
  emit(type: string, object: object): void
  refusal(status: number, code: string | undefined, message: string): object
}

/** Opens a stand-in with its own accounts and transfers. */
export function openConnect({ newId, emit, refusal }: Tools) {
  const accounts = new Map<string, Account>()
  const transfers: Transfer[] = []
  const accountAt = (id: string) => {
    const account = accounts.get(id)
    if (!account) throw refusal(400, 'resource_missing', `No such account: '${id}'`)
    return account
  }
  const transferAt = (id: string) => {
    const transfer = transfers.find((one) => one.id === id)
    if (!transfer) throw refusal(404, 'resource_missing', `No such transfer: '${id}'`)
    return transfer
  }
  const reverse = (transfer: Transfer, amount = transfer.amount - transfer.amount_reversed) => {
    transfer.amount_reversed += amount
    transfer.reversed = transfer.amount_reversed === transfer.amount
    emit('transfer.reversed', transfer)
  }
  const connect = {
    accounts,
    transfers,
    /** Balance of the marketplace at Stripe, in cents. */
    available: Number.POSITIVE_INFINITY,
    /** Completes the onboarding of an account. */
    enable(id: string): void {
      Object.assign(accountAt(id), {
        payouts_enabled: true,
        capabilities: { transfers: 'active' },
      })
      emit('account.updated', accountAt(id))
    },
    /** Adds an account that can receive transfers. */
    addEnabled(id: string): void {
      const capabilities = { transfers: 'active' } as const
      accounts.set(id, {
        id,
        object: 'account',
        payouts_enabled: true,
        capabilities,
        parameters: {},
      })
    },
    /** Reverses a transfer as Stripe's dashboard does. */
    reverse,
    /** Amount of a payout that was transferred and not reversed, in cents. */
    sentOf: (payoutId: string) =>
      transfers
        .filter(({ transfer_group }) => transfer_group === payoutId)
        .reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0),
  }
  const routes: Record<string, (path: string[], parameters: Fields) => object> = {
    'POST accounts': (_path, parameters) => {
      const id = newId('acct')
      const capabilities = { transfers: 'inactive' } as const
      accounts.set(id, { id, object: 'account', payouts_enabled: false, capabilities, parameters })
      return { ...accountAt(id) }
    },
    'GET accounts/:': ([id]) => ({ ...accountAt(id!) }),
    'POST account_links': (_path, { account, return_url }) => ({
      object: 'account_link',
      url: `https://connect.stripe.example/${accountAt(String(account)).id}?to=${return_url}`,
      expires_at: Math.floor(Date.now() / 1_000) + 300,
    }),
    'GET transfers': (_path, { transfer_group }) => ({
      object: 'list',
      has_more: false,
      data: transfers.filter((one) => one.transfer_group === transfer_group),
    }),
    'POST transfers': (_path, parameters) => {
      const { destination, currency, transfer_group, metadata } = parameters as unknown as Transfer
      const amount = Number(parameters.amount)
      if (accountAt(destination).capabilities.transfers !== 'active') {
        const message = 'Your destination account needs to have the transfers capability enabled.'
        throw refusal(400, 'insufficient_capabilities_for_transfer', message)
      }
      if (amount > connect.available)
        throw refusal(400, 'balance_insufficient', 'Insufficient funds in your Stripe balance.')
      connect.available -= amount
      const transfer: Transfer = {
        ...{ id: newId('tr'), object: 'transfer', amount, amount_reversed: 0, reversed: false },
        ...{ currency, destination, transfer_group, metadata },
      }
      transfers.push(transfer)
      return { ...transfer }
    },
    'GET transfers/:': ([id]) => ({ ...transferAt(id!) }),
    'POST transfers/:/reversals': ([id]) => {
      const transfer = transferAt(id!)
      if (transfer.reversed) throw refusal(400, undefined, 'The transfer is already reversed.')
      reverse(transfer)
      return { id: newId('trr'), object: 'transfer_reversal', transfer: transfer.id }
    },
  }
  return { connect, routes }
}
