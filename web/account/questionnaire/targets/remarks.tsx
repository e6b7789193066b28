import type { TargetSummary } from '#contract/account/questionnaire.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { DottedList } from '../../../ui/layout/dotted-list.tsx'

interface RemarksProps {
  title: string
  remarks: TargetSummary['notices']
}

export function Remarks({ title, remarks }: RemarksProps) {
  if (remarks.length === 0) return null
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <DottedList items={remarks.map(({ text }) => text)} className="gap-3" />
    </Card>
  )
}
