import type { Payment } from '#contract/billing/billing.ts'
import { plans } from '#contract/billing/plans.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirmation } from '../confirmation.tsx'
import { paymentQuery, refetchAccess, withdraw } from '../queries.ts'
import { type KnownStanding, StandingKnown } from '../standing-known.tsx'
import { withdrawLines, withdrawnText } from './withdraw-copy.ts'

interface WithdrawDialogProps {
  payment: Payment
  onClose: () => void
}

/** Withdraws from a purchase. CDC art. 49: full refund, by the same means, without a reason. */
export function WithdrawDialog({ payment, onClose }: WithdrawDialogProps) {
  const words = { title: `Desistir do plano ${plans[payment.plan].name}?`, keepLabel: 'Manter a compra' }
  return (
    <StandingKnown {...words} onClose={onClose}>
      {(standing) => <WithdrawQuestion {...words} payment={payment} standing={standing} onClose={onClose} />}
    </StandingKnown>
  )
}

interface WithdrawQuestionProps extends WithdrawDialogProps {
  title: string
  keepLabel: string
  standing: KnownStanding
}

function WithdrawQuestion({ payment, standing, ...rest }: WithdrawQuestionProps) {
  const client = useQueryClient()
  // Frozen when the question opens: a refetch during the request would reword the question.
  const [lines] = useState(() => withdrawLines(payment, { ...standing, now: new Date() }))
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: withdraw,
    onSuccess: (withdrawn) => client.setQueryData(paymentQuery(withdrawn.id).queryKey, withdrawn),
    onSettled: () => refetchAccess(client),
  })
  return (
    <Confirmation
      {...rest}
      lines={lines}
      goLabel="Desistir da compra"
      busyLabel="Desfazendo…"
      isBusy={isPending}
      error={error}
      done={data ? withdrawnText(data) : null}
      onGo={() => mutate(payment.id)}
    />
  )
}
