import { normalizeText } from '../normalize-text.ts'
import { findIdentity, type Identity, identities } from './identity-table.ts'
import { identitiesIn } from './read-identities.ts'

const searched = identities.map((identity) => ({
  identity,
  name: normalizeText(identity.name),
  words: identity.words.map(normalizeText),
}))

/**
 * Ranks of a match, best first: whole name or synonym, start of the name, start of a synonym, start of a word in the
 * name.
 */
const places = { whole: 0, name: 1, word: 2, inside: 3, nowhere: 4 }

/**
 * Returns up to `limit` foods and families. First come matches of the typed text with a name or synonym, ranked by
 * `places`, families before foods of equal rank. Then come the identities that `identitiesIn` reads in the text, with
 * typos corrected. Empty for an empty text.
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
