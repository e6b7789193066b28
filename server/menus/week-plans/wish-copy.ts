import { holdsAny } from '#nutrition/foods/identity/contents.ts'
import { nameOf } from '#nutrition/foods/identity/identity-table.ts'
import type { MealPlace } from '#nutrition/menu/request/week.ts'
import type { BrokenWish, LateMeal } from '#nutrition/menu/week/broken-wishes.ts'
import { weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'
import { wordList } from '#nutrition/shared/figures/word-list.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import type { MenuContext } from '../planner/rules.ts'

/** Describes a meal that has more minutes than the person has: `O almoço de terça fica com 43 min …`. */
export function lateText({ place, minutes, maxMinutes }: LateMeal): string {
  return `${mealName(place)} fica com ${minutes}\u00a0min na cozinha, e você tem ${maxMinutes}.`
}

/**
 * Describes the wishes that an edit breaks, one sentence each. `chosen`: meal for which the person chose the dish, which
 * need not be named.
 */
export function wishesText(
  wishes: readonly BrokenWish[],
  chosen: MealPlace | null,
  menuContext: MenuContext,
): string {
  const sentences = wishes.map((wish) => {
    if (wish.kind === 'minutes') return lateText(wish)
    const text = partText(wish, menuContext)
    const isChosen = chosen?.weekday === wish.place.weekday && chosen.mealType === wish.place.mealType
    return isChosen ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : `${mealName(wish.place)} ${text}`
  })
  return [...new Set(sentences)].join(' ')
}

function partText(wish: Exclude<BrokenWish, { kind: 'minutes' }>, { request, library }: MenuContext): string {
  if (wish.kind === 'equipment') {
    const names = wordList(wish.equipment.map((one) => one.toLowerCase()))
    return `precisa de ${names}, e você pediu para não usar.`
  }
  const recipe = library.get(wish.recipeId) ?? { holds: [] }
  const held = request.dislikes.filter((id) => holdsAny(recipe, [id]))
  return held.length > 0
    ? `leva ${wordList(held.map((id) => nameOf(id).toLowerCase()))}, que você prefere evitar.`
    : 'leva o que você pediu para deixar de fora nesta semana.'
}

function mealName({ weekday, mealType }: MealPlace): string {
  const article = mealType === 'ceia' ? 'A' : 'O'
  return `${article} ${mealTypeLabels[mealType].toLowerCase()} de ${weekdayNames[weekday]}`
}
