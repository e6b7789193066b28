import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { IngredientReading } from './ingredient-reading.ts'
import { readIngredientLines } from './read-ingredient-lines.ts'

/**
 * Recipe lines with the correct foods and plausible grams. Foods: `-` is a seasoning without a row, and with `?` the
 * reader must ask or may name one of the foods after it. Grams: `a gosto` is an open amount. ` + ` separates the foods
 * of a line. The floors are the reader's current results; raise them when the reader improves.
 */
describe.each([
  { file: 'lines.tsv', floors: { foods: 0.99, grams: 0.99, silentlyWrong: 0 } },
  { file: 'odd-lines.tsv', floors: { foods: 0.99, grams: 0.99, silentlyWrong: 0 } },
])('golden/$file', ({ file, floors }) => {
  const verdicts = readFileSync(new URL(`golden/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap(judgeLine)
  const share = (of: (verdict: Verdict) => boolean | null) => {
    const judged = verdicts.map(of).filter((verdict) => verdict !== null)
    return judged.filter(Boolean).length / judged.length
  }

  test('the food of most lines is right', () => {
    expect(share(({ isFoodRight }) => isFoodRight)).toBeGreaterThanOrEqual(floors.foods)
  })

  test('the grams of most lines are plausible', () => {
    expect(share(({ areGramsRight }) => areGramsRight)).toBeGreaterThanOrEqual(floors.grams)
  })

  test('hardly any line counts a wrong food without a question', () => {
    expect(share(({ isSilentlyWrong }) => isSilentlyWrong)).toBeLessThanOrEqual(floors.silentlyWrong)
  })
})

interface Verdict {
  readonly isFoodRight: boolean
  /** `null` for a line without expected grams. */
  readonly areGramsRight: boolean | null
  readonly isSilentlyWrong: boolean
}

function judgeLine(row: string): readonly Verdict[] {
  const [text = '', wanted = '', grams = ''] = row.split('\t')
  const readings = readIngredientLines(text)
  const amounts = grams.split(' + ')
  return wanted.split(' + ').map((food, at) => judge(readings[at], food, amounts[at] ?? grams))
}

function judge(reading: IngredientReading | undefined, wanted: string, grams: string): Verdict {
  if (!reading) return { isFoodRight: false, areGramsRight: false, isSilentlyWrong: false }
  const isFoodRight = grams === 'heading' ? reading.kind === 'heading' : namesFood(reading, wanted)
  return {
    isFoodRight,
    areGramsRight: grams === 'heading' || /^[-?]/u.test(wanted) ? null : weighs(reading, grams),
    isSilentlyWrong: reading.kind === 'ingredient' && !isFoodRight,
  }
}

function namesFood(reading: IngredientReading, wanted: string): boolean {
  if (wanted === '-') return reading.kind !== 'ingredient'
  const names = wanted.replace(/^\?/u, '').split('|')
  if (wanted.startsWith('?') && reading.kind !== 'ingredient') return true
  return names.includes(foodNameOf(reading))
}

function foodNameOf(reading: IngredientReading): string {
  if (reading.kind === 'water') return 'Água'
  return reading.kind === 'ingredient' || reading.kind === 'uncounted' ? (reading.food?.name ?? '') : ''
}

function weighs(reading: IngredientReading, grams: string): boolean {
  const counted =
    reading.kind === 'ingredient' ? reading.amount.grams : reading.kind === 'water' ? reading.grams : null
  if (grams === 'a gosto')
    return reading.kind === 'uncounted' || (reading.kind === 'water' && counted === null)
  const [low = 0, high = low] = grams.split('-').map(Number)
  return counted !== null && counted >= low - 0.05 && counted <= high + 0.05
}
