import { checkInActions } from '#contract/day/check-in-actions.ts'
import type { Report } from '#contract/reports/reports.ts'
import { DrawnEmoji } from '../../../ui/drawn/drawn-emoji.tsx'
import { countOf } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

/** Check-in answers of the period, most frequent first. */
export function CheckInsCard({ checkIns: { days, answers } }: { checkIns: Report['check_ins'] }) {
  return (
    <FoldedCard
      id="check-ins"
      title="Como você se sentiu"
      fact={countOf(days, 'dia com check-in', 'dias com check-in')}
    >
      <ul className="-my-1 flex flex-col divide-y divide-line">
        {answers.map((answer) => {
          const action = checkInActions.find(({ id }) => id === answer.id)
          return (
            action && (
              <li key={answer.id} className="flex items-center gap-2.5 py-2">
                <DrawnEmoji emoji={action.emoji} size={20} />
                {action.label}
                <b aria-hidden="true" className="ml-auto">
                  {answer.days}×
                </b>
                <span className="sr-only">: {countOf(answer.days, 'dia', 'dias')}</span>
              </li>
            )
          )
        })}
      </ul>
    </FoldedCard>
  )
}
