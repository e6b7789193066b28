import type { WeightHistory } from '#contract/weights.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Sheet } from '../ui/sheet.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/state-block.tsx'
import { showToast } from '../ui/toast.ts'
import { formatKilograms } from '../ui/format-pt-br.ts'
import { weightsQuery } from './queries.ts'
import { WeightForm } from './weight-form.tsx'
import { WeightHistoryView } from './weight-history.tsx'
import { WeightQuestionView } from './weight-question.tsx'

type Place = 'form' | 'history' | 'question' | { readonly date: string; readonly weightKg: number }

interface WeightSheetProps {
  place: 'form' | 'history'
  onClose: () => void
}

/** Weight: noting it, what the targets make of it, and how it was. A question that waits comes first. */
export function WeightSheet({ place: asked, onClose }: WeightSheetProps) {
  const { data: history, error, refetch } = useQuery(weightsQuery)
  const [chosen, setPlace] = useState<Place | null>(null)
  const place = chosen ?? (asked === 'history' && history?.question ? 'question' : asked)
  const settle = (after: WeightHistory, weightKg: number) => {
    if (after.question) return setPlace('question')
    showToast({ title: `${formatKilograms(weightKg)} anotados`, tone: 'success' })
    // What is said with care is not to be missed.
    return after.notice || place !== 'form' ? setPlace('history') : onClose()
  }
  return (
    <Sheet open title={titleOf(place)} onClose={onClose}>
      {!history ? (
        <div className="min-h-60 pb-6">
          {error ? (
            <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
          ) : (
            <SkeletonLines lines={5} />
          )}
        </div>
      ) : place === 'question' ? (
        <WeightQuestionView
          question={history.question}
          onHistory={() => setPlace('history')}
          onClose={onClose}
        />
      ) : place === 'history' ? (
        <WeightHistoryView
          history={history}
          onAdd={() => setPlace('form')}
          onAsk={() => setPlace('question')}
          onEdit={({ date, weight_kg }) => setPlace({ date, weightKg: weight_kg })}
        />
      ) : (
        <WeightForm
          key={place === 'form' ? 'today' : place.date}
          history={history}
          edited={place === 'form' ? null : place}
          onSaved={settle}
          onHistory={() => setPlace('history')}
        />
      )}
    </Sheet>
  )
}

function titleOf(place: Place): string {
  if (place === 'history') return 'Seu peso'
  return place === 'question' ? 'Suas metas' : 'Anotar peso'
}
