import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'

export const failed = {
  tick: { title: 'Não foi possível registrar a refeição.' },
  untick: { title: 'Não foi possível desmarcar a refeição.' },
} as const

export const tickTexts = {
  ticked: (meal: string) => `${meal}: marcado como feito`,
  unticked: (meal: string) => `${meal}: desmarcado`,
  queued: 'Sem conexão: guardamos e enviamos quando voltar.',
  undo: 'Desfazer',
  /** The menu has changed since the tick was removed, so the undo logs the meal instead of ticking it. */
  logged: (meal: string) => `${meal}: de volta ao dia, fora do cardápio`,
  /** The menu changed between a tick and its arrival. */
  dropped: (meals: readonly string[]) => ({
    title: `${formatList(meals)}: o cardápio mudou`,
    description: 'Não deu para marcar. Se comeu, conte em “O que você comeu?”.',
  }),
}

/** Ticks a planned meal that another one of its kind replaced. */
export const alsoEaten = 'Comi também'

/**
 * `Você já registrou um almoço; este do cardápio não conta.` Names no other meal: the logged one may be the planned dish,
 * logged from its recipe.
 */
export function replacedText(mealType: MealType): string {
  const [one, planned] = mealType === 'ceia' ? ['uma', 'esta'] : ['um', 'este']
  const name = mealTypeLabels[mealType].toLowerCase()
  return `Você já registrou ${one} ${name}; ${planned} do cardápio não conta.`
}

export const bothCount = 'Esta refeição também foi anotada: as duas contam.'

/** Answers to a tap on "Já comi" in a reminder. */
export const noticeTexts = {
  ofAnotherDay: { title: 'Este lembrete era de outro dia', description: 'Nada mudou no dia de hoje.' },
  alreadyTicked: (meal: string) => `${meal}: já estava marcado`,
  question: (meal: string) => ({
    title: `${meal}: você já comeu?`,
    description: 'Nada muda sem o seu toque.',
  }),
  tick: 'Marcar',
}
