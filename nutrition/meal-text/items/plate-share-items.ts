import type { FoodGroup } from '../../foods/food.ts'
import type { MealQuestion } from '../reading/meal-reading.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import type { PlateShare } from '../stories/plate-shares.ts'

/** Groups of foods that are beside a plate, so that they were eaten whole. */
const besidePlate: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['bebida', 'doce', 'fruta', 'laticinio'])

/** Counts the eaten part of the foods of a plate, with a question that shows it. */
export function countPlateShares(
  items: readonly SpokenItem[],
  shares: readonly PlateShare[],
): { readonly items: readonly SpokenItem[]; readonly questions: readonly MealQuestion[] } {
  const shareOf = ({ start, match }: SpokenItem) =>
    besidePlate.has(match.food.group) ? undefined : shares.find(({ from, to }) => start >= from && start < to)
  return {
    items: items.map((item) => {
      const share = shareOf(item)
      return share ? { ...item, times: ((item.times ?? 1) * share.own) / share.whole } : item
    }),
    questions: shares.filter((share) => items.some((item) => shareOf(item) === share)).map(questionOf),
  }
}

function questionOf({ own, whole }: PlateShare): MealQuestion {
  const part = own * 2 === whole ? 'metade' : `${own} de ${whole} partes`
  return { code: 'shared_amount', text: `Contei só o que você comeu do prato (${part}). Confere?` }
}
