import type { WaterDay } from '#contract/day/water.ts'

export type WaterEntry = WaterDay['entries'][number]

export type WaterChange =
  /** `date`: day of the glass, if it is not the day of its time. */
  | { readonly kind: 'add'; readonly entry: WaterEntry; readonly date?: string | undefined }
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
