import type { Today } from '#contract/day/today.ts'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { EatenLine } from '../today/meal-lines.tsx'
import { NutrientsCard } from '../today/nutrients-card.tsx'
import { SummaryOfDay } from '../today/summary-of-day.tsx'
import { ReadOnlyQueue } from './read-only-queue.tsx'

interface ReadOnlyDayProps {
  day: Today
  today: string
  /** Notice above the day. */
  notice: ReactNode
}

/** Today or a past day of an account without a trial or plan: everything eaten, nothing to change. */
export function ReadOnlyDay({ day, today, notice }: ReadOnlyDayProps) {
  const { scans } = day.plan
  return (
    <>
      <div className="flex flex-col gap-6 pb-6">
        {notice}
        <Banner
          title="Só para ler"
          action={<LinkButton to="/trial-expired">O que abre com um plano</LinkButton>}
        >
          O seu diário continua seu. Para registrar ou corrigir, é preciso um plano.
        </Banner>
        <SummaryOfDay today={day} isOver isReadOnly />
        <ReadOnlyQueue />
      </div>
      <div className="flex flex-col gap-6">
        <section aria-labelledby="refeicoes" className="flex flex-col gap-2">
          <h2 id="refeicoes" className="text-lg font-bold">
            O que você comeu
          </h2>
          {scans.length === 0 ? (
            <Card tone="quiet" className="text-center text-balance text-ink-soft">
              {day.date === today ? 'Nada anotado hoje.' : 'Nada anotado neste dia.'}
            </Card>
          ) : (
            <ul className="flex flex-col gap-3">
              {scans.map((meal) => (
                <li key={meal.id}>
                  <EatenLine meal={meal} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <NutrientsCard today={day} />
      </div>
    </>
  )
}
