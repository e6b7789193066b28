export const mealTypes = ['cafe_manha', 'lanche_manha', 'almoco', 'lanche_tarde', 'jantar', 'ceia'] as const
export type MealType = (typeof mealTypes)[number]

/** The meals that every plan has: breakfast, lunch and dinner. */
export const mainMealTypes = ['cafe_manha', 'almoco', 'jantar'] as const satisfies readonly MealType[]

/** Portuguese names of meal types. The English keys occur in records of older versions and of other clients. */
export const mealTypeLabels = {
  cafe_manha: 'Café da manhã',
  lanche_manha: 'Lanche da manhã',
  almoco: 'Almoço',
  lanche_tarde: 'Lanche da tarde',
  jantar: 'Jantar',
  ceia: 'Ceia',
  breakfast: 'Café da manhã',
  lunch: 'Almoço',
  dinner: 'Jantar',
  snack: 'Lanche',
} as const satisfies Record<MealType | 'breakfast' | 'lunch' | 'dinner' | 'snack', string>
