import type { Payment, Renewal } from '#contract/billing/billing.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { subscriptionQuery } from '../../api/subscription.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { paymentsQuery, renewalQuery } from './queries.ts'

export interface KnownStanding {
  payments: readonly Payment[]
  subscription: Subscription
  renewal: Renewal | null
}

interface StandingKnownProps {
  title: string
  keepLabel: string
  onClose: () => void
  children: (standing: KnownStanding) => ReactNode
}

/** Shows the confirmation only after all its consequences are loaded; some of them alone would mislead. */
export function StandingKnown({ title, keepLabel, onClose, children }: StandingKnownProps) {
  const parts = [useQuery(paymentsQuery), useQuery(subscriptionQuery), useQuery(renewalQuery)] as const
  const [{ data: payments }, { data: subscription }, { data: renewal }] = parts
  if (payments && subscription && renewal !== undefined) {
    return children({ payments, subscription, renewal })
  }
  const unread = parts.filter(({ data, isError }) => data === undefined && isError)
  const [failed] = unread
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {keepLabel}
          </Button>
          {failed && (
            <Button wide onClick={() => unread.forEach((part) => void part.refetch())}>
              Tentar de novo
            </Button>
          )}
        </>
      }
    >
      {failed?.error ? (
        <p role="alert" className="rounded-control bg-tomate-soft p-3 text-tomate">
          {messageOf(failed.error)}
        </p>
      ) : (
        <p role="status">
          <span className="sr-only">Carregando…</span>
          <SkeletonLines lines={2} />
        </p>
      )}
    </Dialog>
  )
}
