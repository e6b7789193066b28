import type { MenuMeal } from '#contract/menus/menus.ts'
import { formatList } from '../../ui/format/format-pt-br.ts'

const nbsp = '\u00a0'

/**
 * `Conta com arroz branco (23 min) de outro dia, só para aquecer.`; `null` if everything is cooked for the
 * meal.
 */
export function cookedAheadText({ parts }: Pick<MenuMeal, 'parts'>): string | null {
  const ahead = parts.flatMap(({ name, cooked_ahead_min: minutes }) =>
    typeof minutes !== 'number'
      ? []
      : [`${name.charAt(0).toLowerCase()}${name.slice(1)} (${minutes}${nbsp}min)`],
  )
  return ahead.length === 0 ? null : `Conta com ${formatList(ahead)} de outro dia, só para aquecer.`
}
