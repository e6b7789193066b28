import { useEffect } from 'react'
import type { ParametersOf } from '../tracking/events.ts'
import { track } from './track.ts'

type Content = ParametersOf<'ViewContent'>['content_type']

/**
 * Records that a screen or its content is visible: once for each value of `shown`, and not while `shown` is absent.
 */
export function useTrackedView(
  view: Content | 'ReportView' | 'TrialExpired',
  shown: string | boolean | undefined,
): void {
  useEffect(() => {
    if (!shown) return
    if (view === 'ReportView' || view === 'TrialExpired') track(view)
    else track('ViewContent', { content_type: view })
  }, [view, shown])
}
