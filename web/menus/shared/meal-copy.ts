import type { MenuMeal } from '#contract/menus/menus.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

/** Writes a change with its sign and unit, `+30 kcal`, `−2 g`; `igual` for 0. */
export function changeText(change: number, unit: string): string {
  if (change === 0) return 'igual'
  return `${change > 0 ? '+' : '−'}${formatNumber(Math.abs(change))}\u00a0${unit}`
}

/** Returns the name of the main dish; the name of the meal if it has no main dish. */
export function mainName({ name, parts }: MenuMeal): string {
  return parts.find(({ part }) => part === 'main')?.name ?? name
}

/**
 * Side dishes of an alternative, or `mesmo acompanhamento` if the current meal has the same ones; null if the
 * alternative has none.
 */
export function besidesText(meal: MenuMeal, current: MenuMeal): string | null {
  const besidesOf = ({ parts }: MenuMeal) =>
    parts.filter(({ part }) => part !== 'main').map(({ name }) => name)
  const besides = besidesOf(meal)
  if (besides.length === 0) return null
  const isSame = besides.join() === besidesOf(current).join()
  return isSame ? 'mesmo acompanhamento' : `com ${formatList(besides.map(uncapitalized))}`
}

function uncapitalized(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}
