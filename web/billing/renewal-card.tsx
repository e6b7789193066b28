import type { Payment, Renewal } from '#contract/billing.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Confirmation } from './confirmation.tsx'
import { DemonstrationNote } from './demonstration-note.tsx'
import { cancelRenewal, renewalQuery, rereadStanding } from './queries.ts'
import {
  afterCanceling,
  afterCancelingLink,
  isRenewalShown,
  linkLines,
  renewalLines,
  waitingLink,
} from './renewal-words.ts'

interface RenewalCardProps {
  subscription: Subscription | undefined
  payments: readonly Payment[]
}

/** The card that is charged by itself, or the link that waits for one, and the end of it. */
export function RenewalCard({ subscription, payments }: RenewalCardProps) {
  const { data: renewal } = useQuery(renewalQuery)
  const [consequence, setConsequence] = useState<string | null>(null)
  if (renewal === undefined) return null
  const link = waitingLink(payments, renewal)
  const isShown = renewal && isRenewalShown(renewal, subscription)
  const lines = link ? linkLines(link) : isShown ? renewalLines(renewal, subscription) : []
  const ask = () => setConsequence(link ? afterCancelingLink : afterCanceling(subscription))
  const charge = link ?? payments.find(({ kind }) => kind === 'renewal')
  return (
    <>
      {lines.length > 0 && (
        <Card aria-labelledby="renovacao" className="flex flex-col gap-3">
          <div className="flex flex-col gap-1">
            <h2 id="renovacao" className="text-lg font-bold">
              Renovação automática
            </h2>
            {lines.map((line) => (
              <p key={line} className="text-ink-soft">
                {line}
              </p>
            ))}
          </div>
          {charge && <DemonstrationNote payment={charge} />}
          {(link || renewal?.status !== 'canceled') && (
            <Button variant="secondary" wide onClick={ask}>
              Cancelar renovação automática
            </Button>
          )}
        </Card>
      )}
      {consequence && <CancelDialog consequence={consequence} onClose={() => setConsequence(null)} />}
    </>
  )
}

interface CancelDialogProps {
  /** As it stood when it was asked. */
  consequence: string
  onClose: () => void
}

function CancelDialog({ consequence, onClose }: CancelDialogProps) {
  const client = useQueryClient()
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
