import type { FoodGroup } from '#nutrition/foods/food.ts'

export const vessels = ['prato', 'tigela', 'copo', 'xicara', 'marmita', 'sanduiche', 'panela'] as const
export type Vessel = (typeof vessels)[number]

export interface PlateItem {
  readonly group: FoodGroup
  readonly grams: number
  /** As the food table says it; picks the colour and cut: `feijão preto`, `suco de laranja`. */
  readonly name: string
}

export interface PlateMeal {
  readonly items: readonly PlateItem[]
  readonly vessel?: Vessel | undefined
}

/** Lower case without accents: `Feijão` reads `feijao`. */
export function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
