/** Makes a thing when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined
  return () => (made ??= { thing: make() }).thing
}
