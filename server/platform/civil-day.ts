const dayMs = 86_400_000

/** The day a moment belongs to where the person lives, `YYYY-MM-DD`. */
export function civilDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment)
}

/** Minutes after local midnight. */
export function minutesOfDay(moment: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' })
    .format(moment)
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}

/** `day` and days are civil dates; negative counts go back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
