import { Suspense } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { ProseSection } from '../../ui/layout/prose.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'

const MeasuredVisits = lazyPart(() => import('../tracking/measured-visits.tsx'), 'MeasuredVisits')

/**
 * Explains what the advertising pixel receives, with a switch; without a configured pixel, states that there is none.
 */
export function AdMeasurement() {
  const hasPixel = document.querySelector('meta[name=pixel]') !== null
  return (
    <ProseSection title="Medição de anúncios">
      {hasPixel ? (
        <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
          <MeasuredVisits />
        </Suspense>
      ) : (
        <p>Esta instalação não tem pixel de publicidade: nenhuma visita é contada a uma rede de anúncios.</p>
      )}
    </ProseSection>
  )
}
