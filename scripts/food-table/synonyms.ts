import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { field } from './read-csv.ts'

export interface SynonymLists {
  /** Synonyms of words, applied to every food whose name contains them: `mandioca` -> `aipim`, `macaxeira`. */
  readonly words: readonly Record<string, string>[]
  /** Synonyms of single foods, by food name. */
  readonly foods: readonly Record<string, string>[]
}

/** Returns the synonyms of a food, without those that normalize to its name or to an earlier synonym. */
export function synonymsOf(name: string, lists: SynonymLists): string[] {
  const seen = new Set([normalizeText(name)])
  const own = lists.foods
    .filter((row) => field(row, 'name') === name)
    .flatMap((row) => split(field(row, 'synonyms')))
  const regional = lists.words.flatMap((row) => renamed(name, field(row, 'words'), split(field(row, 'also'))))
  return [...own, ...regional].filter((synonym) => {
    const key = normalizeText(synonym)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function renamed(name: string, words: string, alternatives: readonly string[]): string[] {
  const place = new RegExp(`(?<![\\p{L}-])${words}(?![\\p{L}-])`, 'iu')
  return place.test(name)
    ? alternatives.map((alternative) => name.replace(place, alternative).toLowerCase())
    : []
}

function split(list: string): string[] {
  return list.split(';').map((item) => item.trim())
}
