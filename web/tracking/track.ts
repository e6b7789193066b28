import type { EventName, ParametersOf } from './events.ts'

/** Something that happened, as it was told here; what may travel of it is decided later. */
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

/** Says that something happened. It goes nowhere but into memory, and not even there where no pixel is configured. */
export function track<Name extends EventName>(event: Name, ...[parameters]: Rest<Name>): void {
  if (!document.querySelector('meta[name=pixel]')) return
  follow({ event, parameters: parameters ?? {}, atMs: Date.now() })
}

/** A search counts as it begins, not with every letter; its words stay here. */
export function trackSearch(before: string | undefined, after: string | undefined): void {
  if (!before && after) track('Search')
}

/** Hands over what waited, and from then on everything at once. */
export function followEvents(next: (occurrence: Occurrence) => void): void {
  follow = next
  for (const occurrence of waiting.splice(0)) next(occurrence)
}
