import type { Today } from '#contract/today.ts'
import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '../api/subscription.ts'
import { hasTrialBanner } from '../billing/trial-banner-state.ts'
import { Card } from '../ui/card.tsx'
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx'

const rings = ['calories', 'protein', 'fiber']

/** The shape of a day that is on its way, below its plate. */
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

/** The place of the banner of the trial, whose code comes later than what stands below it. */
function TrialBannerSkeleton() {
  const { data: subscription } = useQuery(subscriptionQuery)
  // On the narrowest phones its title takes two lines.
  return hasTrialBanner(subscription) && <Skeleton className="h-33.5 rounded-card max-[21.5rem]:h-39.5" />
}

/** What stands in the card of planned meals beside its rows. */
const adherenceFrame = '14.5rem'
const mealRow = '4.15rem'

/** The planned day while the code of its cards is on its way. */
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
