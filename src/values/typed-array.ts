type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array

/** Copies an array to `length` elements. New elements are 0. */
export function resize<Of extends Numbers>(numbers: Of, length: number): Of {
  // TypeScript does not infer the type that the constructor returns.
  const Type = numbers.constructor as new (length: number) => Of
  const copy = new Type(length)
  copy.set(numbers.subarray(0, length))
  return copy
}

/** Returns the array if it has `length` elements, else a copy that is half as long again. */
export function ensureCapacity<Of extends Numbers>(numbers: Of, length: number): Of {
  if (length <= numbers.length) return numbers
  return resize(numbers, Math.max(length, Math.ceil(numbers.length * 1.5)))
}
