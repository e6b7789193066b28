import type { MenuMeal, MenuNutrition } from '#contract/menus.ts'

/** What the planned meals come to; what is eaten elsewhere is not in it. */
export function totalOf(meals: readonly MenuMeal[]): MenuNutrition {
  return sumOf(meals.map(({ nutrition }) => nutrition))
}

export function sumOf(rows: readonly MenuNutrition[]): MenuNutrition {
  const sum = (of: (row: MenuNutrition) => number) => tenth(rows.reduce((total, row) => total + of(row), 0))
  return {
    kcal: sum(({ kcal }) => kcal),
    protein_g: sum(({ protein_g }) => protein_g),
    carbs_g: sum(({ carbs_g }) => carbs_g),
    fat_g: sum(({ fat_g }) => fat_g),
    fiber_g: sum(({ fiber_g }) => fiber_g),
  }
}

/** So many portions of it, rounded as the server rounds them. */
export function times(nutrition: MenuNutrition, count: number): MenuNutrition {
  return {
    kcal: Math.round(nutrition.kcal * count),
    protein_g: tenth(nutrition.protein_g * count),
    carbs_g: tenth(nutrition.carbs_g * count),
    fat_g: tenth(nutrition.fat_g * count),
    fiber_g: tenth(nutrition.fiber_g * count),
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
