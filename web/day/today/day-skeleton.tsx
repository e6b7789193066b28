import type { Today } from '#contract/day/today.ts'
import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../../api/subscription.ts'
import { hasTrialBanner } from '../../billing/shared/trial-banner-state.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Skeleton, SkeletonLines } from '../../ui/layout/skeleton.tsx'

const rings = ['calories', 'protein', 'fiber']

/** Skeleton of the day below its plate. */
export function DaySkeleton() {
  return (
    <div role="status" aria-label="Carregando seu dia" className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-6 w-40" />
        <div className="grid grid-cols-3 justify-items-center">
          {rings.map((ring) => (
            <Skeleton key={ring} className="size-21 rounded-full" />
          ))}
        </div>
      </Card>
      <Card>
        <SkeletonLines />
      </Card>
    </div>
  )
}

/** Reserved space of the trial banner, whose code loads later than the content below it. */
function TrialBannerSkeleton() {
  const { data: subscription } = useQuery(subscriptionQuery)
  // On the narrowest phones its title takes two lines.
  return hasTrialBanner(subscription) && <Skeleton className="h-33.5 rounded-card max-[21.5rem]:h-39.5" />
}

/** Height of the card of planned meals without its rows. */
const adherenceFrame = '14.5rem'
const mealRow = '4.15rem'

/** Skeleton of the planned day while its cards load. */
export function PlanSkeleton({ today: { next_meal, planned_meals, recommendations } }: { today: Today }) {
  const meals = planned_meals.filter(({ kind }) => kind === 'cooked').length
  return (
    <>
      <TrialBannerSkeleton />
      <div role="status" aria-label="Carregando o dia planejado" className="flex flex-col gap-6">
        {next_meal && <Card tone="leaf" className="h-53" />}
        <Card className="h-47">
          <Skeleton className="h-6 w-36" />
        </Card>
        {recommendations.length > 0 && <RecommendationsSkeleton count={recommendations.length} />}
        {meals > 0 && (
          <div className="flex flex-col gap-3">
            <Skeleton className="h-6 w-44" />
            <Card style={{ height: `calc(${adherenceFrame} + ${meals} * ${mealRow})` }}>
              <SkeletonLines lines={meals} />
            </Card>
          </div>
        )}
      </div>
    </>
  )
}

function RecommendationsSkeleton({ count }: { count: number }) {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-6 w-60" />
      <Card flush className="divide-y divide-line">
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className="h-52 p-5">
            <SkeletonLines />
          </div>
        ))}
      </Card>
    </div>
  )
}
