import { itemAt } from '../../shared/collections/lookup.ts'
import { hundredth } from '../../shared/figures/rounding.ts'
import type { MealQuestion, ReadItem } from '../reading/meal-reading.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { mostOf } from './most-grams.ts'

/** Splits a weight that is stated for several foods together, in proportion to their usual portions. */
export function shareOut(
  spokenItems: readonly SpokenItem[],
  placeOf: ReadonlyMap<SpokenItem, number>,
  items: readonly ReadItem[],
) {
  const sharing = spokenItems.flatMap((spoken) => {
    const { shared, amount } = spoken
    const place = placeOf.get(spoken)
    const isOpen = !amount || amount.portions !== undefined
    return shared && isOpen && place !== undefined
      ? [{ shared, place, item: itemAt(items, place), times: spoken.times ?? 1 }]
      : []
  })
  const sharedItems = [...items]
  const questions: MealQuestion[] = []
  for (const [{ grams: all }, parts] of Map.groupBy(sharing, ({ shared }) => shared)) {
    // `marmita de 500 g de arroz e feijão, comi metade`
    const grams = all * Math.min(1, Math.max(...parts.map(({ times }) => times)))
    const usual = parts.reduce((sum, { item }) => sum + item.grams, 0)
    for (const { item, place } of parts) {
      const share = Math.min(mostOf(item.food), Math.max(0.01, hundredth((item.grams / usual) * grams)))
      sharedItems[place] = {
        ...item,
        ...(item.parts && {
          parts: item.parts.map((part) => ({
            ...part,
            grams: hundredth((part.grams * share) / item.grams),
          })),
        }),
        quantity: share,
        measure: 'grama',
        grams: share,
        gramsLow: hundredth(share * 0.6),
        gramsHigh: hundredth(share * 1.5),
      }
    }
    if (parts.length === 1) continue
    const names = parts.map(({ item }) => item.food.name.toLowerCase()).join(' e ')
    questions.push({
      code: 'shared_amount',
      text: `Dividi ${grams} g entre ${names}. Está certo?`,
      item: itemAt(parts, 0).place,
    })
  }
  return { items: sharedItems, questions }
}
