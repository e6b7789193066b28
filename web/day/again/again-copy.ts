import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { Meal } from '#contract/day/meals.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatWeekday } from '../../ui/format/format-pt-br.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { onDay } from '../shared/day-copy.ts'

export const againTexts = {
  queued: {
    title: 'Guardada neste aparelho',
    description: 'Você está sem internet. A refeição entra no seu dia quando ela voltar.',
  },
  matching: 'Toque para registrar de novo.',
  others: 'Essa não achei, mas uma destas pode servir. Ou conte acima o que comeu.',
  none: {
    title: 'Ainda não há refeição para repetir',
    description: 'A primeira que você registrar aparece aqui da próxima vez. Agora, conte acima o que comeu.',
  },
  failed: { title: 'Não foi possível registrar de novo' },
  undoFailed: { title: 'Não foi possível desfazer' },
} as const

/** `Almoço no seu dia` for a meal of today, `Almoço, ontem` for a meal of another day. */
export function loggedText({ date, meal_type: mealType }: Pick<Meal, 'date' | 'meal_type'>): string {
  const today = localDay(new Date())
  const name = mealTypeLabels[mealType]
  return date === today ? `${name} no seu dia` : `${name}, ${onDay(date, today)}`
}

/** `De sempre`, `Ontem`, `Jantar de ontem`, `Almoço de segunda-feira`, or the name of a saved meal. */
export function reasonText(
  { reason, name, date, meal_type: mealType }: RepeatableMeal,
  today: string,
): string {
  if (name) return name
  if (reason === 'usual') return 'De sempre'
  if (reason === 'yesterday') return 'Ontem'
  if (date === today) return `${mealTypeLabels[mealType]} de hoje`
  const day = date === addDays(today, -1) ? 'ontem' : formatWeekday(date)
  return `${mealTypeLabels[mealType]} de ${day}`
}

/** `Pão francês, manteiga, café`. */
export function foodNames({ foods }: { readonly foods: readonly { readonly name: string }[] }): string {
  return foods.map(({ name }, at) => (at ? name.charAt(0).toLowerCase() + name.slice(1) : name)).join(', ')
}
