import { lazy, type ReactNode, Suspense } from 'react'
import type { SaidHealthProps } from '../health-readings/said-health.tsx'

// Lazy: rarely shown, and useless offline because the server reads the text.
const SaidHealth = lazy(() =>
  import('../health-readings/said-health.tsx').then(
    (module): { default: (props: SaidHealthProps) => ReactNode } => ({ default: module.SaidHealth }),
    () => ({ default: () => null }),
  ),
)

/** Health findings of a text; renders nothing without any. */
export function LazySaidHealth(props: SaidHealthProps) {
  return (
    props.findings.length > 0 && (
      <Suspense>
        <SaidHealth {...props} />
      </Suspense>
    )
  )
}
