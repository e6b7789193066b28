import type { SummedNutrition } from '#nutrition/shared/figures/nutrition.ts'
import type { Food } from '#nutrition/foods/food.ts'
import { portionOf, sumPortions } from '#nutrition/foods/portion.ts'
import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import type { ReadItem } from '#nutrition/meal-text/reading/meal-reading.ts'
import { amountUnit } from '#nutrition/foods/measures/amount-unit.ts'
import { formatAmount, formatQuantity, measureNameFor } from '#nutrition/foods/measures/measure-names.ts'
import { describeMeal } from '../../../../plate/label.ts'
import type { PlateMeal } from '../../../../plate/meal.ts'
import { renderPlate } from '../../../../plate/render.ts'

/** Line of the slip for one food. */
export interface SampleLine {
  readonly name: string
  /** `2 conchas (280 g)` */
  readonly amount: string
  /** `2 conchas`; empty if the text states a weight. */
  readonly measured: string
  readonly kcal: number
  /** `TACO 3`: the row that the numbers come from. */
  readonly source: string
}

/** Result for one sentence. Without lines, no food was recognised. */
export interface SampleReading {
  readonly lines: readonly SampleLine[]
  /** Sum of the displayed lines. */
  readonly totals: SummedNutrition
  readonly unmatched: readonly string[]
  readonly questions: readonly string[]
  readonly drawing: { readonly svg: string; readonly label: string }
}

/** Analyses a described meal with the app's engine and table, without an account. */
export function readSample(text: string): SampleReading {
  const { items, unmatched, questions } = readMeal(text)
  const portions = items.map(({ food, grams }) => portionOf(food, grams))
  const meal = plateOf(items)
  return {
    lines: items.map((item, at) => ({
      name: item.food.name,
      amount: amountOf(item),
      measured: measuredOf(item),
      kcal: portions[at]?.kcal ?? 0,
      source: sourceOf(item.food),
    })),
    totals: sumPortions(portions),
    unmatched,
    questions: questions.map((question) => question.text),
    drawing: { svg: renderPlate(meal), label: describeMeal(meal) },
  }
}

export function plateOf(items: readonly Pick<ReadItem, 'food' | 'grams'>[]): PlateMeal {
  return { items: items.map(({ food: { group, name }, grams }) => ({ group, name, grams })) }
}

function amountOf(item: ReadItem): string {
  const weight = `${formatAmount(item.grams)} ${amountUnit(item.food, item.measure)}`
  const measured = measuredOf(item)
  return measured === '' ? weight : `${measured} (${weight})`
}

function measuredOf({ quantity, measure }: ReadItem): string {
  if (measure === 'grama' || measure === 'ml') return ''
  return `${formatQuantity(quantity)} ${measureNameFor(measure, quantity)}`
}

/** Table and, in TACO, the row number; IBGE's values fill the gaps of some rows. */
function sourceOf({ id, source, filledFrom }: Food): string {
  if (source === 'pof') return 'IBGE'
  if (source === 'usda') return 'USDA'
  if (source === 'dish') return 'soma dos ingredientes'
  return `TACO ${id.split(':')[1]}${filledFrom ? ' e IBGE' : ''}`
}
