import type { SpokenItem } from '../reading/spoken-item.ts'

/** Part of a bread roll's weight that is left without its crumb (own estimate: 35 of 50 g). */
const crust = 0.7
const hollowed = /^[^.;!?\n]{0,40}\b(?:sem|tirei|tirando|retirei)\s+(?:[oa]\s+)?miolo\b/iu

/** Counts only the crust of bread that was eaten without its crumb: `pão francês sem miolo`. */
export function hollowBread(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return items.map((item) =>
    item.match.food.group === 'pao' && hollowed.test(text.slice(item.end))
      ? { ...item, times: (item.times ?? 1) * crust }
      : item,
  )
}
