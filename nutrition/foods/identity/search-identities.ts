import { normalizeText } from '../normalize-text.ts'
import { findIdentity, type Identity, identities } from './identity-table.ts'
import { identitiesIn } from './read-identities.ts'

const searched = identities.map((identity) => ({
  identity,
  name: normalizeText(identity.name),
  words: identity.words.map(normalizeText),
}))

/** Places of a match, best first: it is called so, the name begins so, another word does, a word inside the name does. */
const places = { whole: 0, name: 1, word: 2, inside: 3, nowhere: 4 }

/**
 * The foods and families that begin like what is being typed, by name or by another word for them; families first
 * among equals. When none does, what the words name with typos forgiven.
 */
export function searchIdentities(typed: string, limit: number): Identity[] {
  const query = normalizeText(typed)
  if (query === '') return []
  const found = searched
    .map((one) => ({ ...one, place: placeOf(query, one.name, one.words) }))
    .filter(({ place }) => place < places.nowhere)
    .toSorted(
      (a, b) =>
        a.place - b.place ||
        Number(b.identity.kind === 'family') - Number(a.identity.kind === 'family') ||
        a.name.length - b.name.length ||
        (a.name < b.name ? -1 : 1),
    )
    .map(({ identity }) => identity)
  const read = identitiesIn(typed).flatMap(({ id }) => findIdentity(id) ?? [])
  return [...new Set([...found, ...read])].slice(0, limit)
}

function placeOf(query: string, name: string, words: readonly string[]): number {
  if (name === query || words.includes(query)) return places.whole
  if (name.startsWith(query)) return places.name
  if (words.some((word) => word.startsWith(query))) return places.word
  return ` ${name} `.includes(` ${query}`) ? places.inside : places.nowhere
}
