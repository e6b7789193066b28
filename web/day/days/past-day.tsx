import type { Today } from '#contract/day/today.ts'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { FocusKeeper } from '../../ui/overlay/focus-keeper.tsx'
import { AgainSection } from '../again/again-section.tsx'
import { QueuedMealsCard } from '../meal-outbox/queued-meals-card.tsx'
import { LazyVoiceButton } from '../shared/lazy-voice-button.tsx'
import { DayMeals } from '../today/day-meals.tsx'
import { MealField } from '../today/meal-field/meal-field.tsx'
import { NutrientsCard } from '../today/nutrients-card.tsx'
import { SummaryOfDay } from '../today/summary-of-day.tsx'
import { BodyOfDay } from './body-of-day.tsx'
import { CopyDay } from './copy-day.tsx'

const MealSheet = lazyPart(() => import('../today/meal-sheet.tsx'), 'MealSheet')

interface PastDayProps {
  day: Today
  today: string
  /** Notice above the day. */
  notice: ReactNode
}

/** A past day: the same actions as today, in the same two columns on a desktop. */
export function PastDay({ day, today, notice }: PastDayProps) {
  const [openMeal, setOpenMeal] = useState<string | null>(null)
  return (
    <>
      <div className="flex flex-col gap-6 pb-6">
        {notice}
        <FocusKeeper>
          <QueuedMealsCard onOpen={setOpenMeal} />
        </FocusKeeper>
        <SummaryOfDay today={day} isOver />
        <MealField date={day.date} Voice={LazyVoiceButton} />
        <AgainSection date={today} on={day.date} />
      </div>
      <div className="flex flex-col gap-6">
        <DayMeals today={day} date={day.date} onOpen={setOpenMeal} />
        <CopyDay day={day} today={today} />
        <BodyOfDay day={day} />
        <NutrientsCard today={day} />
      </div>
      {openMeal && (
        <Suspense>
          <MealSheet id={openMeal} onClose={() => setOpenMeal(null)} />
        </Suspense>
      )}
    </>
  )
}
