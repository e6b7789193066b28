import { hundredth } from '../../shared/figures/rounding.ts'
import type { Food, FoodGroup } from '../../foods/food.ts'
import type { ReadItem } from '../reading/meal-reading.ts'
import type { CompletedPlate } from './plates.ts'
import type { SpokenItem, SpokenPlate } from '../reading/spoken-item.ts'

interface Completed extends CompletedPlate {
  readonly plate: SpokenPlate
}

interface Read {
  /** Index of the item that a spoken food became. */
  readonly placeOf: ReadonlyMap<SpokenItem, number>
  readonly items: readonly ReadItem[]
}

/** Groups of foods that are eaten beside a box. */
const besideBox: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'doce', 'fruta', 'laticinio'])

export function isBesideBox({ group }: Food): boolean {
  return besideBox.has(group)
}

/**
 * Returns the foods of a weighed box: those named before the weight, and those without their own amount that are listed
 * right after it (`marmita de frango 500 g com arroz e feijão`). All foods of a box without a weight are inside.
 */
export function insideBox(
  items: readonly SpokenItem[],
  { total }: Pick<SpokenPlate, 'total'>,
  text: string,
): readonly SpokenItem[] {
  if (!total) return items
  const inside: SpokenItem[] = []
  let listEnd = total.end
  for (const item of items) {
    if (item.start >= total.end) {
      const link = text.slice(listEnd, item.start)
      const isListed =
        listEnd === total.end ? /^\s*(?:com|de)\s+$/iu.test(link) : /^\s*(?:,|e\s|com\s)\s*$/iu.test(link)
      const isStated = item.amount !== undefined && item.amount.portions === undefined
      if (!isListed || isStated || isBesideBox(item.match.food)) break
      listEnd = item.end
    }
    inside.push(item)
  }
  return inside
}

/**
 * Divides the weight of a whole box among its named foods and those that it implies: `marmita de frango 500 g`. If there are
 * several, a question says so.
 */
export function weighPlates(
  plates: readonly SpokenPlate[],
  completed: readonly Completed[],
  { placeOf, items }: Read,
): { readonly items: readonly ReadItem[]; readonly completed: readonly CompletedPlate[] } {
  const weighed = [...items]
  const rest: CompletedPlate[] = completed.filter(({ plate }) => !plate.total)
  for (const plate of plates) {
    if (!plate.total) continue
    const implied = completed.find((one) => one.plate === plate)
    const places = [...placeOf].flatMap(([spoken, place]) =>
      spoken.start >= plate.start && plate.items.some(({ start }) => start === spoken.start) ? [place] : [],
    )
    const named = places.flatMap((place) => weighed[place] ?? [])
    const grams = [...named, ...(implied?.items ?? [])].reduce((sum, item) => sum + item.grams, 0)
    const times = plate.total.grams / grams
    for (const [at, place] of places.entries()) {
      const item = named[at]
      if (item) weighed[place] = scaled(item, times)
    }
    const shares = implied?.items.map((item) => scaled(item, times)) ?? []
    if (implied && named.length === 0) rest.push({ ...implied, items: shares })
    if (named.length === 0 || named.length + shares.length < 2) continue
    const names = [...named, ...shares].map(({ food }) => food.name.toLowerCase()).join(', ')
    const text = `Dividi ${plate.total.grams} g entre ${names}. Estava tudo na marmita?`
    rest.push({ items: shares, question: { code: 'shared_amount', text } })
  }
  return { items: weighed, completed: rest }
}

function scaled(item: ReadItem, times: number): ReadItem {
  const grams = hundredth(item.grams * times)
  const parts = item.parts?.map((part) => ({ ...part, grams: hundredth(part.grams * times) }))
  return {
    ...item,
    ...(parts && { parts }),
    quantity: grams,
    measure: 'grama',
    grams,
    gramsLow: hundredth(item.gramsLow * times),
    gramsHigh: hundredth(item.gramsHigh * times),
  }
}
