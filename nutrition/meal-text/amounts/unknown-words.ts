import type { Amount } from './amounts.ts'

/** Words of the text that name no known food. */
export interface UnknownWords {
  readonly start: number
  readonly end: number
  /** Amount that stands right before the words: `2 colheres de xablau`. */
  readonly amount?: Amount
}

/** Amount of an unknown food, in a household measure, in `grama` or in `ml`. */
export interface UnknownAmount {
  readonly quantity: number
  readonly measure: string
}

/** Merges adjacent unknown words into one entry. */
export function joinRuns(words: readonly UnknownWords[], text: string): readonly UnknownWords[] {
  const runs: UnknownWords[] = []
  for (const one of words) {
    const last = runs.at(-1)
    if (last && /^\s+$/u.test(text.slice(last.end, one.start)))
      runs[runs.length - 1] = { ...last, end: one.end }
    else runs.push(one)
  }
  return runs
}

/**
 * Returns the stated amounts of unknown foods by their words. They apply to the food that the person chooses instead.
 */
export function amountsOfUnknown(
  words: readonly UnknownWords[],
  text: string,
): Readonly<Record<string, UnknownAmount>> {
  return Object.fromEntries(
    words.flatMap(({ start, end, amount }) => {
      const stated = amount && statedAmount(amount)
      return stated ? [[text.slice(start, end), stated] as const] : []
    }),
  )
}

function statedAmount({ quantity, measure, isVague, isImplicit }: Amount): UnknownAmount | undefined {
  if (isVague || quantity <= 0 || (isImplicit && !measure)) return undefined
  if (measure?.grams !== undefined)
    return { quantity: quantity * measure.grams, measure: measure.name === 'grama' ? 'grama' : 'ml' }
  return { quantity, measure: measure?.name ?? 'unidade' }
}
