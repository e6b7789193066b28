import type { SpokenItem } from '../reading/spoken-item.ts'

/** Leaves out the bucket of snacks whose pieces are counted after it: `coxinha de balde, comi 15 mini coxinhas`. */
export function dropCountedBuckets(items: readonly SpokenItem[]): readonly SpokenItem[] {
  return items.filter((item, place) => {
    const next = items[place + 1]
    const isCounted = next?.amount !== undefined && next.match.food.id === item.match.food.id
    return !isCounted || !/\bbalde\b/iu.test(item.match.said) || /\bbalde\b/iu.test(next.match.said)
  })
}
