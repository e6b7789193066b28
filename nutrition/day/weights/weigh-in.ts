/** A person's weight on a civil day, `YYYY-MM-DD`. */
export interface WeighIn {
  readonly date: string
  readonly weightKg: number
}
