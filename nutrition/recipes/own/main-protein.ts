import { normalizeText } from '../../foods/normalize-text.ts'
import type { Food } from '../../foods/food.ts'
import type { Protein } from '../recipe.ts'
import type { WeighedFood } from '../../foods/composition.ts'

/** Protein per portion below which a recipe has no main protein, g (own choice). */
const leastProteinG = 5

/**
 * Returns the main source of protein. Returns `nenhuma` if that source is none of the other values, such as grains or
 * nuts, or gives less than `leastProteinG` per portion.
 */
export function mainProtein(weighed: readonly WeighedFood[], portions: number): Protein {
  const grams = new Map<Protein, number>()
  for (const { food, grams: weight } of weighed) {
    const source = proteinOf(food)
    grams.set(source, (grams.get(source) ?? 0) + (food.per100g.proteinG * weight) / 100)
  }
  const [main] = [...grams].toSorted(([, one], [, other]) => other - one)
  return main && main[1] / portions >= leastProteinG ? main[0] : 'nenhuma'
}

function proteinOf({ name, group }: Food): Protein {
  const words = normalizeText(name)
  if (/\b(?:soja|tofu|tempeh)\b/u.test(words) && !words.includes('oleo')) return 'soja'
  if (
    /\b(?:porco|suin\w*|bacon|pernil|lombo|bisteca|costelinha|presunto|toucinho|linguica|paio|salame|copa)\b/u.test(
      words,
    )
  )
    return /\b(?:frango|peru)\b/u.test(words) ? 'frango' : 'suina'
  switch (group) {
    case 'carne':
      return 'bovina'
    case 'frango':
      return 'frango'
    case 'peixe':
    case 'frutos_do_mar':
      return 'peixe'
    case 'ovo':
      return 'ovo'
    case 'feijao':
      return 'leguminosa'
    case 'queijo':
    case 'laticinio':
      return 'laticinio'
    default:
      return 'nenhuma'
  }
}
