import { formatKcal } from '../../ui/format/format-pt-br.ts'
import type { WaitingNumbers } from '../meal-outbox/waiting-numbers.ts'

/** Says what of a day's numbers waits on the device, and how many meals have no numbers yet; `null` if nothing waits. */
export function waitingText(
  waiting: readonly WaitingNumbers[],
  unknown: number,
  isOnline: boolean,
): string | null {
  const kcal = Math.round(waiting.reduce((sum, one) => sum + one.kcal, 0))
  const goal = isOnline ? 'para seguir' : 'a internet'
  const parts = [
    kcal > 0 && `Já com ${formatKcal(kcal)} que ${kcal === 1 ? 'espera' : 'esperam'} ${goal}.`,
    unknown === 1 && '1 refeição em espera ainda não tem números.',
    unknown > 1 && `${unknown} refeições em espera ainda não têm números.`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? null : parts.join(' ')
}
