import { normalizeText } from '../../../foods/normalize-text.ts'
import type { Weekday } from '../../../shared/calendar/days.ts'
import { itemAt } from '../../../shared/collections/lookup.ts'
import type { MealType } from '../../../targets/meal-type.ts'
import { mealWords, weekdayWords } from './week-words.ts'

/**
 * Returns the weekdays of a clause without duplicates: first the days of a range ("de segunda a quarta"), then the
 * others in the order of the text.
 */
export function daysIn(clause: string): Weekday[] {
  const runs = clause.matchAll(
    /\b(domingo|segunda|terca|quarta|quinta|sexta|sabado)(?: feira)? (?:a|ate) (?:o |a )?(domingo|segunda|terca|quarta|quinta|sexta|sabado)\b/g,
  )
  const days = new Set<Weekday>()
  for (const run of runs) {
    const [first, last] = [dayNamed(itemAt(run, 1)), dayNamed(itemAt(run, 2))]
    for (let day = first; ; day = ((day + 1) % 7) as Weekday) {
      days.add(day)
      if (day === last) break
    }
  }
  for (const [, weekdays] of entriesIn(clause, weekdayWords))
    for (const weekday of weekdays) days.add(weekday)
  return [...days]
}

const shortWeekdays: Readonly<Record<string, string>> = {
  seg: 'segunda',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sabado',
  dom: 'domingo',
}

/** A slash between words, unlike `c/ queijo`. */
const slash = /(?<=\p{L}{2}) ?\/ ?(?=\p{L}{2})/gu

const numberedWeekdays = ['segunda', 'terca', 'quarta', 'quinta', 'sexta']

/**
 * Returns a clause normalized, with shortened, plural and numbered weekdays in full. `ter` is Tuesday only beside another
 * shortened day, else the verb.
 */
export function clauseOf(words: string): string {
  return normalizeText(words.replaceAll('ª', 'a').replace(slash, ' ou '))
    .replace(/\b([2-6])a\b/g, (_, number: string) => numberedWeekdays[Number(number) - 2] ?? '')
    .replace(/\bter\b(?=(?: e| a| ate)? (?:qua|qui|sex|sab)\b)|(?<=\bseg(?: e| a| ate)? )ter\b/g, 'terca')
    .replace(/\b(segunda|terca|quarta|quinta|sexta|sabado|domingo)s\b/g, '$1')
    .replace(/\b(?:seg|qua|qui|sex|sab|dom)\b/g, (day) => shortWeekdays[day] ?? day)
}

function dayNamed(word: string): Weekday {
  return itemAt(weekdayWords[word] ?? [], 0)
}

export function mealsIn(clause: string): MealType[] {
  return [...new Set(entriesIn(clause, mealWords).map(([, meal]) => meal))]
}

/**
 * Returns the entries of a word list that a clause contains, in the order of the clause. A longer match hides shorter
 * matches inside it.
 */
export function entriesIn<Value>(clause: string, words: Readonly<Record<string, Value>>): [string, Value][] {
  let rest = ` ${clause} `
  const found: { at: number; entry: [string, Value] }[] = []
  for (const [word, value] of Object.entries(words).toSorted(([a], [b]) => b.length - a.length)) {
    const at = rest.indexOf(` ${word} `)
    if (at < 0) continue
    found.push({ at, entry: [word, value] })
    rest = `${rest.slice(0, at + 1)}${'_'.repeat(word.length)}${rest.slice(at + 1 + word.length)}`
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ entry }) => entry)
}

export function has(clause: string, word: string): boolean {
  return ` ${clause} `.includes(` ${word} `)
}

export function hasAny(clause: string, words: readonly string[]): boolean {
  return words.some((word) => has(clause, word))
}
