import { foods } from '#nutrition/foods/food-table.ts'
import { recipes } from '#nutrition/cookbook/recipe-library.ts'
import { claims } from '#contract/claims.ts'
import { trial } from '#contract/plans.ts'
import { formatNumber, formatPercent } from '../ui/format-pt-br.ts'

/** A number and what it counts. */
export interface Figure {
  readonly number: string
  readonly label: string
}

const { usersOver, ratingOfFive, averageLossKg, satisfiedPercent, firstResultsDays } = claims

/** Claimed by the operator, then counted from the data of the product when the page is built. */
export const stats: readonly Figure[] = [
  ...(usersOver === null
    ? []
    : [{ number: `+${formatNumber(usersOver)}`, label: 'pessoas já contam com a gente' }]),
  ...(ratingOfFive === null
    ? []
    : [{ number: `${formatNumber(ratingOfFive, 1)}/5`, label: 'na avaliação de quem usa' }]),
  { number: formatNumber(foods.length), label: 'alimentos da TACO e do IBGE' },
  { number: formatNumber(recipes.length), label: 'receitas com comida daqui' },
  ...(usersOver === null && ratingOfFive === null
    ? [{ number: `${trial.days} dias`, label: 'grátis, sem cartão' }]
    : []),
]

/** What came of it, as the operator claims. */
export const outcomes: readonly Figure[] = [
  ...(averageLossKg === null
    ? []
    : [{ number: `${formatNumber(averageLossKg, 1)} kg`, label: 'de perda média' }]),
  ...(satisfiedPercent === null
    ? []
    : [{ number: formatPercent(satisfiedPercent), label: 'de pessoas satisfeitas' }]),
  ...(firstResultsDays === null
    ? []
    : [{ number: `${firstResultsDays} dias`, label: 'até os primeiros resultados' }]),
]
