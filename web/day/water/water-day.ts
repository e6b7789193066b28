import type { listWaterDays, WaterDay } from '#contract/day/water.ts'
import type { Reply } from '#contract/endpoint.ts'

export type WaterEntry = WaterDay['entries'][number]

export type WaterChange =
  | { readonly kind: 'add'; readonly entry: WaterEntry }
  | { readonly kind: 'change'; readonly entry: WaterEntry; readonly before: WaterEntry }
  | { readonly kind: 'remove'; readonly before: WaterEntry }

export function withEntry(day: WaterDay, entry: WaterEntry): WaterDay {
  const others = day.entries.filter(({ id }) => id !== entry.id)
  return summed(
    day,
    [...others, entry].toSorted((a, b) => a.drunk_at.localeCompare(b.drunk_at)),
  )
}

export function withoutEntry(day: WaterDay, id: string): WaterDay {
  return summed(
    day,
    day.entries.filter((entry) => entry.id !== id),
  )
}

function summed(day: WaterDay, entries: WaterEntry[]): WaterDay {
  return { ...day, entries, total_ml: entries.reduce((total, { ml }) => total + ml, 0) }
}

/** Sum of a day with water. */
type WaterSum = Reply<typeof listWaterDays>[number]

/** Replaces the sum of a day, in the order of the days; a day without water is left out. */
export function withDay(days: readonly WaterSum[], { date, total_ml }: WaterSum): WaterSum[] {
  const others = days.filter((day) => day.date !== date)
  const changed = total_ml > 0 ? [...others, { date, total_ml }] : others
  return changed.toSorted((a, b) => a.date.localeCompare(b.date))
}
