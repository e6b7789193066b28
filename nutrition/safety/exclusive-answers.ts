/** "None of these", in every spelling the questionnaire uses. */
const exclusiveAnswers: ReadonlySet<string> = new Set([
  'nem_uma',
  'nenhum',
  'Nenhum',
  'Nenhuma',
  'Nenhum problema',
  'Nenhuma limitação',
])

/**
 * Removes duplicates, and a "none" beside a real answer, which is the safer one to keep.
 * A lone "none" stays.
 */
export function normalizeExclusive<T extends string>(answers: readonly T[]): T[] {
  const distinct = [...new Set(answers)]
  const real = distinct.filter((answer) => !exclusiveAnswers.has(answer))
  return real.length > 0 ? real : distinct.slice(0, 1)
}
