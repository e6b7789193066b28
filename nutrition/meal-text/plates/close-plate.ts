import { itemAt } from '../../shared/collections/lookup.ts'
import type { Element } from '../elements/elements.ts'
import type { SpokenItem, SpokenPlate } from '../reading/spoken-item.ts'
import type { OpenPlate } from './open-plate.ts'
import { eatenPart } from './plate-part.ts'
import { insideBox, isBesideBox } from './weighed-plates.ts'

/** Returns a plate with its foods, without what the text says was left of it. */
export function closePlate(
  plate: OpenPlate,
  all: readonly SpokenItem[],
  { elements, text }: { readonly elements: readonly Element[]; readonly text: string },
): SpokenPlate {
  const items = insideBox(
    plate.items.map((place) => itemAt(all, place)),
    plate,
    text,
  )
  const isImplied = items.every(({ match }) => isBesideBox(match.food))
  const eaten = isImplied ? eatenPart(elements, plate.total?.end ?? plate.end, text) : 1
  if (eaten === 1) return { ...plate, items }
  const { total } = plate
  return {
    ...plate,
    items,
    portions: plate.portions * eaten,
    ...(total && { total: { ...total, grams: total.grams * eaten } }),
  }
}
