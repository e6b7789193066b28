import type { FoodGroup } from '#nutrition/foods/food.ts'

export const vessels = ['prato', 'tigela', 'copo', 'xicara', 'marmita', 'sanduiche', 'panela'] as const
export type Vessel = (typeof vessels)[number]

/** A food to draw. */
export interface PlateItem {
  readonly group: FoodGroup
  readonly grams: number
  /** Name as in the food table. It selects colour and cut: `feijão preto`, `suco de laranja`. */
  readonly name: string
}

/** A meal to draw. If `vessel` is missing, `chooseVessel` determines it. */
export interface PlateMeal {
  readonly items: readonly PlateItem[]
  readonly vessel?: Vessel | undefined
}

/** Returns the name in lower case without accents: `feijao` for `Feijão`. */
export function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
