import type { ReportPeriod } from '#contract/reports/reports.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { isWithinReach, periodName, periodTitle, stepPeriod } from '../report-period.ts'

interface PeriodSwitcherProps {
  period: ReportPeriod
  start: string
  today: string
  onChange: (start: string) => void
}

const names = { week: 'Semana', month: 'Mês', year: 'Ano' } as const satisfies Record<ReportPeriod, string>

export function PeriodSwitcher({ period, start, today, onChange }: PeriodSwitcherProps) {
  const [before, after] = [stepPeriod(period, start, -1), stepPeriod(period, start, 1)]
  return (
    <div className="-mx-2.5 flex items-center justify-between gap-1">
      <IconButton
        label={`${names[period]} anterior`}
        icon={<ChevronLeft size={24} />}
        disabled={!isWithinReach(period, before, today)}
        onClick={() => onChange(before)}
      />
      <p aria-live="polite" aria-atomic="true" className="flex min-w-0 flex-col text-center">
        <span className="text-lg leading-tight font-semibold text-balance">{periodTitle(period, start)}</span>
        <span className="text-sm text-ink-soft">{periodName(period, start, today)}</span>
      </p>
      <IconButton
        label={`${names[period]} seguinte`}
        icon={<ChevronRight size={24} />}
        disabled={!isWithinReach(period, after, today)}
        onClick={() => onChange(after)}
      />
    </div>
  )
}
