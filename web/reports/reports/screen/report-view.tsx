import type { Report } from '#contract/reports/reports.ts'
import { useMemo, useState } from 'react'
import { AdherenceCard } from '../adherence/adherence-card.tsx'
import { AdvancedCard } from '../cards/advanced-card.tsx'
import { CheckInsCard } from '../cards/check-ins-card.tsx'
import { DayChartsCard } from '../cards/day-charts-card.tsx'
import { DocumentCard } from '../cards/document-card.tsx'
import { EmptyReport } from './empty-report.tsx'
import { ExportCard } from '../cards/export-card.tsx'
import { InsightsCard } from '../cards/insights-card.tsx'
import { MealTimesCard } from '../cards/meal-times-card.tsx'
import { NovaCard } from '../cards/nova-card.tsx'
import { NutrientsCard } from '../cards/nutrients-card.tsx'
import { OverviewCard } from '../cards/overview-card.tsx'
import { ProteinCard } from '../cards/protein-card.tsx'
import { firstChosen, type ReportColumn, reportColumns } from '../report-columns.ts'
import { ScanUsageCard } from '../cards/scan-usage-card.tsx'
import { SpansCard } from '../cards/spans-card.tsx'
import { TopFoodsCard } from '../cards/top-foods-card.tsx'
import { WaterCard } from '../cards/water-card.tsx'
import { WeightCard } from '../cards/weight-card.tsx'

/** Report in cards: insights, charts by day, details. */
export function ReportView({ report }: { report: Report }) {
  const columns = useMemo(() => reportColumns(report), [report])
  const [chosen, setChosen] = useState(() => firstChosen(columns))
  const { numbers_hidden: isHidden } = report
  const isEmpty = report.days_logged === 0 && report.adherence.days_recorded === 0
  const days = { report, columns, chosen, onChoose: setChosen }
  // Memoised: dragging over the days renders only the charts, not the plates and calendars around them.
  const [first, foods, measured, end] = useMemo(
    () => [
      isEmpty ? <EmptyReport report={report} /> : <FirstCards report={report} />,
      isEmpty ? null : <FoodCards report={report} />,
      <MeasuredCards key="measured" {...{ report, columns }} />,
      <EndCards key="end" report={report} />,
    ],
    [report, columns, isEmpty],
  )
  return (
    <div className="flex flex-col gap-4 wide:gap-5">
      {first}
      {!isEmpty && !isHidden && <DayChartsCard {...days} />}
      <div className="wide:columns-3 wide:gap-5 [&>*]:mb-4 [&>*]:break-inside-avoid wide:[&>*]:mb-5">
        {report.adherence.days_recorded > 0 && !isHidden && <AdherenceCard {...days} />}
        {foods}
        {measured}
      </div>
      {end}
    </div>
  )
}

function FirstCards({ report }: { report: Report }) {
  return (
    <div className="grid gap-4 wide:grid-cols-3 wide:gap-5">
      <div className="grid wide:col-span-2">
        <InsightsCard report={report} />
      </div>
      <div className="flex flex-col gap-4 wide:gap-5">
        <OverviewCard report={report} />
        {!report.numbers_hidden && <ProteinCard report={report} />}
      </div>
    </div>
  )
}

function FoodCards({ report }: { report: Report }) {
  const { numbers_hidden: isHidden, meal_habits: habits, nova, micronutrients: nutrients } = report
  return (
    <>
      <TopFoodsCard foods={report.top_foods} />
      {habits.length > 0 && <MealTimesCard habits={habits} />}
      {nova && !isHidden && <NovaCard nova={nova} />}
      {nutrients && nutrients.length > 0 && <NutrientsCard nutrients={nutrients} report={report} />}
      {report.period === 'month' && !isHidden && <SpansCard report={report} />}
    </>
  )
}

function MeasuredCards({ report, columns }: { report: Report; columns: readonly ReportColumn[] }) {
  return (
    <>
      {!report.numbers_hidden && <WeightCard {...{ report, columns }} />}
      {!report.numbers_hidden && <WaterCard {...{ report, columns }} />}
      {report.check_ins.days > 0 && <CheckInsCard checkIns={report.check_ins} />}
      <ScanUsageCard report={report} />
    </>
  )
}

function EndCards({ report }: { report: Report }) {
  return (
    <>
      {!report.numbers_hidden && <AdvancedCard report={report} />}
      <div className="flex flex-col gap-4 wide:flex-row wide:gap-5">
        <DocumentCard report={report} />
        <ExportCard report={report} />
      </div>
    </>
  )
}
