import type { Payment } from '#contract/billing.ts'
import { plans } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscription.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirmation } from './confirmation.tsx'
import { paymentQuery, renewalQuery, rereadStanding, withdraw } from './queries.ts'
import { withdrawLines, withdrawnWords } from './withdraw-words.ts'

interface WithdrawDialogProps {
  payment: Payment
  payments: readonly Payment[]
  subscription: Subscription | undefined
  onClose: () => void
}

/** CDC art. 49: all the money back, by the same means, without a reason. */
export function WithdrawDialog({ payment, payments, subscription, onClose }: WithdrawDialogProps) {
  const client = useQueryClient()
  // As it stood when it was asked: what is read anew while the answer comes would reword the question.
  const [lines] = useState(() => {
    const renewal = client.getQueryData(renewalQuery.queryKey)
    return withdrawLines(payment, { payments, subscription, renewal, now: new Date() })
  })
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: withdraw,
    onSuccess: (withdrawn) => client.setQueryData(paymentQuery(withdrawn.id).queryKey, withdrawn),
    onSettled: () => rereadStanding(client),
  })
  return (
    <Confirmation
      title={`Desistir do plano ${plans[payment.plan].name}?`}
      lines={lines}
      keepLabel="Manter a compra"
      goLabel="Desistir da compra"
      busyLabel="Desfazendo…"
      isBusy={isPending}
      error={error}
      done={data ? withdrawnWords(data) : null}
      onGo={() => mutate(payment.id)}
      onClose={onClose}
    />
  )
}
