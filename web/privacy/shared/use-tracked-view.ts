import { useEffect } from 'react'
import type { ParametersOf } from '../tracking/events.ts'
import { track } from './track.ts'

type Content = ParametersOf<'ViewContent'>['content_type']

/** Records that content is on the screen: once for each `shown`, and not while it is undefined. */
export function useTrackedView(content: Content, shown: string | undefined): void {
  useEffect(() => {
    if (shown !== undefined) track('ViewContent', { content_type: content })
  }, [content, shown])
}
