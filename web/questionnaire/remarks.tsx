import type { TargetSummary } from '#contract/questionnaire.ts'
import { Card } from '../ui/card.tsx'

interface RemarksProps {
  title: string
  remarks: TargetSummary['notices']
}

export function Remarks({ title, remarks }: RemarksProps) {
  if (remarks.length === 0) return null
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="flex flex-col gap-3">
        {remarks.map(({ code, text }) => (
          <li key={code} className="flex gap-3">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-gema" />
            {text}
          </li>
        ))}
      </ul>
    </Card>
  )
}
