/** Nutrients of `data/micronutrients.json`, in the order of the values of its rows. */
export const tableMicronutrients = [
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
  'cholesterol',
  'sugar_total',
] as const
export type TableMicronutrient = (typeof tableMicronutrients)[number]

/** Nutrients shown besides energy, macronutrients and fiber, in the order of display. */
export const micronutrients = [
  'sodium',
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
  'saturated',
  'cholesterol',
  'sugar_total',
  'sugar_added',
] as const
export type Micronutrient = (typeof micronutrients)[number]

/** Reason for showing a nutrient to a person; the screen explains it. */
export const nutrientReasons = [
  'gestacao',
  'amamentacao',
  'sem_alimento_animal',
  'sem_carne',
  'sem_leite',
  'pressao',
  'colesterol',
  'diabetes',
  'metformina',
  'menstruacao',
  'ossos',
  'geral',
] as const
export type NutrientReason = (typeof nutrientReasons)[number]
