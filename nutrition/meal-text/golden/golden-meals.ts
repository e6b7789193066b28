import { measures, numbers, vague } from './amounts.ts'
import { compounds, cooked, drinks, regions } from './dishes.ts'
import type { Golden } from './golden.ts'
import { madeOf } from './made-of.ts'
import { slangMeals } from './slang.ts'
import { tableAmounts } from './table-amounts.ts'
import { tableFoods } from './table-foods.ts'
import { tableMeals } from './table-meals.ts'
import { tableRegions } from './table-regions.ts'
import { tableSpeech } from './table-speech.ts'
import { denials, meals, typos } from './whole-meals.ts'

/** Sentences with the foods and grams that must be read from them. */
export const goldenMeals: readonly Golden[] = [
  ...numbers,
  ...measures,
  ...vague,
  ...cooked,
  ...compounds,
  ...regions,
  ...drinks,
  ...meals,
  ...denials,
  ...typos,
  ...slangMeals,
  ...madeOf,
  ...tableAmounts,
  ...tableFoods,
  ...tableMeals,
  ...tableRegions,
  ...tableSpeech,
]
