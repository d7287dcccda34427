/** Returns a typed array with at least `length` elements: the same one, or a copy that is half as long again. */
export function grown<Numbers extends Uint8Array | Int32Array>(
  numbers: Numbers,
  length: number,
): Numbers {
  if (length <= numbers.length) return numbers
  const Type = numbers.constructor as new (length: number) => Numbers
  const longer = new Type(Math.max(length, Math.ceil(numbers.length * 1.5)))
  longer.set(numbers)
  return longer
}
