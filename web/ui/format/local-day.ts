/** Day of an instant in the reader's time zone, as `YYYY-MM-DD`. */
export function localDay(instant: string): string {
  const date = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
