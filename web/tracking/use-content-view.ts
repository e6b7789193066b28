import { useEffect } from 'react'
import type { ParametersOf } from './events.ts'
import { track } from './track.ts'

/** Says once that something is being looked at; which it is, stays here. */
export function useContentView(
  kind: ParametersOf<'ViewContent'>['content_type'],
  id: string | undefined,
): void {
  useEffect(() => {
    if (id !== undefined) track('ViewContent', { content_type: kind })
  }, [kind, id])
}
