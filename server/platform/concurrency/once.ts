/** Returns a function that makes the value with its first call and returns the same value from then on. */
export function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined
  return () => (made ??= { thing: make() }).thing
}
