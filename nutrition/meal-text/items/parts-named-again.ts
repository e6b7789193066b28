import { withoutPart } from '../grouping/uneaten-foods.ts'
import { placeOfName } from '../grouping/named-again.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Words for a part of a food that was named before, right at the start of its name: `metade do`. */
const partOf = /^(?:(?:a\s+)?metade|(?:um|dois)\s+(?:ter[cç]os?|quartos?)|\d\s?\/\s?\d)\s+d[oa]s?\s/iu
/** Words before such a part. */
const eaten = /(?:^|[\s,.;])(?:comi|comemos|tomei|bebi|provei|s[oó]|apenas|somente|quase)\s+(?:a\s+)?$/iu

/** Counts the eaten part of a food that was named before: `arroz, feijão e bife, comi metade do bife`. */
export function countNamedParts(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const counted: SpokenItem[] = []
  for (const item of items) {
    const { amount, start, end, match } = item
    const isPart =
      amount !== undefined && !amount.measure && amount.quantity < 1 && partOf.test(text.slice(start, end))
    const place =
      isPart && eaten.test(text.slice(0, start)) ? placeOfName(counted, nameIn(item, text), text) : -1
    const named = counted[place]
    if (named && amount && named.match.food.group === match.food.group)
      counted[place] = withoutPart(named, 1 - amount.quantity)
    else counted.push(item)
  }
  return counted
}

/** Returns where the food itself is named, after the words of its part. */
function nameIn({ match, start, end }: SpokenItem, text: string) {
  const [part = ''] = partOf.exec(text.slice(start, end)) ?? []
  return { match, start: start + part.length, end }
}
