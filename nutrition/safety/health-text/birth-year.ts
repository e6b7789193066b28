import { itemAt } from '../../shared/collections/lookup.ts'
import { nutritionRules } from '../nutrition-rules.ts'
import type { Segment } from './segments.ts'

/**
 * Month in which the reader was written. No text is read before it, so without a date, a birth month that is under age
 * in this month counts as under age.
 */
const earliestMonth = '2026-11'

const birth =
  /\b(?:nasci|nascid[ao]|nasc|(?:data|ano) de nascimento|nascimento|dn)(?: (?!com\b|sem\b)\w+){0,7}? ((?:19|20)\d\d)\b|\bsou (?:d[eo] )?(?:ano de |(?:\d{1,2} de )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de )?((?:19|20)\d\d)\b|\b(?:nasci|nascid[ao]|nasc|nascimento|dn)(?: (?:em|dia|d[aeo]|no))* (?:[0-3]?\d (?:0?[1-9]|1[0-2]) )(\d\d)\b/

const monthNames =
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const namedMonth = new RegExp(`\\b(${monthNames.join('|')})\\b`)
const numberedMonth = /\b\d{1,2} (0?[1-9]|1[0-2]) (?:(?:19|20)\d\d|\d\d)$/

/** Matches a birth of somebody else or the foundation of a business: "nascimento do meu filho", "bar nascido em 2015". */
const othersBirth =
  /^(?:(?:data|ano) de )?nascimento d[aeo]s? (?!\d)(?:meus?|minhas?|noss\w+|filh\w+|bebe|crianca|net[ao])\b/
const ofOthers = /^ d[aeo]s? (?:meus?|minhas?|noss\w+|filh\w+|bebe|crianca|net[ao])\b/
const othersBefore =
  /\b(?:(?:meus?|minhas?|noss[ao]s?|(?:tenho|com) (?:um|uma|dois|duas|\d+)) (?!data|ano|nome|idade|dn|cpf|rg|nasc)\w+(?: \w+)?|restaurante|empresa|loja|bar|padaria|lanchonete|marca|time|receita|igreja|banda|projeto)$/

/** Returns the latest year before the end of `today`'s year that ends in two given digits. */
function fullYear(digits: number, today: number): number {
  const year = today - (today % 100) + digits
  return year <= today ? year : year - 100
}

/** Returns the month of a birth date as a number from 1; `null` when the date has none. */
function birthMonthIn(date: string): number | null {
  const name = namedMonth.exec(date)?.[1]
  if (name !== undefined) return monthNames.indexOf(name) + 1
  const number = numberedMonth.exec(date)?.[1]
  return number === undefined ? null : Number(number)
}

export interface Birth {
  /** `unsure` in the year of the 18th birthday, unless the birth month decides. */
  readonly isUnderAge: 'yes' | 'no' | 'unsure'
  /** Position of its words in the segment's text. */
  readonly from: number
  readonly to: number
}

/** Returns the birth year of the writer that a segment states; `null` without one. */
export function birthIn({ text }: Segment, today: string | undefined): Birth | null {
  const match = birth.exec(text)
  if (!match || othersBirth.test(match[0])) return null
  if (ofOthers.test(text.slice(match.index + match[0].length))) return null
  if (/^nasc(?:id[ao])?\b/.test(match[0]) && othersBefore.test(text.slice(0, match.index).trim())) return null
  return { isUnderAge: isUnderAge(match, today), from: match.index, to: match.index + match[0].length }
}

function isUnderAge(match: RegExpExecArray, today: string | undefined): Birth['isUnderAge'] {
  const [year = 0, month = 0] = (today ?? earliestMonth).split('-').map(Number)
  const age =
    year - (match[3] === undefined ? Number(match[1] ?? itemAt(match, 2)) : fullYear(Number(match[3]), year))
  const { adult } = nutritionRules.answers.ageYears
  if (age !== adult) return age < adult ? 'yes' : 'no'
  const born = birthMonthIn(match[0])
  if (born === null || born === month) return 'unsure'
  return born > month ? 'yes' : 'no'
}
