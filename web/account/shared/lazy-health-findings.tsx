import { Suspense } from 'react'
import { optionalPart } from '../../ui/layout/optional-part.ts'
import type { HealthFindingsProps } from '../health-readings/health-findings.tsx'

// The findings are loaded lazily: rarely shown, and useless offline because the server reads the text.
const HealthFindings = optionalPart(() => import('../health-readings/health-findings.tsx'), 'HealthFindings')

/** Health findings of a text and help with what it may mean; renders nothing without any. */
export function LazyHealthFindings(props: HealthFindingsProps) {
  return (
    props.findings.length + props.concerns.length > 0 && (
      <Suspense>
        <HealthFindings {...props} />
      </Suspense>
    )
  )
}
