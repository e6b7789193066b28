import type { FoodGroup } from '../foods/food.ts'

/** A food of a composed plate in grams, cooked as served. */
export interface PlatePart {
  readonly food: string
  readonly grams: number
}

/** What a prato feito holds besides its meat; grams are IBGE portions (2 escumadeiras, 1 concha, …). */
export const plateBase: readonly PlatePart[] = [
  { food: 'taco:3', grams: 170 },
  { food: 'taco:561', grams: 140 },
]
export const plateSalad: readonly PlatePart[] = [
  { food: 'taco:78', grams: 20 },
  { food: 'taco:157', grams: 60 },
]
/** The meat of a plate said without one. */
export const plateMeat: PlatePart = { food: 'taco:346', grams: 100 }

export const meatGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'carne',
  'frango',
  'peixe',
  'frutos_do_mar',
  'embutido',
  'ensopado',
])
export const saladGroups: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['folhas', 'legumes'])
