/** A weight as it was on a day, `YYYY-MM-DD`. */
export interface WeighIn {
  readonly date: string
  readonly weightKg: number
}
