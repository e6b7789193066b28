import { lazy, type ReactNode, Suspense } from 'react'
import type { SaidHealthProps } from './said-health.tsx'

// Rarely shown, and of no use without a network: the server reads the words.
const SaidHealth = lazy(() =>
  import('./said-health.tsx').then(
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
