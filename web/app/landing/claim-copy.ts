import { claims } from '#contract/claims.ts'
import { trial } from '#contract/billing/plans.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { isLactoseFree } from '#nutrition/foods/lactose-free.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { formatPercent } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

export interface Figure {
  readonly number: string
  readonly label: string
}

type Claims = typeof claims

const shownStats = 4

/**
 * The first `shownStats` of these figures: the operator's claims, then numbers counted in the product's own data at
 * build time.
 */
export function statsOf({ usersOver, ratingOfFive }: Pick<Claims, 'usersOver' | 'ratingOfFive'>): Figure[] {
  // A row without lactose has the values and measures of another.
  const printed = foods.filter((food) => !isLactoseFree(food))
  const brazilian = printed.filter(({ source }) => source !== 'usda')
  const measures = printed.reduce((sum, food) => sum + food.measures.length, 0)
  return [
    ...figure(usersOver, (users) => `+${formatNumber(users)}`, 'pessoas contam com a gente'),
    ...figure(ratingOfFive, (rating) => `${formatNumber(rating, 1)}/5`, 'na avaliação de quem usa'),
    { number: formatNumber(brazilian.length), label: 'alimentos da TACO e do IBGE' },
    { number: formatNumber(recipes.length), label: 'receitas com comida daqui' },
    { number: formatNumber(measures), label: 'medidas de casa' },
    { number: `${trial.days} dias`, label: 'grátis, sem cartão' },
  ].slice(0, shownStats)
}

/** Results claimed by the operator. */
export const outcomes: readonly Figure[] = [
  ...figure(claims.averageLossKg, (kg) => `${formatNumber(kg, 1)} kg`, 'de perda média'),
  ...figure(claims.satisfiedPercent, formatPercent, 'de pessoas satisfeitas'),
  ...figure(
    claims.firstResultsDays,
    (days) => (days === 1 ? '1 dia' : `${days} dias`),
    'até os primeiros resultados',
  ),
]

/** Without a claim the testimonials section and its links are left out. */
export const hasTestimonials = claims.testimonials || outcomes.length > 0

function figure(claim: number | null, written: (claim: number) => string, label: string): Figure[] {
  return claim === null ? [] : [{ number: written(claim), label }]
}
