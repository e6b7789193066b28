/** Answers that mean "none of these" in the questionnaire. */
const exclusiveAnswers: ReadonlySet<string> = new Set([
  'nem_uma',
  'nenhum',
  'Nenhum',
  'Nenhuma',
  'Nenhum problema',
  'Nenhuma limitação',
])

/**
 * Returns the answers without duplicates. "None" next to another answer is dropped, because the other answer is the
 * safer one; of several kinds of "none" alone, the first stays.
 */
export function normalizeExclusive<T extends string>(answers: readonly T[]): T[] {
  const distinct = [...new Set(answers)]
  const real = distinct.filter((answer) => !exclusiveAnswers.has(answer))
  return real.length > 0 ? real : distinct.slice(0, 1)
}
