/** A weight as it was on a day, `YYYY-MM-DD`. */
export interface WeighIn {
  readonly date: string
  readonly weightKg: number
}

const dayMs = 24 * 60 * 60 * 1000

/** Days from one date to another; negative where it lies before. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs
}

/** The tenth of a kilogram that a scale shows. */
export function roundToTenth(kg: number): number {
  return Math.round(kg * 10) / 10
}
