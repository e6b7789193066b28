/** Values for "none of these" in the questionnaire. */
const exclusiveAnswers: ReadonlySet<string> = new Set([
  'nem_uma',
  'nenhum',
  'Nenhum',
  'Nenhuma',
  'Nenhum problema',
  'Nenhuma limitação',
])

/**
 * Returns the answers without duplicates, and without "none" next to another answer, because the other answer is the
 * safer one.
 */
export function normalizeExclusive<T extends string>(answers: readonly T[]): T[] {
  const distinct = [...new Set(answers)]
  const real = distinct.filter((answer) => !exclusiveAnswers.has(answer))
  return real.length > 0 ? real : distinct.slice(0, 1)
}
