import type { Contents } from './contents.ts'
import { findIdentity } from './identity-table.ts'
import { identitiesIn } from './read-identities.ts'

/**
 * Returns the contents that a name states, with their families: `Barra de castanha` contains nuts. `mayHold` is always
 * empty.
 */
export function namedContents(name: string): Contents {
  const named = identitiesIn(name).map(({ id }) => id)
  return {
    holds: [...new Set([...named, ...named.flatMap((id) => findIdentity(id)?.families ?? [])])],
    mayHold: [],
  }
}
