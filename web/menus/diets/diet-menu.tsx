import type { DietDetail } from '#contract/menus/diets.ts'
import { weekdaysFromMonday } from '#nutrition/shared/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { useLostFocus } from '../../ui/hooks/use-lost-focus.ts'
import { ActiveWeek } from './active-week.tsx'
import { templateTitle } from './diet-copy.ts'
import { GenerateMenuCard, generationHeadingId } from './generate-menu-card.tsx'
import { PrintedWeek } from '../planner/printed-week.tsx'
import { BeforeMenu } from './online-parts.ts'
import { dietMealsQuery, isBeingGenerated } from './queries.ts'
import { useMenuGeneration } from './use-menu-generation.ts'
import { weekOf } from './week-menu.ts'
import { menuHeadingId, WeekMenu } from './week-menu-view.tsx'
import { WeekSkeleton } from '../planner/week-skeleton.tsx'

/** Menu of a diet in any state: ready, generating, or not requested. That of the active diet is the plan of the week. */
export function DietMenu({ diet }: { diet: DietDetail }) {
  const { generate, isGenerating } = useMenuGeneration(diet.id)
  const { data: meals, error, refetch } = useQuery({ ...dietMealsQuery(diet.id), enabled: !diet.is_active })
  const isOnItsWay = isGenerating || isBeingGenerated(diet)
  const isHere = !isOnItsWay && diet.meal_plan_generated && (diet.is_active || (meals?.length ?? 0) > 0)
  useLostFocus(isOnItsWay ? 'generating' : isHere ? 'shown' : 'absent', focusReplacement)
  if (isOnItsWay || !diet.meal_plan_generated || (!diet.is_active && meals?.length === 0)) {
    return (
      <section aria-label="Cardápio" className="flex flex-col gap-5 pt-5">
        {!isOnItsWay && (
          <Suspense>
            <BeforeMenu />
          </Suspense>
        )}
        <GenerateMenuCard isGenerating={isOnItsWay} onGenerate={() => generate()} />
        {isOnItsWay && <WeekSkeleton label="Gerando cardápio" />}
      </section>
    )
  }
  if (diet.is_active) return <ActiveWeek onRegenerate={generate} />
  if (meals) {
    return (
      <>
        <WeekMenu diet={diet} meals={meals} onRegenerate={generate} />
        <PrintedWeek title={templateTitle(diet.name)} days={weekOf(meals, weekdaysFromMonday)} />
      </>
    )
  }
  return (
    <div className="pt-5">
      {error ? (
        <ErrorState
          picture={<EmptyPlate size={140} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <WeekSkeleton label="Carregando o cardápio" />
      )}
    </div>
  )
}

type MenuState = 'generating' | 'shown' | 'absent'

/** The button that requests a menu is removed with its card, so the focus moves to the replacement. */
function focusReplacement(state: MenuState, before: MenuState): void {
  if (before === 'shown' && state === 'generating') document.getElementById(generationHeadingId)?.focus()
  if (before === 'generating' && state === 'shown') document.getElementById(menuHeadingId)?.focus()
}
