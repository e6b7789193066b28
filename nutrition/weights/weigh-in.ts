/** A weight as it was on a day, `YYYY-MM-DD`. */
export interface WeighIn {
  readonly date: string
  readonly weightKg: number
}

/** The tenth of a kilogram that a scale shows. */
export function roundToTenth(kg: number): number {
  return Math.round(kg * 10) / 10
}
