import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { UnsentAnswers, useUnfinished } from '../../account/shared/unfinished-questionnaire.tsx'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { DietsSkeleton } from './diets-skeleton.tsx'
import { announceFailure, failureText } from '../shared/failures.ts'
import { useOpenedGeneration } from './generate-diet-card.tsx'
import { isWithoutPlan, WithoutPlan } from '../planner/no-plan.tsx'
import { createDefaultDiet, dietsQuery, firstDietQuery } from './queries.ts'

const failed = {
  title: 'Erro ao criar dieta',
  description: 'Não foi possível criar sua dieta padrão. Tente novamente.',
}

/** Creates the first diet of an account automatically, once; later diets are created on request. */
export function FirstDiet() {
  const { data, error } = useQuery(firstDietQuery)
  if (isWithoutPlan(error)) return <WithoutPlan error={error} />
  if (error) return <CreationFailure error={error} />
  return data ? <NoDiets /> : <DietsSkeleton />
}

function CreationFailure({ error }: { error: Error }) {
  const client = useQueryClient()
  const creation = useMutation({
    mutationFn: () => createDefaultDiet(false),
    onError: (failure) => announceFailure(failure, failed),
    onSettled: () => client.invalidateQueries({ queryKey: dietsQuery.queryKey }),
  })
  const words = failureText(error, failed) ?? failed
  if (creation.isPending) return <DietsSkeleton />
  return (
    <ErrorState
      picture={<EmptyPlate size={160} />}
      title={words.title}
      message={words.description ?? failed.description}
      onRetry={() => creation.mutate()}
    />
  )
}

const lunch = [
  { group: 'arroz', name: 'Arroz branco', grams: 120 },
  { group: 'feijao', name: 'Feijão carioca', grams: 120 },
  { group: 'frango', name: 'Frango grelhado', grams: 110 },
  { group: 'folhas', name: 'Couve', grams: 50 },
] as const

function NoDiets() {
  const { generate, isGenerating, error } = useOpenedGeneration()
  if (isWithoutPlan(error)) return <WithoutPlan error={error} />
  return (
    <>
      <AskedMenu onAsked={generate} />
      <EmptyState
        picture={<LazyPlate items={lunch} decorative />}
        title="Nenhuma dieta por aqui"
        action={
          <Button size="large" busy={isGenerating} busyLabel="Gerando cardápio…" onClick={generate}>
            Gerar cardápio
          </Button>
        }
      >
        Montamos sete dias de cardápio a partir das suas respostas. Leva até 25 segundos.
      </EmptyState>
    </>
  )
}

/**
 * Calls `onAsked` once if the address asks for a menu: the button that led here is named so. Answers that were not sent
 * come first, because the menu would not follow them.
 */
export function AskedMenu({ onAsked }: { onAsked: () => void }) {
  const { gerar } = useSearch({ from: '/dietas' })
  const navigate = useNavigate({ from: '/dietas' })
  const unfinished = useUnfinished()
  const isDone = useRef(false)
  const start = useCallback(
    (mark: HTMLElement | null) => {
      if (!mark || isDone.current) return
      isDone.current = true
      // A reload or a way back must not generate another menu.
      void navigate({ search: {}, replace: true }).then(onAsked)
    },
    [navigate, onAsked],
  )
  const isAsked = gerar !== undefined && (unfinished === null || unfinished.isSent)
  return isAsked && <span ref={start} hidden />
}

/** Notice above the button that generates a menu. */
export function BeforeMenu() {
  return <UnsentAnswers />
}
