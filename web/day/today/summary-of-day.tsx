import type { Today } from '#contract/day/today.ts'
import { CloudOff } from 'lucide-react'
import { useSettledTicks } from '../adherence/use-ticks.ts'
import { useWaitingNumbers } from '../meal-outbox/waiting-numbers.ts'
import { DaySummary } from './day-summary.tsx'
import { waitingText } from './waiting-copy.ts'
import { lowerBounds, waitingTicks, withWaiting } from './with-waiting.ts'

interface SummaryOfDayProps {
  today: Today
  isOver?: boolean
  /** Whether the account has neither a trial nor a plan: then all that waits waits for a plan. */
  isReadOnly?: boolean
}

/** Summary of a day with the meals and ticks that wait on this device, and a line that says so. */
export function SummaryOfDay({ today, isOver = false, isReadOnly = false }: SummaryOfDayProps) {
  const settled = useSettledTicks(today)
  const { known, unknown } = useWaitingNumbers(today)
  const ticks = waitingTicks(today, settled).map((tick) => ({ ...tick, waitsFor: 'sending' as const }))
  const waiting = [...known, ...ticks].map((one) =>
    isReadOnly ? { ...one, waitsFor: 'plan' as const } : one,
  )
  const text = today.numbers_hidden ? null : waitingText(waiting, unknown, navigator.onLine)
  return (
    <DaySummary today={withWaiting(today, waiting)} isOver={isOver} lowerBounds={lowerBounds(waiting)}>
      {text && (
        <p role="status" className="flex items-start justify-center gap-2 text-sm">
          <CloudOff aria-hidden="true" size={18} className="mt-px shrink-0" />
          {text}
        </p>
      )}
    </DaySummary>
  )
}
