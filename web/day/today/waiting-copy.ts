import { formatKcal } from '../../ui/format/units-pt-br.ts'
import type { WaitingMealNumbers } from '../meal-outbox/waiting-numbers.ts'

/**
 * Says what of a day's numbers waits on the device and for what, and how many meals have no numbers yet; `null` if
 * nothing waits.
 */
export function waitingText(
  waiting: readonly WaitingMealNumbers[],
  unknown: number,
  isOnline: boolean,
): string | null {
  const goals = { sending: isOnline ? 'para seguir' : 'a internet', check: 'você conferir', plan: 'um plano' }
  const energies = (['sending', 'check', 'plan'] as const).flatMap((goal) => {
    const those = waiting.filter((one) => one.waitsFor === goal)
    const kcal = Math.round(those.reduce((sum, one) => sum + one.kcal, 0))
    const atLeast = those.some(({ isPartial }) => isPartial) ? 'pelo menos ' : ''
    return kcal > 0
      ? [`${atLeast}${formatKcal(kcal)} que ${kcal === 1 ? 'espera' : 'esperam'} ${goals[goal]}`]
      : []
  })
  const parts = [
    energies.length > 0 && `Já com ${energies.join(', e com ')}.`,
    unknown === 1 && '1 refeição em espera ainda não tem números.',
    unknown > 1 && `${unknown} refeições em espera ainda não têm números.`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' ')
}
