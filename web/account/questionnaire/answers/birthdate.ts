import { ageOn } from '#nutrition/targets/person.ts'
import { birthdateRemarks } from './birthdate-copy.ts'

export interface DateParts {
  day: string
  month: string
  year: string
}

export function partsOf(date: string | null): DateParts {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  return { day, month, year }
}

/** `YYYY-MM-DD`, or null while the three parts form no date from the year 1900 on. */
export function dateFrom({ day, month, year }: DateParts): string | null {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return null
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // 31/02 rolls over into March: such a day does not exist.
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return exists && Number(year) >= 1900 ? date.toISOString().slice(0, 10) : null
}

/** Order in which the parts are typed. */
export const dateOrder = ['day', 'month', 'year'] as const satisfies readonly (keyof DateParts)[]

const longestPart = { day: 2, month: 2, year: 4 } as const satisfies Record<keyof DateParts, number>
/** Highest first digit after which a second one can follow: no day begins with 4, no month with 2. */
const highestTens = { day: 3, month: 1 } as const

/** Returns whether a part needs no further digit, so that typing goes on in the next one. */
export function isWholePart(name: keyof DateParts, digits: string): boolean {
  if (digits.length === longestPart[name]) return true
  return name !== 'year' && digits !== '' && Number(digits) > highestTens[name]
}

/** Reads a whole pasted date: `20/05/1990`, `20051990`, `20-5-90` or `1990-05-20`; null for anything else. */
export function pastedDate(text: string, today: string): DateParts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text.trim())
  if (iso) return { day: iso[3] ?? '', month: iso[2] ?? '', year: iso[1] ?? '' }
  const [, day, month, year] =
    /^(\d{1,2})\D+(\d{1,2})\D+(\d{4}|\d{2})$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ??
    []
  return day && month && year ? { day, month, year: fullYear(year, today) } : null
}

/** `90` -> `1990`, `05` -> `2005`: the latest year of those digits that is not in the future. */
export function fullYear(year: string, today: string): string {
  if (!/^\d{2}$/.test(year)) return year
  return year > today.slice(2, 4) ? `19${year}` : `20${year}`
}

/**
 * Remark on a complete birthdate that does not exist, is before 1900, is in the future or makes the person younger
 * than 18; null for every other birthdate, and while one is incomplete.
 */
export function birthdateRemark(parts: DateParts, today: string): string | null {
  const isWritten = parts.day !== '' && parts.month !== '' && parts.year.length === 4
  if (!isWritten) return null
  const date = dateFrom(parts)
  if (date === null || date > today) return birthdateRemarks.invalid
  return ageOn(date, today) < 18 ? birthdateRemarks.minor : null
}
