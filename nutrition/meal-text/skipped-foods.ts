import type { FindFood } from './food-matching.ts'
import type { Token } from './tokens.ts'

/** Returns the index after a skipped meal or food: `pulei o café`. Returns `undefined` for other words. */
export function skippedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!/^pul(?:ei|ou|amos)$/u.test(tokens[at]?.plain ?? '')) return undefined
  const next = /^(?:[oa]s?|meu|minha)$/u.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1
  let end = findFood(next)?.next
  while (end !== undefined && tokens[end]?.plain === 'com') {
    const partner = findFood(end + 1)
    if (!partner) break
    end = partner.next
  }
  return end ?? at + 1
}
