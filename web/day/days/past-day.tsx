import type { Today } from '#contract/day/today.ts'
import { ScanLine } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FocusKeeper } from '../../ui/overlay/focus-keeper.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { AgainSection } from '../again/again-section.tsx'
import { QueuedMealsCard } from '../meal-outbox/queued-meals-card.tsx'
import { DayMeals } from '../today/day-meals.tsx'
import { DaySummary } from '../today/day-summary.tsx'
import { NutrientsCard } from '../today/nutrients-card.tsx'
import { BodyOfDay } from './body-of-day.tsx'
import { CopyDay } from './copy-day.tsx'
import { DayTicks } from './day-ticks.tsx'

const loadMealSheet = () => import('../today/meal-sheet.tsx')
const MealSheet = lazy(() => loadMealSheet().then((module) => ({ default: module.MealSheet })))

/** A past day: the same actions as today. */
export function PastDay({ day, today }: { day: Today; today: string }) {
  const [openMeal, setOpenMeal] = useState<string | null>(null)
  const open = (id: string) => {
    loadMealSheet().then(
      () => setOpenMeal(id),
      () => showToast({ title: 'Sem conexão para abrir a refeição', tone: 'error' }),
    )
  }
  return (
    <>
      <FocusKeeper>
        <QueuedMealsCard onOpen={open} />
      </FocusKeeper>
      <DaySummary today={day} isOver />
      <DayMeals today={day} date={day.date} onOpen={open} />
      <LinkButton to="/scan" search={{ dia: day.date }} variant="secondary" wide>
        <ScanLine aria-hidden="true" size={20} /> Foto, galeria ou código de barras
      </LinkButton>
      <CopyDay day={day} today={today} />
      <AgainSection date={today} on={day.date} />
      <DayTicks day={day} />
      <BodyOfDay day={day} />
      <NutrientsCard today={day} />
      {openMeal && (
        <Suspense>
          <MealSheet id={openMeal} onClose={() => setOpenMeal(null)} />
        </Suspense>
      )}
    </>
  )
}
