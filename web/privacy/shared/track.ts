import type { EventName, ParametersOf } from '../tracking/events.ts'

/** Event as recorded here; what may be sent is decided later. */
export interface Occurrence {
  readonly event: EventName
  readonly parameters: Readonly<Record<string, unknown>>
  readonly atMs: number
}

type Rest<Name extends EventName> = keyof ParametersOf<Name> extends never
  ? []
  : [parameters: ParametersOf<Name>]

const waiting: Occurrence[] = []
let follow = (occurrence: Occurrence): void => {
  waiting.push(occurrence)
}

/** Records an event for `followEvents`; does nothing without a configured pixel. */
export function track<Name extends EventName>(event: Name, ...[parameters]: Rest<Name>): void {
  if (!document.querySelector('meta[name=pixel]')) return
  follow({ event, parameters: parameters ?? {}, atMs: Date.now() })
}

/** A search counts when it starts, not at every letter; its text is never recorded. */
export function trackSearch(before: string | undefined, after: string | undefined): void {
  if (!before && after) track('Search')
}

/** Delivers the events recorded so far, then every new one at once. */
export function followEvents(next: (occurrence: Occurrence) => void): void {
  follow = next
  for (const occurrence of waiting.splice(0)) next(occurrence)
}
