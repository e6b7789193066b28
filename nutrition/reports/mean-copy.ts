/** Days that the means of energy and nutrients cover (`daysOfMeans`). */
interface CoveredDays {
  readonly days: number
  /** Whether these days are whole (`isWhole`). */
  readonly areWhole: boolean
}

/** Definition of a whole day, without its verb. */
export const wholeDay = 'três refeições diferentes ou metade da meta'

/** Names the days that a mean covers: `4 dias completos`, `1 dia com registro`. */
export function daysOfMean({ days, areWhole }: CoveredDays): string {
  const kind = areWhole ? ['completo', 'completos'] : ['com registro', 'com registro']
  return days === 1 ? `1 dia ${kind[0]}` : `${days} dias ${kind[1]}`
}
