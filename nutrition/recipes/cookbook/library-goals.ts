import { regions } from '../recipe.ts'
import { mealTypes } from '../../targets/meal-type.ts'

/** Minimum number of recipes in the library. */
export const fewestRecipes = 320

interface Goal {
  /** Name of a trait of `librarySpread`. */
  readonly trait: string
  readonly value: string
  readonly least: number
}

const enoughForMeal = 45
const enoughForChip = 25
const enoughForRegion = 20

const goalsOf = (trait: string, values: readonly string[], least: number): Goal[] =>
  values.map((value) => ({ trait, value, least }))

/** Minimum number of recipes per trait value, so that every filter and answer leaves enough choice. */
export const libraryGoals: readonly Goal[] = [
  ...goalsOf('refeição', mealTypes, enoughForMeal),
  ...goalsOf('região', regions, enoughForRegion),
  ...goalsOf(
    'estilo',
    ['PF', 'light', 'proteina_alta', 'low_carb', 'vegetariano', 'cafe', 'padaria', 'marmita'],
    enoughForChip,
  ),
  ...goalsOf('estilo', ['vegano'], 40),
  ...goalsOf('estilo', ['sem_gluten', 'sem_lactose'], 60),
  ...goalsOf('equipamento', ['Fogão', 'Frigideira', 'Forno', 'Airfryer', 'Sem cozimento'], enoughForChip),
  ...goalsOf('tempo', ['até 15 min'], 80),
]
