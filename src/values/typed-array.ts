type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Returns a copy with `length` elements: new ones are 0, those beyond are left out. */
export function resized<Of extends Numbers>(numbers: Of, length: number): Of {
  // The type of the copy is that of the original, which TypeScript does not infer of a constructor.
  const Type = numbers.constructor as new (length: number) => Of
  const copy = new Type(length)
  copy.set(numbers.subarray(0, length))
  return copy
}

/** Returns an array with at least `length` elements: the same one, or a copy that is half as long again. */
export function withRoom<Of extends Numbers>(numbers: Of, length: number): Of {
  if (length <= numbers.length) return numbers
  return resized(numbers, Math.max(length, Math.ceil(numbers.length * 1.5)))
}
