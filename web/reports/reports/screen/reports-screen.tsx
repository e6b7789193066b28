import type { Report, ReportPeriod } from '#contract/reports/reports.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { offlineNote } from '../../../api/offline-note.ts'
import { useTrackedView } from '../../../privacy/shared/use-tracked-view.ts'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { localDay } from '../../../ui/format/local-day.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { OfflineNotice } from '../../../ui/overlay/offline-notice.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { PeriodSwitcher } from './period-switcher.tsx'
import { reportQuery } from '../queries.ts'
import { type AskedPeriod, otherPeriod, parsePeriod, periodSearch, startOf } from '../report-period.ts'
import { ReportSkeleton } from './report-skeleton.tsx'
import { ReportView } from './report-view.tsx'

const periods: readonly { value: ReportPeriod; label: string }[] = [
  { value: 'week', label: 'Esta semana' },
  { value: 'month', label: 'Último mês' },
  { value: 'year', label: 'Ano' },
]

/** Report over a week, a month or a year. */
export function ReportsScreen() {
  const { period, start: asked, go } = usePeriod()
  const query = useQuery(reportQuery(period, asked))
  const { data: report, error, refetch } = query
  const today = useToday(report)
  const start = report?.start ?? asked ?? startOf(period, today)
  useTrackedView('ReportView', true)
  const show = (to: ReportPeriod, from: string | null) => go(periodSearch(to, from, today))
  return (
    <Screen className="desk-wide wide:max-w-stall">
      <PageHeader title="Relatórios" />
      <div className="flex flex-col gap-4">
        <div className="flex flex-col gap-4 wide:flex-row wide:items-center wide:justify-between">
          <Segmented
            legend="Período"
            options={periods}
            value={period}
            onChange={(to) => show(to, otherPeriod(to, { period, start }, today))}
          />
          <div className="wide:w-96">
            <PeriodSwitcher {...{ period, start, today }} onChange={(to) => show(period, to)} />
          </div>
        </div>
        <OfflineNotice text={offlineNote(query)} onRetry={() => void refetch()} />
        {report ? (
          <ReportView key={`${report.period} ${report.start}`} report={report} />
        ) : error ? (
          <ErrorState
            picture={<EmptyPlate size={160} />}
            title="Erro ao carregar o relatório"
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <ReportSkeleton />
        )}
      </div>
    </Screen>
  )
}

/** Today in the person's time zone; until the report provides it, in the device's. */
function useToday(report: Report | undefined): string {
  const [here] = useState(() => localDay(new Date()))
  return report?.today ?? here
}

/** Stores the period in the address, so that going back restores it. */
function usePeriod(): AskedPeriod & { go: (search: { periodo?: string; inicio?: string }) => void } {
  const search = useSearch({ from: '/relatorios' })
  const navigate = useNavigate({ from: '/relatorios' })
  return {
    ...parsePeriod(search),
    go: (to) => void navigate({ search: to, replace: true, resetScroll: false }),
  }
}
