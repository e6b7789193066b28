import type { WeightHistory } from '#contract/day/weights.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { useSessionUser } from '../../api/session.ts'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { weightsQuery } from '../weights/queries.ts'
import { deleteArrived } from '../weights/queued-weights.ts'
import type { EditedWeight } from '../weights/use-weight-entry.ts'
import { WeightForm } from '../weights/weight-form.tsx'
import { WeightHistoryView } from '../weights/weight-history.tsx'
import { WeightQuestionView } from '../weights/weight-question.tsx'

export type WeightPlace = 'form' | 'history' | 'question' | EditedWeight

interface WeightSheetProps {
  place: WeightPlace
  onClose: () => void
}

/** Weight sheet: input, resulting question, and history. An open question comes first. */
export function WeightSheet({ place: asked, onClose }: WeightSheetProps) {
  const { data: history, error, refetch } = useQuery(weightsQuery)
  const client = useQueryClient()
  const userId = useSessionUser()?.id
  const [chosen, setPlace] = useState<WeightPlace | null>(null)
  const place = chosen ?? (asked === 'history' && history?.question ? 'question' : asked)
  const isForm = place === 'form' || typeof place === 'object'
  const isSeen = history !== undefined && !isForm
  useEffect(() => {
    // The question or notice of a queued weight is visible now.
    if (isSeen && userId !== undefined) void deleteArrived(client, userId)
  }, [isSeen, client, userId])
  const settle = (after: WeightHistory | null, weightKg: number) => {
    if (!after) {
      showToast({ title: 'Sem conexão: guardamos o peso e enviamos quando voltar.' })
      return onClose()
    }
    if (after.question) return setPlace('question')
    showToast({ title: `${formatKilograms(weightKg)} anotados`, tone: 'success' })
    // The sheet stays open for a care notice, which must not be missed.
    return after.notice || place !== 'form' ? setPlace('history') : onClose()
  }
  return (
    <Sheet open title={titleOf(place)} onClose={onClose}>
      {!history && !(isForm && error) ? (
        <div className="min-h-60 pb-6">
          {error ? (
            <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines lines={5} />
          )}
        </div>
      ) : isForm ? (
        <WeightForm
          key={place === 'form' ? 'today' : place.date}
          history={history ?? null}
          edited={place === 'form' ? null : place}
          onSaved={settle}
          onHistory={() => setPlace('history')}
        />
      ) : !history ? null : place === 'question' ? (
        <WeightQuestionView
          question={history.question}
          onHistory={() => setPlace('history')}
          onClose={onClose}
        />
      ) : (
        <WeightHistoryView
          history={history}
          onAdd={() => setPlace('form')}
          onAsk={() => setPlace('question')}
          onEdit={({ date, weight_kg }) => setPlace({ date, weightKg: weight_kg, doubt: null })}
        />
      )}
    </Sheet>
  )
}

function titleOf(place: WeightPlace): string {
  if (place === 'history') return 'Seu peso'
  return place === 'question' ? 'Suas metas' : 'Anotar peso'
}
