import { allows, type Entitlement } from '#contract/billing/entitlements.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { subscriptionQuery } from '../../api/subscription.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { LockedCard } from '../checkout/access/locked-card.tsx'

interface AccessGateProps {
  entitlement: Entitlement
  /** Name of the feature. */
  title: string
  /** Explains the feature to accounts without it. */
  description: string
  children: ReactNode
}

/**
 * Shows a feature if the plan includes it, else a card that names the plans with it. The server decides: an
 * unreadable subscription locks nothing here.
 */
export function AccessGate({ entitlement, title, description, children }: AccessGateProps) {
  const { data: subscription, isPending } = useQuery(subscriptionQuery)
  if (isPending) return <Skeleton className="h-44 w-full rounded-card" />
  if (!subscription || allows(subscription, entitlement)) return children
  return <LockedCard entitlement={entitlement} title={title} description={description} />
}
