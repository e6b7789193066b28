import type { DietDetail } from '#contract/diets.ts'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../api/api-error.ts'
import { ErrorState } from '../ui/state-block.tsx'
import { GenerateMenuCard } from './generate-menu-card.tsx'
import { PrintedWeek } from './printed-week.tsx'
import { dietMealsQuery, isBeingGenerated } from './queries.ts'
import { useMenuGeneration } from './use-menu-generation.ts'
import { WeekMenu } from './week-menu-view.tsx'
import { WeekSkeleton } from './week-skeleton.tsx'

/** The menu of a diet, in whatever state it is: there, on its way, or still to be asked for. */
export function DietMenu({ diet }: { diet: DietDetail }) {
  const { generate, isGenerating } = useMenuGeneration(diet.id)
  const { data: meals, error, refetch } = useQuery(dietMealsQuery(diet.id))
  const isOnItsWay = isGenerating || isBeingGenerated(diet)
  if (isOnItsWay || !diet.meal_plan_generated || meals?.length === 0) {
    return (
      <section aria-label="Cardápio" className="flex flex-col gap-5 pt-5">
        <GenerateMenuCard isGenerating={isOnItsWay} onGenerate={generate} />
        {isOnItsWay && <WeekSkeleton label="Gerando cardápio" />}
      </section>
    )
  }
  if (meals) {
    return (
      <>
        <WeekMenu diet={diet} meals={meals} onRegenerate={generate} />
        <PrintedWeek diet={diet} meals={meals} />
      </>
    )
  }
  return (
    <div className="pt-5">
      {error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <WeekSkeleton label="Carregando o cardápio" />
      )}
    </div>
  )
}
