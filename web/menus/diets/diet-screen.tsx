import type { DietDetail } from '#contract/menus/diets.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { AdherenceCard } from '../../day/shared/adherence-card.tsx'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { useTrackedView } from '../../privacy/shared/use-tracked-view.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { OfflineNotice } from '../../ui/overlay/offline-notice.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { templateText } from './diet-copy.ts'
import { DietMenu } from './diet-menu.tsx'
import { DietOptions } from './diet-options.tsx'
import { DietSkeleton } from './diet-skeleton.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { isWithoutPlan, WithoutPlan } from '../planner/no-plan.tsx'
import { dietQuery } from './queries.ts'
import { StuckNotice } from './stuck-notice.tsx'
import { TargetCard } from './target-card.tsx'
import { useActivation } from './use-diet-actions.ts'

export function DietScreen() {
  const { dietId } = useParams({ from: '/dietas/$dietId' })
  const { data: diet, error, refetch } = useQuery(dietQuery(dietId))
  const toList = useToList()
  if (diet && !isWithoutPlan(error)) return <OpenDiet key={diet.id} diet={diet} />
  return (
    <Screen>
      <BackHeader title="Dieta" backLabel="Voltar às dietas" onBack={toList} />
      {!error ? (
        <DietSkeleton />
      ) : isWithoutPlan(error) ? (
        <WithoutPlan error={error} />
      ) : isUnknown(error) ? (
        <EmptyState
          picture={<EmptyPlate size={160} />}
          title="Dieta não encontrada"
          action={<LinkButton to="/dietas">Ver minhas dietas</LinkButton>}
        >
          Ela pode ter sido deletada em outro aparelho.
        </EmptyState>
      ) : (
        <ErrorState
          picture={<EmptyPlate size={160} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      )}
    </Screen>
  )
}

function OpenDiet({ diet }: { diet: DietDetail }) {
  const toList = useToList()
  const query = useQuery(dietQuery(diet.id))
  useTrackedView('diet', diet.id)
  return (
    <Screen className="print:max-w-none print:p-0">
      <div className="flex flex-col gap-5 print:hidden">
        <div className="-mb-5">
          <BackHeader
            title={diet.name}
            kicker="Sugestão de cardápio"
            backLabel="Voltar às dietas"
            onBack={toList}
            end={
              <div className="flex items-center gap-1">
                {diet.is_active && <Badge tone="leaf">Ativa</Badge>}
                <DietOptions diet={diet} onRemoved={toList} />
              </div>
            }
          />
        </div>
        <OfflineNotice text={offlineNote(query)} onRetry={() => void query.refetch()} />
        {diet.is_stuck && <StuckNotice />}
        {diet.is_outdated && diet.meal_plan_generated && <OutdatedNotice diet={diet} />}
        <TargetCard diet={diet} />
        {diet.is_active && <AdherenceCard />}
        {!diet.is_active && diet.meal_plan_generated && <Activate dietId={diet.id} />}
      </div>
      <DietMenu diet={diet} />
    </Screen>
  )
}

function Activate({ dietId }: { dietId: string }) {
  const activation = useActivation(dietId, 'detail')
  return (
    <div className="flex flex-col gap-2">
      <p className="text-center text-sm text-ink-soft">{templateText}</p>
      <Button
        size="large"
        wide
        busy={activation.isPending}
        busyLabel="Ativando…"
        onClick={() => activation.mutate()}
      >
        Ativar esta dieta
      </Button>
    </div>
  )
}

function useToList(): () => void {
  const navigate = useNavigate()
  return () => void navigate({ to: '/dietas' })
}

/** Returns whether the diet is unknown; an invalid id counts as unknown too. */
function isUnknown(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'diet_not_found' || error.code === 'validation_failed')
}
