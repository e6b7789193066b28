import type { Food } from '../../foods/food.ts'
import type { Element } from '../elements/elements.ts'
import type { SpokenItem, SpokenPlate } from '../reading/spoken-item.ts'
import { foodsBeforePlate } from './named-last.ts'
import { totalBefore } from './plate-totals.ts'

/** A plate while its sentence is read. */
export interface OpenPlate extends Omit<SpokenPlate, 'items' | 'without'> {
  /** Places of its items. */
  readonly items: number[]
  readonly without: Food[]
}

/** Returns the plate that an element names, with what stands before it: `300 g da marmita`, `arroz, feijão e bife, marmita`. */
export function openPlate(
  elements: readonly Element[],
  at: number,
  said: { readonly items: readonly SpokenItem[]; readonly sentenceStart: number; readonly text: string },
): OpenPlate | undefined {
  const element = elements[at]
  if (element?.kind !== 'plate') return undefined
  const { start, end, portions } = element
  const isMarmita = /^(?:mar?m|quent)/u.test(said.text.slice(start, end).toLowerCase())
  const items = foodsBeforePlate(elements, at, said)
  const total = items.length === 0 ? totalBefore(elements, at, said.text) : undefined
  return { start, end, items, without: [], isMarmita, portions, ...(total && { total: { ...total, end } }) }
}
