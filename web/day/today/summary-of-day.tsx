import type { Today } from '#contract/day/today.ts'
import { CloudOff } from 'lucide-react'
import { useSettledTicks } from '../adherence/use-ticks.ts'
import { useWaitingNumbers } from '../meal-outbox/waiting-numbers.ts'
import { DaySummary } from './day-summary.tsx'
import { waitingText } from './waiting-copy.ts'
import { waitingTicks, withWaiting } from './with-waiting.ts'

interface SummaryOfDayProps {
  today: Today
  isOver?: boolean
}

/** Summary of a day with the meals and ticks that wait on this device, and a line that says so. */
export function SummaryOfDay({ today, isOver = false }: SummaryOfDayProps) {
  const settled = useSettledTicks(today)
  const { known, unknown } = useWaitingNumbers(today)
  const waiting = [...known, ...waitingTicks(today, settled)]
  const text = today.numbers_hidden ? null : waitingText(waiting, unknown, navigator.onLine)
  return (
    <DaySummary today={withWaiting(today, waiting)} isOver={isOver}>
      {text && (
        <p role="status" className="flex items-start justify-center gap-2 text-sm">
          <CloudOff aria-hidden="true" size={18} className="mt-px shrink-0" />
          {text}
        </p>
      )}
    </DaySummary>
  )
}
