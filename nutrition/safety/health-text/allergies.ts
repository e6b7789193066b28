import type { HealthFinding, HealthTextField } from './health-text.ts'
import type { ListState } from './context.ts'
import type { Segment } from './segments.ts'

export function allergiesIn(
  _s: Segment,
  _f: HealthTextField,
  _t: string,
  _i: ListState | null,
): { findings: HealthFinding[]; unread: string[]; isUnderstood: boolean } {
  return { findings: [], unread: [], isUnderstood: false }
}
