import type { Food } from '../../foods/food.ts'
import { foods } from '../../foods/food-table.ts'
import type { NamedFood } from './phrase-index.ts'

interface Lean {
  readonly food: Food
  /** The usual row, if it has allergens that `food` lacks: without oil an egg may still be fried in butter. */
  readonly flavors: readonly Food[]
}

/**
 * Returns the row for a food that was fried or sautéed without oil: `ovo mexido sem óleo`, `frango frito na airfryer`. `undefined` if the usual row
 * has no fat of cooking, or none of the names has a lean row.
 * @param nearest cooking method to try first
 */
export function cookedLean(
  usual: Food,
  names: readonly (NamedFood | undefined)[],
  nearest: 'assado' | 'grelhado',
): Lean | undefined {
  if (!isFat(usual)) return undefined
  const rows = names.map((named) => named && leanRow(named, nearest))
  const food =
    rows.find((row) => row !== undefined && isSameRoot(row, usual)) ??
    foods.find((row) => row.group === 'tuberculo' && isLean(row) && isSameRoot(row, usual))
  if (!food) return undefined
  return { food, flavors: usual.allergens.every((tag) => food.allergens.includes(tag)) ? [] : [usual] }
}

/** Returns whether a row is fried or sautéed without breading. */
export function isFat({ preparation, name }: Food): boolean {
  return /^(?:frito|refogado)$/u.test(preparation) && !/milanesa|empanad|parmegiana/iu.test(name)
}

function leanRow({ food, cooked }: NamedFood, nearest: 'assado' | 'grelhado'): Food | undefined {
  const { grelhado, assado, cozido } = cooked
  const rows = food.group === 'ovo' ? [cozido] : [cooked[nearest], grelhado, assado, cozido]
  return [...rows, food].find((one) => one && !/^(?:frito|refogado|empanado)$/u.test(one.preparation))
}

function isLean({ preparation }: Food): boolean {
  return preparation === 'assado' || preparation === 'cozido'
}

/** Returns whether two roots have the same first word: those of sweet potato and potato have not. True for other foods. */
function isSameRoot({ name }: Food, usual: Food): boolean {
  return usual.group !== 'tuberculo' || name.split(' ')[0] === usual.name.split(' ')[0]
}
