import type { TasteOption, TasteOutlook } from '#contract/menus/tastes.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import type { FoodList } from './food-choices.ts'

/**
 * Note of an option: the number of recipes that would remain without it; for a loved food, the number of recipes with
 * it.
 */
export function optionNote(option: TasteOption, list: FoodList): string {
  const { name, kind, recipes_with, recipes_left, recipes_total } = option
  if (recipes_with === 0) return 'Não está em nenhuma receita por enquanto'
  if (list === 'favorite_foods') return recipes_with === 1 ? 'Em 1 receita' : `Em ${recipes_with} receitas`
  const left = `Sem ${name.toLowerCase()}: ${recipes_left} de ${recipes_total} receitas`
  return kind === 'family' ? `Toda a família. ${left}` : left
}

/** Recipes left by all unwanted foods: `Sem peixes e jiló: 398 de 450 receitas.` */
export function outlookText(
  without: readonly string[],
  { recipes_left, recipes_total }: TasteOutlook,
): string {
  const names = without.length > 4 ? 'tudo isso' : formatList(without.map((name) => name.toLowerCase()))
  return `Sem ${names}: ${recipes_left} de ${recipes_total} receitas.`
}

/** Warning for meals without any recipe left; `null` if each has one. */
export function impossibleText({ empty_meals }: TasteOutlook): string | null {
  if (empty_meals.length === 0) return null
  const meals = formatList(empty_meals.map((meal) => mealTypeLabels[meal].toLowerCase()))
  return `Com essas escolhas não sobra receita para ${meals}. Tire um alimento da lista, ou o cardápio vai ficar com essa refeição em aberto.`
}
