import { cutBefore } from './cut-words.ts'
import { endsWithDay, placePattern, withoutLeadingPlaces } from './place-words.ts'

const place = new RegExp(`\\b${placePattern}`, 'g')
/** A place that only specifies the words before it, as in `sobra de domingo`, unlike `de segunda a sexta`. */
const complement = /^d[aeo]s? (?!\S+(?: feiras?)? (?:a|ate) )/
const rangeEnd = /^(?:a|ate) /

/**
 * Cuts before a place that stands between two wishes ("sem camarão | no jantar sem forno"), so that it never limits the
 * first. `isWish` returns whether a part alone has a usable constraint.
 */
export function splitAtPlace(part: string, isWish: (part: string) => boolean): string[] {
  return cutBefore(part, (text) => {
    const cuts = [0]
    for (const { index } of text.matchAll(place)) {
      const [before, after] = [text.slice(cuts.at(-1), index), text.slice(index)]
      if (complement.test(after) || (rangeEnd.test(after) && endsWithDay.test(before))) continue
      if (isWish(before) && (isWish(after) || isWish(withoutLeadingPlaces(after)))) cuts.push(index)
    }
    return cuts
  })
}
