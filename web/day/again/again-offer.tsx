import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { againTexts } from './again-copy.ts'
import { AgainList, type Target } from './again-list.tsx'
import { repeatableMealsQuery } from './queries.ts'
import { type WantedMeal, wantedAmong } from './wanted-meals.ts'

export interface AgainOfferProps {
  wanted: WantedMeal
  /** Day on which a tap logs a meal, if not today. */
  on: string | undefined
  /** Meal type and time under which a tap logs a meal; by default those of the meal, or of now. */
  as?: Target | undefined
  onDone: () => void
}

/** Past meals that a description such as `o mesmo de ontem` means; all past meals if none matches. */
export function AgainOffer({ wanted, on, as, onDone }: AgainOfferProps) {
  const { data, error, refetch } = useQuery(repeatableMealsQuery(on, 'with_eaten'))
  const [today] = useState(() => localDay(new Date()))
  if (!data && error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <SkeletonLines lines={3} />
  if (data.meals.length === 0)
    return <Banner title={againTexts.none.title}>{againTexts.none.description}</Banner>
  const matching = wantedAmong(data.meals, wanted, on ?? today)
  return (
    <section aria-labelledby="de-novo" className="flex flex-col gap-2">
      <h2 id="de-novo" className="text-lg font-bold">
        De novo?
      </h2>
      <p className="text-sm text-ink-soft">{matching.length > 0 ? againTexts.matching : againTexts.others}</p>
      <AgainList
        meals={matching.length > 0 ? matching : data.meals}
        date={today}
        on={on}
        as={as}
        onDone={onDone}
      />
    </section>
  )
}
