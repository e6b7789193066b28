import type { Diet } from '#contract/menus/diets.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { OfflineNotice } from '../../ui/overlay/offline-notice.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { ActiveDietCard } from './active-diet-card.tsx'
import { DayTypeToggle, useShownDayType } from './day-type-toggle.tsx'
import { DietCard } from './diet-card.tsx'
import { DietsSkeleton } from './diets-skeleton.tsx'
import { GenerateDietCard } from './generate-diet-card.tsx'
import { isWithoutPlan, WithoutPlan } from '../planner/no-plan.tsx'
import { dietsQuery, isBeingGenerated } from './queries.ts'
import { AskedMenu, FirstDiet, BeforeMenu } from './online-parts.ts'
import { useOpenGeneration } from './use-open-generation.ts'
import { StuckNotice } from './stuck-notice.tsx'
import { activeFirst } from './week-menu.ts'

export function DietsScreen() {
  const query = useQuery(dietsQuery)
  const { data: diets, error, refetch } = query
  return (
    <Screen className="desk-wide">
      <PageHeader title="Minhas dietas" kicker="Sugestões de cardápio" />
      {isWithoutPlan(error) ? (
        <WithoutPlan error={error} />
      ) : diets ? (
        <>
          <OfflineNotice className="mb-5" text={offlineNote(query)} onRetry={() => void refetch()} />
          <Shelf diets={diets} />
        </>
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={160} />}
          title="Erro ao carregar suas dietas"
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <DietsSkeleton />
      )}
    </Screen>
  )
}

function Shelf({ diets }: { diets: readonly Diet[] }) {
  const { active, others } = activeFirst(diets)
  const [dayType, setDayType] = useShownDayType(active !== null)
  const [empty] = others.filter((diet) => !diet.meal_plan_generated && !isBeingGenerated(diet))
  if (diets.length === 0)
    return (
      <Suspense fallback={<DietsSkeleton />}>
        <FirstDiet />
      </Suspense>
    )
  return (
    <div className="flex flex-col gap-5">
      {diets.some((diet) => diet.is_stuck) && <StuckNotice />}
      <Suspense>
        <BeforeMenu />
        {!active && empty && <FirstMenu dietId={empty.id} />}
      </Suspense>
      <DayTypeToggle value={dayType} onChange={setDayType} isOfToday={active !== null} />
      {active && <ActiveDietCard diet={active} dayType={dayType} />}
      {active && <GenerateDietCard />}
      {others.length > 0 && (
        <section aria-labelledby="outras-dietas" className="flex flex-col gap-3">
          <h2 id="outras-dietas" className="pt-1 text-lg font-bold">
            {active ? 'Outras dietas' : 'Suas dietas'}
          </h2>
          <ul className="flex flex-col gap-3 desk:grid desk:grid-cols-2 desk:gap-5">
            {others.map((diet) => (
              <li key={diet.id}>
                <DietCard diet={diet} dayType={dayType} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {!active && <GenerateDietCard />}
    </div>
  )
}

/** Generates the menu of a diet at once if the person came by a button named so. */
function FirstMenu({ dietId }: { dietId: string }) {
  const generate = useOpenGeneration(dietId)
  return <AskedMenu onAsked={generate} />
}
