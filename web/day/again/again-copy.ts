import type { RepeatableMeal } from '#contract/day/repeatable-meals.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatWeekday } from '../../ui/format/format-pt-br.ts'

export const againTexts = {
  queued: {
    title: 'Guardada neste aparelho',
    description: 'Você está sem internet. A refeição entra no seu dia quando ela voltar.',
  },
  failed: { title: 'Não foi possível registrar de novo' },
  undoFailed: { title: 'Não foi possível desfazer' },
} as const

/** `De sempre`, `Ontem`, `Jantar de ontem`, `Almoço de segunda-feira`. */
export function reasonText({ reason, date, meal_type: mealType }: RepeatableMeal, today: string): string {
  if (reason === 'usual') return 'De sempre'
  if (reason === 'yesterday') return 'Ontem'
  if (date === today) return `${mealTypeLabels[mealType]} de hoje`
  const day = date === addDays(today, -1) ? 'ontem' : formatWeekday(date)
  return `${mealTypeLabels[mealType]} de ${day}`
}

/** `Pão francês, manteiga, café`. */
export function foodNames({ foods }: Pick<RepeatableMeal, 'foods'>): string {
  return foods.map(({ name }, at) => (at ? name.charAt(0).toLowerCase() + name.slice(1) : name)).join(', ')
}
