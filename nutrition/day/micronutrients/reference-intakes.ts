import type { Micronutrient } from './micronutrient.ts'

/** Life stages with their own reference intakes; `F` and `M` are adults. */
export type LifeStage = 'F' | 'M' | 'pregnant' | 'lactating'

/** Nutrients with a recommended or adequate intake. */
const intakeNutrients = [
  'calcium',
  'iron',
  'potassium',
  'magnesium',
  'zinc',
  'vitamin_c',
  'vitamin_a',
  'vitamin_b12',
  'folate',
  'vitamin_d',
] as const satisfies readonly Micronutrient[]
type IntakeNutrient = (typeof intakeNutrients)[number]

/** Intakes by the age in years from which each applies. Age 18 takes the values for 14 to 18 years. */
type Intakes = Readonly<Record<IntakeNutrient, Readonly<Record<number, number>>>>

/**
 * Daily Dietary Reference Intakes in the units of `micronutrientLabels`: the RDA, or for potassium the AI. Sources: IOM
 * 1997–2011; potassium from NASEM 2019 (appendix J of "Dietary Reference Intakes for Sodium and Potassium").
 */
const dailyIntakes: Readonly<Record<LifeStage, Intakes>> = {
  F: {
    calcium: { 18: 1300, 19: 1000, 51: 1200 },
    iron: { 18: 15, 19: 18, 51: 8 },
    potassium: { 18: 2300, 19: 2600 },
    magnesium: { 18: 360, 19: 310, 31: 320 },
    zinc: { 18: 9, 19: 8 },
    vitamin_c: { 18: 65, 19: 75 },
    vitamin_a: { 18: 700 },
    vitamin_b12: { 18: 2.4 },
    folate: { 18: 400 },
    vitamin_d: { 18: 15, 71: 20 },
  },
  M: {
    calcium: { 18: 1300, 19: 1000, 71: 1200 },
    iron: { 18: 11, 19: 8 },
    potassium: { 18: 3000, 19: 3400 },
    magnesium: { 18: 410, 19: 400, 31: 420 },
    zinc: { 18: 11 },
    vitamin_c: { 18: 75, 19: 90 },
    vitamin_a: { 18: 900 },
    vitamin_b12: { 18: 2.4 },
    folate: { 18: 400 },
    vitamin_d: { 18: 15, 71: 20 },
  },
  pregnant: {
    calcium: { 18: 1300, 19: 1000 },
    iron: { 18: 27 },
    potassium: { 18: 2600, 19: 2900 },
    magnesium: { 18: 400, 19: 350, 31: 360 },
    zinc: { 18: 12, 19: 11 },
    vitamin_c: { 18: 80, 19: 85 },
    vitamin_a: { 18: 750, 19: 770 },
    vitamin_b12: { 18: 2.6 },
    folate: { 18: 600 },
    vitamin_d: { 18: 15 },
  },
  lactating: {
    calcium: { 18: 1300, 19: 1000 },
    iron: { 18: 10, 19: 9 },
    potassium: { 18: 2500, 19: 2800 },
    magnesium: { 18: 360, 19: 310, 31: 320 },
    zinc: { 18: 13, 19: 12 },
    vitamin_c: { 18: 115, 19: 120 },
    vitamin_a: { 18: 1200, 19: 1300 },
    vitamin_b12: { 18: 2.8 },
    folate: { 18: 500 },
    vitamin_d: { 18: 15 },
  },
}

/**
 * Returns the daily intake that covers nearly all healthy people of this stage and age; `null` under 18 years and for
 * nutrients without such an intake.
 */
export function recommendedIntake(
  nutrient: Micronutrient,
  { stage, ageYears }: { readonly stage: LifeStage; readonly ageYears: number },
): number | null {
  const known = intakeNutrients.find((one) => one === nutrient)
  if (!known) return null
  // JavaScript lists integer keys in ascending order.
  const byAge = Object.entries(dailyIntakes[stage][known])
  return byAge.findLast(([fromYears]) => ageYears >= Number(fromYears))?.[1] ?? null
}
