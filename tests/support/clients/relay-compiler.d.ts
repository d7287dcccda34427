declare module 'relay-compiler' {
  /** Where the compiler is. */
  const path: string
  export default path
}
