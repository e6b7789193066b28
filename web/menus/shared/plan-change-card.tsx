import type { PlanChange } from '#contract/menus/plan-changes.ts'
import { useQuery } from '@tanstack/react-query'
import { Sprout } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { DottedList } from '../../ui/layout/dotted-list.tsx'
import { figuresText, titleOf } from '../plan-changes/plan-change-copy.ts'
import { planChangeQuery, useAnswerPlanChange } from '../plan-changes/queries.ts'

interface PlanChangeCardProps {
  /** Also shows a change answered with "agora não", as the profile does; the home screen does not ask twice. */
  showsPostponed?: boolean
}

/**
 * Change of targets: informs about an applied one, asks about a pending one, and about a postponed one if
 * `showsPostponed`.
 */
export function PlanChangeCard({ showsPostponed = false }: PlanChangeCardProps) {
  const { data } = useQuery(planChangeQuery)
  const change = data?.plan_change
  if (!change || (change.state === 'postponed' && !showsPostponed)) return null
  return <Change key={change.made_at} change={change} />
}

function Change({ change }: { change: PlanChange }) {
  const { mutate, isPending, variables } = useAnswerPlanChange()
  const figures = figuresText(change)
  const [first, ...others] = change.reasons
  const isApplied = change.state === 'applied'
  const answer = (accept: boolean) => mutate({ change, accept })
  return (
    <Card tone="leaf" aria-labelledby="mudanca-de-metas" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <Sprout aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-folha" />
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="mudanca-de-metas" className="text-lg leading-tight font-bold">
            {titleOf(change)}
          </h2>
          {figures && <p className="font-semibold">{figures}</p>}
          {first && <p className="text-pretty">{first}</p>}
          {!isApplied && <p className="text-sm">Nada muda até você escolher.</p>}
        </div>
      </div>
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 font-semibold text-folha">Por quê, em detalhes</summary>
          <DottedList items={others} className="gap-3 pb-2" />
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="grow"
          busy={isPending && variables.accept}
          busyLabel="Guardando…"
          onClick={() => answer(true)}
        >
          {acceptText(change)}
        </Button>
        {!isApplied && change.state !== 'postponed' && (
          <Button
            variant="ghost"
            className="grow"
            busy={isPending && !variables.accept}
            busyLabel="Guardando…"
            onClick={() => answer(false)}
          >
            Agora não
          </Button>
        )}
      </div>
    </Card>
  )
}

function acceptText({ state, cause }: PlanChange): string {
  if (state === 'applied') return 'Entendi'
  return cause === 'ritmo_calmo' ? 'Retomar meu objetivo' : 'Usar as novas metas'
}
