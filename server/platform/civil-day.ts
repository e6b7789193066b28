const dayMs = 86_400_000

/** Making a format costs a hundred times what using one costs, and a server sees few time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

function inZone(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    formats.set(timeZone, format)
  }
  return format.format(moment)
}

/** The day a moment belongs to where the person lives, `YYYY-MM-DD`. */
export function civilDay(moment: Date, timeZone: string): string {
  return inZone(moment, timeZone).slice(0, 10)
}

/** Minutes after local midnight. */
export function minutesOfDay(moment: Date, timeZone: string): number {
  const [hours = 0, minutes = 0] = inZone(moment, timeZone).slice(-5).split(':').map(Number)
  return hours * 60 + minutes
}

/** `day` and days are civil dates; negative counts go back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
