/** Creates a value lazily, at most once. */
export function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined
  return () => (made ??= { thing: make() }).thing
}
