import { wordList } from '../../shared/figures/word-list.ts'
import type { LimitViolations } from './limit-violations.ts'
import { lightMealMinutes } from '../request/eligibility.ts'
import { extraMinutes } from './relaxation.ts'
import type { MenuRequest } from '../request/request.ts'
import { type Relaxation, type RelaxationStep, relaxationSteps } from '../request/week.ts'

/**
 * Describes in Portuguese each wish that was relaxed to keep a limit. The sentence names the broken limits of protein,
 * greens and fiber, or the cooking time if none of these was broken.
 */
export function describeLimitSteps(
  { cookTimeMin, minMealProteinG }: MenuRequest,
  steps: ReadonlySet<RelaxationStep>,
  { lowProteinMeals, unsteadyDays, highFiberDays }: LimitViolations,
): Relaxation[] {
  const limits = [
    lowProteinMeals > 0 && `${minMealProteinG} g de proteína em cada refeição principal`,
    unsteadyDays > 0 && 'a mesma quantidade de folhas todos os dias',
    highFiberDays > 0 && 'as fibras do dia dentro do limite',
  ].filter((limit) => limit !== false)
  const why = limits.length > 0 ? `Para manter ${wordList(limits)}` : 'Para caber no seu tempo'
  return relaxationSteps
    .filter((step) => steps.has(step))
    .map((step) => ({ step, text: `${why}, ${limitStepText(step, cookTimeMin)}.` }))
}

function limitStepText(step: RelaxationStep, cookTimeMin: number): string {
  switch (step) {
    case 'repeats_3':
      return 'alguns pratos se repetem até 3 vezes na semana'
    case 'repeats_4':
      return 'alguns pratos se repetem até 4 vezes na semana'
    case 'repeats_free':
      return 'os pratos se repetem quantas vezes for preciso'
    case 'time_15':
      return `usamos até ${cookTimeMin + extraMinutes} minutos no almoço e no jantar e ${lightMealMinutes + extraMinutes} nas outras refeições`
    case 'dislikes':
      return 'com o seu sim, voltaram alimentos que você prefere evitar'
    case 'time_any':
      return 'com o seu sim, deixamos o limite de tempo de lado'
  }
}
