import type { Today } from '#contract/day/today.ts'
import { useRef, useState } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { saveDismissed, dismissedOn } from './put-away.ts'
import { RecommendationRow } from './recommendation-row.tsx'

/** At most three recommendations for this hour, each dismissible for the day; renders nothing without any. */
export function Recommendations({ today: { date, recommendations } }: { today: Today }) {
  const [putAway, setPutAway] = useState(() => ({ date, ids: dismissedOn(date) }))
  const heading = useRef<HTMLHeadingElement>(null)
  const ids = putAway.date === date ? putAway.ids : []
  const shown = recommendations.filter(({ id }) => !ids.includes(id))
  const change = (next: (before: readonly string[]) => string[]) =>
    setPutAway({ date, ids: saveDismissed(date, next) })
  const dismiss = (id: string) => {
    change((before) => [...before, id])
    // The tapped button is removed with its row, so the heading takes the focus.
    heading.current?.focus()
    showToast({
      title: 'Recomendação dispensada por hoje',
      action: { label: 'Desfazer', onTap: () => change((before) => before.filter((other) => other !== id)) },
    })
  }
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="recomendacoes" className="flex flex-col gap-3">
      <h2 id="recomendacoes" ref={heading} tabIndex={-1} className="text-lg font-bold">
        Recomendações inteligentes
      </h2>
      <Card flush>
        <ul className="divide-y divide-line">
          {shown.map((recommendation) => (
            <li key={recommendation.id}>
              <RecommendationRow
                recommendation={recommendation}
                onPutAway={() => dismiss(recommendation.id)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
