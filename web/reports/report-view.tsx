import type { Report } from '#contract/reports.ts'
import { useMemo, useState } from 'react'
import { AdherenceCard } from './adherence-card.tsx'
import { AdvancedCard } from './advanced-card.tsx'
import { CheckInsCard } from './check-ins-card.tsx'
import { DayChartsCard } from './day-charts-card.tsx'
import { DocumentCard } from './document-card.tsx'
import { EmptyReport } from './empty-report.tsx'
import { ExportCard } from './export-card.tsx'
import { InsightsCard } from './insights-card.tsx'
import { MealTimesCard } from './meal-times-card.tsx'
import { NovaCard } from './nova-card.tsx'
import { OverviewCard } from './overview-card.tsx'
import { ProteinCard } from './protein-card.tsx'
import { firstChosen, reportColumns } from './report-columns.ts'
import { ScanUsageCard } from './scan-usage-card.tsx'
import { SpansCard } from './spans-card.tsx'
import { TopFoodsCard } from './top-foods-card.tsx'
import { WaterCard } from './water-card.tsx'
import { WeightCard } from './weight-card.tsx'

/** A period in cards: what it says, how it went day by day, and what lies behind. */
export function ReportView({ report }: { report: Report }) {
  const columns = useMemo(() => reportColumns(report), [report])
  const [chosen, setChosen] = useState(() => firstChosen(columns))
  const { numbers_hidden: isHidden } = report
  const isEmpty = report.days_logged === 0 && report.adherence.days_recorded === 0
  const days = { report, columns, chosen, onChoose: setChosen }
  return (
    <div className="flex flex-col gap-4 wide:gap-5">
      {isEmpty ? (
        <EmptyReport report={report} />
      ) : (
        <>
          <div className="grid gap-4 wide:grid-cols-3 wide:gap-5">
            <div className="grid wide:col-span-2">
              <InsightsCard report={report} />
            </div>
            <div className="flex flex-col gap-4 wide:gap-5">
              <OverviewCard report={report} />
              {!isHidden && <ProteinCard protein={report.protein} />}
            </div>
          </div>
          {!isHidden && <DayChartsCard {...days} />}
        </>
      )}
      <div className="wide:columns-3 wide:gap-5 [&>*]:mb-4 [&>*]:break-inside-avoid wide:[&>*]:mb-5">
        {!isEmpty && (
          <>
            {!isHidden && <AdherenceCard {...days} />}
            <TopFoodsCard foods={report.top_foods} />
            {report.meal_habits.length > 0 && <MealTimesCard habits={report.meal_habits} />}
            {report.nova && !isHidden && <NovaCard nova={report.nova} />}
            {report.period === 'month' && !isHidden && <SpansCard report={report} />}
          </>
        )}
        {!isHidden && <WeightCard {...days} />}
        {!isHidden && <WaterCard {...days} />}
        {report.check_ins.days > 0 && <CheckInsCard checkIns={report.check_ins} />}
        <ScanUsageCard report={report} />
      </div>
      {!isHidden && <AdvancedCard report={report} />}
      <div className="flex flex-col gap-4 wide:flex-row wide:gap-5">
        <DocumentCard report={report} />
        <ExportCard report={report} />
      </div>
    </div>
  )
}
