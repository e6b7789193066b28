import { constraintText } from '#nutrition/menu/request/observations/constraint-text.ts'
import { readObservations } from '#nutrition/menu/request/observations/read-observations.ts'
import type { MealScope, WeekConstraint } from '#nutrition/menu/request/request.ts'
import { weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'
import { wordList } from '#nutrition/shared/figures/word-list.ts'
import type { WeekPlanRow } from './queries.ts'
import type { UnderstoodConstraint } from './table.ts'

const wholeWeek: MealScope = { weekdays: 'all', mealTypes: 'all' }

/**
 * Returns the key under which a removed constraint is stored: `max_minutes:minutes=15:weekdays=2,4`. It is made of the
 * data, so that it outlives changed texts, and is the same for different wordings of one constraint.
 */
export function keyOf({ constraint }: Pick<UnderstoodConstraint, 'constraint'>): string {
  const { kind, ...rest } = constraint
  const values = 'within' in rest ? { ...rest, ...rest.within } : rest
  const parts = Object.entries(values)
    .filter(([name, value]) => name !== 'within' && value !== 'all')
    .map(([name, value]) => `${name}=${[value].flat().map(String).toSorted().join()}`)
  return [kind, ...parts.toSorted()].join(':')
}

/**
 * Returns the lower-case texts that were stored as keys of a constraint: the displayed text, and before restrictions had
 * meals and days, the text without these and with every day of a range.
 */
function formerKeys(constraint: WeekConstraint): string[] {
  const texts = [constraintText(constraint)]
  if ('within' in constraint) texts.push(constraintText({ ...constraint, within: wholeWeek }))
  if (constraint.kind === 'max_minutes') {
    const text = constraintText({ kind: 'max_minutes', minutes: constraint.minutes, weekdays: 'all' })
    const days = constraint.weekdays === 'all' ? [] : constraint.weekdays.map((day) => weekdayNames[day])
    texts.push(days.length === 0 ? text : `${wordList(days)}: ${text}`)
  }
  return texts.map((text) => text.toLowerCase())
}

/** Returns whether the person removed the constraint. Texts differ in capital letters between versions. */
export function isRemoved({ constraint }: UnderstoodConstraint, removed: readonly string[]): boolean {
  if (removed.length === 0) return false
  const known = new Set([keyOf({ constraint }), ...formerKeys(constraint)])
  return removed.some((key) => known.has(key) || known.has(key.toLowerCase()))
}

/** Returns the keys of a plan's removed constraints, where former keys are replaced by the present ones. */
export function removedKeys({
  understood,
  removed,
  observations,
}: Pick<WeekPlanRow, 'understood' | 'removed' | 'observations'>): string[] {
  if (removed.length === 0) return []
  const known = [...understood, ...readObservations(observations).understood].filter((one) =>
    isRemoved(one, removed),
  )
  const former = new Set(known.flatMap(({ constraint }) => formerKeys(constraint)))
  return [...new Set([...removed.filter((key) => !former.has(key.toLowerCase())), ...known.map(keyOf)])]
}
