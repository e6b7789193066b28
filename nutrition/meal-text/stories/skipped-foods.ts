import { determinerEnd } from '../matching/food-lists.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { laterEnd } from './later-foods.ts'
import { madeEnd, orderedEnd, othersEnd, plannedEnd } from './planned-foods.ts'
import { exchangedEnd, postponedEnd, replacedEnd } from './replaced-foods.ts'
import type { Token } from '../words/tokens.ts'

/**
 * Returns the index after a meal or foods that were not eaten: `pulei o café`, `queria pizza mas`, `troquei o arroz
 * por`, `em vez de arroz`. Returns `undefined` for other words.
 */
export function skippedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  return (
    omittedEnd(tokens, at, findFood) ??
    plannedEnd(tokens, at, findFood) ??
    laterEnd(tokens, at, findFood) ??
    orderedEnd(tokens, at, findFood) ??
    othersEnd(tokens, at, findFood) ??
    madeEnd(tokens, at, findFood) ??
    exchangedEnd(tokens, at, findFood) ??
    replacedEnd(tokens, at, findFood) ??
    postponedEnd(tokens, at, findFood)
  )
}

function omittedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!/^pul(?:ei|ou|amos)$/u.test(tokens[at]?.plain ?? '')) return undefined
  const next = determinerEnd(tokens, at + 1)
  let end = findFood(next)?.next
  while (end !== undefined && tokens[end]?.plain === 'com') {
    const partner = findFood(end + 1)
    if (!partner) break
    end = partner.next
  }
  return end ?? at + 1
}
