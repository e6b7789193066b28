import type { Renewal } from '#contract/billing.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Confirmation } from './confirmation.tsx'
import { DemonstrationNote } from './demonstration-note.tsx'
import { cancelRenewal, renewalQuery, rereadStanding } from './queries.ts'
import { afterCanceling, isRenewalShown, renewalLines } from './renewal-words.ts'

interface RenewalProps {
  subscription: Subscription | undefined
}

interface RenewalCardProps extends RenewalProps {
  /** No card is charged. */
  isDemonstration: boolean
}

/** The card that is charged by itself, and the end of it. Who never had one sees nothing. */
export function RenewalCard({ subscription, isDemonstration }: RenewalCardProps) {
  const { data: renewal } = useQuery(renewalQuery)
  const [isAsking, setIsAsking] = useState(false)
  if (!renewal) return null
  return (
    <>
      {isRenewalShown(renewal, subscription) && (
        <Card aria-labelledby="renovacao" className="flex flex-col gap-3">
          <div className="flex flex-col gap-1">
            <h2 id="renovacao" className="text-lg font-bold">
              Renovação automática
            </h2>
            {renewalLines(renewal, subscription).map((line) => (
              <p key={line} className="text-ink-soft">
                {line}
              </p>
            ))}
          </div>
          <DemonstrationNote payment={{ is_demonstration: isDemonstration }} />
          {renewal.status !== 'canceled' && (
            <Button variant="secondary" wide onClick={() => setIsAsking(true)}>
              Cancelar renovação automática
            </Button>
          )}
        </Card>
      )}
      {isAsking && <CancelDialog subscription={subscription} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function CancelDialog({ subscription, onClose }: RenewalProps & { onClose: () => void }) {
  const client = useQueryClient()
  // As it stood when it was asked.
  const [consequence] = useState(() => afterCanceling(subscription))
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: cancelRenewal,
    onSuccess: (canceled: Renewal) => client.setQueryData(renewalQuery.queryKey, canceled),
    onSettled: () => rereadStanding(client),
  })
  return (
    <Confirmation
      title="Cancelar a renovação automática?"
      lines={[consequence]}
      keepLabel="Manter a renovação"
      goLabel="Cancelar renovação"
      busyLabel="Cancelando…"
      isBusy={isPending}
      error={error}
      done={data ? { title: 'Renovação cancelada', text: consequence } : null}
      onGo={() => mutate()}
      onClose={onClose}
    />
  )
}
