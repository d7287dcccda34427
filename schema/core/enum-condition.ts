interface EnumConditions<Value> {
  eq?: Value
  ne?: Value
  in?: readonly Value[]
  notIn?: readonly Value[]
  isNull?: boolean
}

/** Those of some values of an enum, null where there is none, that fit what an `enumFilter` was given. */
export function fitting<Value extends string>(
  given: unknown,
  values: readonly (Value | null)[],
): (Value | null)[] {
  const { eq, ne, in: among, notIn, isNull } = given as EnumConditions<Value>
  return values.filter(
    (value) =>
      (eq === undefined || value === eq) &&
      (ne === undefined || value !== ne) &&
      (!among || (value !== null && among.includes(value))) &&
      (!notIn || value === null || !notIn.includes(value)) &&
      (isNull === undefined || (value === null) === isNull),
  )
}
