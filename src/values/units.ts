/** Milliseconds. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Bytes of 1 MB, as messages and documents state sizes. */
export const megabyte = 1024 * 1024
