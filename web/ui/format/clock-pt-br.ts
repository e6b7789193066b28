/** `'12:30'` -> `12h30`, `'08:00'` -> `8h`. */
export function formatClock(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return `${Number(hours)}h${minutes === '00' ? '' : minutes}`
}

/** Clock time of an instant in the device's time zone: `12h30`. */
export function formatInstantClock(instant: string | Date): string {
  const date = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  return formatClock(`${two(date.getHours())}:${two(date.getMinutes())}`)
}
