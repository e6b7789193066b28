import { wordList } from '../../shared/figures/word-list.ts'
import { holdsAny } from '../../foods/identity/contents.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { nameOf } from '../../foods/identity/identity-table.ts'
import type { MenuRecipe } from '../request/menu-recipe.ts'
import type { MenuRequest } from '../request/request.ts'
import { servingsOf, type WeekMenu } from '../request/week.ts'

export interface TasteWords {
  readonly avoided: readonly string[]
  readonly relaxed: readonly string[]
}

/**
 * Describes in Portuguese how a menu treats disliked foods. `avoided` names the foods that no dish contains; `relaxed`
 * names those in a dish, which the person accepted, added by hand, or disliked only after the menu was made. Each list
 * has at most one sentence.
 */
export function describeTastes(
  { dislikes }: Pick<MenuRequest, 'dislikes'>,
  menu: Pick<WeekMenu, 'days'>,
  findRecipe: (id: string) => Pick<MenuRecipe, 'holds'> | undefined,
): TasteWords {
  const served = menu.days.flatMap(({ meals }) =>
    meals
      .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
      .flatMap(({ recipeId }) => findRecipe(recipeId) ?? []),
  )
  const isServed = (id: IdentityId) => served.some((recipe) => holdsAny(recipe, [id]))
  const absent = dislikes.filter((id) => !isServed(id))
  const present = dislikes.filter(isServed)
  return {
    avoided: absent.length > 0 ? [`Evitamos o que você não gosta: ${namesOf(absent)}.`] : [],
    relaxed:
      present.length > 0
        ? [`Deste cardápio ainda faz parte o que você prefere evitar: ${namesOf(present)}.`]
        : [],
  }
}

function namesOf(ids: readonly IdentityId[]): string {
  return wordList(ids.map((id) => nameOf(id).toLowerCase()))
}
