/** Removes addresses and names of a person from values. */
import type { Person } from '../domain/accounts/privacy-request.js'
import { erasedName } from '../domain/accounts/privacy-request.js'
import { addressForms, addressPattern, erasedAddress } from '../values/address-pattern.js'

/** Name shown in place of the author of a comment, and of the sender of an inquiry. */
export const erasedFullName = `${erasedName.firstName} ${erasedName.lastName}`

/** Searches for the addresses of a person. */
export interface AddressSearch {
  /** Texts of which a value contains at least one, ignoring case, if it contains an address. */
  forms: string[]
  pattern: RegExp
  addresses: ReadonlySet<string>
  /** Address in place of those of the person. */
  replacement: string
}

export const searchFor = ({ addresses }: Pick<Person, 'addresses'>): AddressSearch => ({
  forms: addressForms(addresses),
  pattern: addressPattern(addresses),
  addresses: new Set(addresses),
  replacement: erasedAddress,
})

/** Whether a text contains an address. */
export const contains = ({ pattern }: AddressSearch, text: string): boolean => {
  pattern.lastIndex = 0
  return pattern.test(text)
}

const replaceIn = ({ pattern, replacement }: AddressSearch, text: string) =>
  text.replace(pattern, replacement)

const jsonString = /"(?:[^"\\]|\\.)*"/g

/** Applies `change` to each string of a JSON text, including keys. Numbers keep all of their digits. */
function mapStrings(json: string, change: (text: string) => string): string {
  return json.replace(jsonString, (literal) => {
    const text: string = JSON.parse(literal)
    const changed = change(text)
    return changed === text ? literal : JSON.stringify(changed)
  })
}

/** Whether a JSON text contains an address. Escapes, such as `\n` before an address, do not hide it. */
export function containsInJson(search: AddressSearch, json: string): boolean {
  return [...json.matchAll(jsonString)].some(([literal]) => contains(search, JSON.parse(literal)))
}

/**
 * Returns the value of a column without the addresses.
 * @param value in the text format of PostgreSQL
 * @param isRemovable whether a value that consists of an address becomes null
 */
export function withoutAddresses(
  search: AddressSearch,
  value: string,
  { isJson, isRemovable }: { isJson: boolean; isRemovable: boolean },
): string | null {
  if (isRemovable && search.addresses.has(value.trim().toLowerCase())) return null
  if (!isJson) return replaceIn(search, value)
  return mapStrings(withoutNames(search, value), (text) => replaceIn(search, text))
}

/** Keys of an address by which an object describes a person. Other keys, such as `contactEmail`, belong to a team. */
const emailKeys = ['email', 'authorEmail', 'author_email']

/** Values in place of what an object contains about the person. */
const replacements: Record<string, string | null> = {
  ...erasedName,
  first_name: erasedName.firstName,
  last_name: erasedName.lastName,
  name: erasedFullName,
  authorName: erasedFullName,
  author_name: erasedFullName,
  phone: null,
  phoneNumber: null,
  phone_number: null,
  notes: null,
  crmContactId: null,
  ssoSubject: null,
}

/** Replaces names and phone numbers in objects of a JSON text that describe the person by email address. */
function withoutNames(search: AddressSearch, json: string): string {
  let isChanged = false
  const anonymized = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(anonymized)
    if (value === null || typeof value !== 'object') return value
    const fields = value as Record<string, unknown>
    const isPerson = emailKeys.some(
      (key) => typeof fields[key] === 'string' && search.addresses.has(fields[key].toLowerCase()),
    )
    isChanged ||= isPerson
    return Object.fromEntries(
      Object.entries(fields).map(([key, part]) => [
        key,
        isPerson && Object.hasOwn(replacements, key) && part !== null
          ? replacements[key]
          : anonymized(part),
      ]),
    )
  }
  const result = anonymized(JSON.parse(json))
  return isChanged ? JSON.stringify(result) : json
}

/** Returns a JSON text in which the names of the account have been replaced at every level. For entries about the account. */
export function withoutOwnNames(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (key, value) =>
      typeof value === 'string' && Object.hasOwn(replacements, key) ? replacements[key] : value,
    ),
  )
}
