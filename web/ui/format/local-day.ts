/**
 * Day of an instant in the device's time zone, as `YYYY-MM-DD`. Uses `Date`, because creating the first
 * `Intl.DateTimeFormat` of a page takes longer than half of the work of the first screen.
 */
export function localDay(instant: string | Date): string {
  const date = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Today in a time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)
}
