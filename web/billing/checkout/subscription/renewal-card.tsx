import type { Payment, Renewal } from '#contract/billing/billing.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Confirmation } from '../confirmation.tsx'
import { DemonstrationNote } from '../demonstration-note.tsx'
import { cancelRenewal, renewalQuery, refetchAccess } from '../queries.ts'
import {
  afterCanceling,
  afterCancelingLink,
  isRenewalShown,
  linkLines,
  renewalLines,
  waitingLink,
} from './renewal-copy.ts'
import { StandingKnown } from '../standing-known.tsx'

interface RenewalCardProps {
  subscription: Subscription | undefined
  payments: readonly Payment[]
}

/** Active renewal, or its pending link, with its cancellation. */
export function RenewalCard({ subscription, payments }: RenewalCardProps) {
  const { data: renewal } = useQuery(renewalQuery)
  const [asked, setAsked] = useState<'link' | 'card' | null>(null)
  if (renewal === undefined) return null
  const link = waitingLink(payments, renewal)
  const isShown = renewal && isRenewalShown(renewal, subscription)
  const lines = link ? linkLines(link) : isShown ? renewalLines(renewal, subscription) : []
  const ask = () => setAsked(link ? 'link' : 'card')
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
      {asked && <CancelDialog isLink={asked === 'link'} onClose={() => setAsked(null)} />}
    </>
  )
}

interface CancelDialogProps {
  /** The renewal is a pending link without a card. */
  isLink: boolean
  onClose: () => void
}

function CancelDialog({ isLink, onClose }: CancelDialogProps) {
  const words = { title: 'Cancelar a renovação automática?', keepLabel: 'Manter a renovação' }
  return (
    <StandingKnown {...words} onClose={onClose}>
      {({ subscription }) => (
        <CancelQuestion
          {...words}
          consequence={isLink ? afterCancelingLink : afterCanceling(subscription)}
          onClose={onClose}
        />
      )}
    </StandingKnown>
  )
}

interface CancelQuestionProps {
  title: string
  keepLabel: string
  consequence: string
  onClose: () => void
}

function CancelQuestion({ consequence: now, ...rest }: CancelQuestionProps) {
  const client = useQueryClient()
  // Frozen when the question opens: a refetch during the request would reword it.
  const [consequence] = useState(now)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: cancelRenewal,
    onSuccess: (canceled: Renewal) => client.setQueryData(renewalQuery.queryKey, canceled),
    onSettled: () => refetchAccess(client),
  })
  return (
    <Confirmation
      {...rest}
      lines={[consequence]}
      goLabel="Cancelar renovação"
      busyLabel="Cancelando…"
      isBusy={isPending}
      error={error}
      done={data ? { title: 'Renovação cancelada', text: consequence } : null}
      onGo={() => mutate()}
    />
  )
}
