import type { Food } from '../../foods/food.ts'
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
  const food = names.map((named) => named && leanRow(named, nearest)).find((row) => row !== undefined)
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
