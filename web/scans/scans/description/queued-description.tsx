import { useQuery } from '@tanstack/react-query'
import { useSessionUser } from '../../../api/session.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { findQueuedMeal } from '../../../day/meal-outbox/queries.ts'
import { MealDescription } from './meal-description.tsx'
import { ResultSkeleton } from '../result/result-skeleton.tsx'

interface QueuedDescriptionProps {
  id: string
  /** Reads the words without another tap. */
  readsAtOnce?: boolean
  onRead: (day?: string) => void
  onGone: () => void
}

/**
 * Queued description that could not be read automatically, to review before it counts; a notice if it is no longer
 * queued.
 */
export function QueuedDescription({ id, readsAtOnce, onRead, onGone }: QueuedDescriptionProps) {
  const userId = useSessionUser()?.id ?? ''
  const { data: meal, isPending } = useQuery({
    queryKey: ['waiting-meals', userId, id],
    queryFn: () => findQueuedMeal(userId, id),
  })
  if (isPending) return <ResultSkeleton />
  if (!meal) {
    return (
      <EmptyState
        title="Esta refeição não espera mais"
        action={<Button onClick={onGone}>Descrever outra</Button>}
      >
        Ela já entrou no dia ou foi retirada da lista.
      </EmptyState>
    )
  }
  return <MealDescription waiting={meal} readsAtOnce={readsAtOnce ?? false} onRead={onRead} />
}
