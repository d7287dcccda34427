import { z } from 'zod'
import type { Prisma, User } from '../../prisma/generated/client/client.js'
import { invalidInput } from '../errors.js'

/** The e-mail address of a user: in lower case, so that each has one spelling. */
export const userEmail = z
  .email('must be an e-mail address')
  .max(254, 'must have at most 254 characters')
  .toLowerCase()

/** A user of this address, made when there is none; `name` and `role` are those of a new one. */
export interface UserByEmail {
  email: string
  name: string
  role: 'Client' | 'Operator'
}

/**
 * Finds or makes a user by e-mail address.
 * @throws AppError validation_failed when the address is a deleted user's
 */
export async function ensureUser(db: Prisma.TransactionClient, input: UserByEmail): Promise<User> {
  const role = await db.userRole.findUniqueOrThrow({ where: { name: input.role } })
  const [firstName = '', ...rest] = input.name.trim().split(/\s+/)
  const user = await db.user.upsert({
    where: { email: input.email },
    create: { email: input.email, firstName, lastName: rest.join(' '), roleId: role.id },
    update: {},
  })
  if (user.deletedAt) {
    throw invalidInput(
      ['input', 'ownerEmail'],
      'deleted_user',
      `${input.email} is the address of a deleted user`,
    )
  }
  return user
}
