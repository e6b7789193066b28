import { itemAt } from '../../collections/lookup.ts'
import { nutritionRules } from '../nutrition-rules.ts'
import type { Segment } from './segments.ts'

/**
 * Year in which the reader was written. No text is read before it, so without a date, a birth year that is under age
 * in this year counts as under age.
 */
const earliestYear = 2026

const birth =
  /\b(?:nasci|nascid[ao]|nasc|(?:data|ano) de nascimento|nascimento|dn)(?: (?!com\b|sem\b)\w+){0,5}? ((?:19|20)\d\d)\b|^(?:eu )?sou d[eo] (?:ano de )?((?:19|20)\d\d)\b/

/**
 * Returns whether the writer of a segment with a birth year is under age: `no`, `yes`, or `unsure` in the year of the
 * 18th birthday; `null` without a birth year.
 */
export function underAgeIn({ text }: Segment, today: string | undefined): 'yes' | 'no' | 'unsure' | null {
  const match = birth.exec(text)
  if (!match) return null
  const year = today === undefined ? earliestYear : Number(today.slice(0, 4))
  const age = year - Number(match[1] ?? itemAt(match, 2))
  const { adult } = nutritionRules.answers.ageYears
  if (age === adult) return 'unsure'
  return age < adult ? 'yes' : 'no'
}
