import { nothingRead } from '../../safety/health-findings.ts'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import type { MealType } from '../../targets/meal-type.ts'
import type { Person } from '../../targets/person.ts'
import type { Figures, MenuContext, MealMoment, RecommendationInput, Situation } from './situation.ts'

/** Person to whom no safety gate applies. */
export const healthy: Person = {
  sex: 'F',
  ageYears: 34,
  weightKg: 68,
  heightCm: 166,
  mainGoal: 'manutencao',
  priorityLevel: 'media',
  conditions: ['nem_uma'],
  medications: ['nenhum'],
  recentSurgeries: 'nao',
  pregnancyBreastfeeding: 'nao',
  eatingDisorders: 'nao',
  weightHistory: 'sempre_estavel',
  digestiveIssues: [],
  limitations: [],
  activity: {
    freqPerWeek: 2,
    modality: 'caminhada',
    durationMinutes: 45,
    intensity: 'leve',
    goalsFitness: [],
  },
  workSchedule: 'comercial',
  mealsPerDay: 4,
  hydrationLiters: 2,
  styles: ['PF'],
  allergies: [],
  intolerances: [],
  medicalDisclaimerAck: true,
  ...nothingRead,
  isLosingFast: false,
}

export const at = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const usual = { cafe_manha: '08:00', almoco: '12:00', lanche_tarde: '15:30', jantar: '19:00' } as const
type Usual = keyof typeof usual

/** Returns the four usual meals, with those in `eaten` marked as eaten at the given clock time. */
export function mealsEaten(
  eaten: Readonly<Partial<Record<Usual, string>>>,
  changes: Readonly<Partial<Record<Usual, Partial<MealMoment>>>> = {},
): MealMoment[] {
  return (Object.keys(usual) as Usual[]).map((mealType) => ({
    mealType,
    minutes: at(usual[mealType]),
    eatenMinutes: eaten[mealType] === undefined ? null : at(eaten[mealType]),
    plan: 'cooked',
    ...changes[mealType],
  }))
}

const calmDay: Situation = {
  // This date is a Wednesday.
  date: '2026-03-11',
  minutesNow: at('13:30'),
  meals: mealsEaten({ cafe_manha: '08:10', almoco: '12:40' }),
  checkIns: {},
  person: healthy,
  sleepHours: 8,
}

/** Figures of a day for which no rule gives a recommendation. */
const calmFigures: Figures = {
  consumed: { kcal: 1000, proteinG: 50, fiberG: 14 },
  targets: { kcal: 1900, protein_g: 85, carb_g: 240, fat_g: 60, fiber_g: 27 },
  mealShares: { cafe_manha: 0.22, lanche_manha: 0, almoco: 0.35, lanche_tarde: 0.15, jantar: 0.28, ceia: 0 },
  sodium: { shownMg: 500, allowedForMg: 500, mostMg: 2000 },
  isOverMaximum: false,
  sodiumMgMax: 2000,
  eaten: [
    { mealType: 'cafe_manha', carbG: 45 },
    { mealType: 'almoco', carbG: 70 },
  ],
  plannedKcal: { lanche_tarde: 250, jantar: 520 },
  plates: { plateKcal: 1000, ultraProcessedKcal: 50 },
  pastDays: [],
  followedDays: [],
  streak: 1,
  lastLoggedDay: '2026-03-10',
  waterMl: 0,
  waterReferenceMl: 2400,
}

export const book = recipes.map(describeRecipe)

const usualMenuContext: MenuContext = {
  habits: { cookTimeMin: 30, equipment: [], dislikes: [] },
  recipes: book,
}

export function day(
  situation: Partial<Situation> = {},
  figures: Partial<Figures> = {},
  menuContext: Partial<MenuContext> = {},
): RecommendationInput {
  return {
    situation: { ...calmDay, ...situation },
    figures: { ...calmFigures, ...figures },
    menuContext: { ...usualMenuContext, ...menuContext },
  }
}

export const someone = (change: Partial<Person>): Person => ({ ...healthy, ...change })

/** Returns the day's meals with no dish planned for these meal types. */
export const unplanned = (...mealTypes: readonly MealType[]) =>
  mealsEaten({ cafe_manha: '08:10', almoco: '12:40' }).map((meal) =>
    mealTypes.includes(meal.mealType) ? { ...meal, plan: 'nothing' as const } : meal,
  )
