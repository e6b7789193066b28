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
 * Returns the answers without duplicates. Drops "none" answers next to other answers, because the other answers are
 * safer. If there are only "none" answers, keeps the first.
 */
export function normalizeExclusive<T extends string>(answers: readonly T[]): T[] {
  const distinct = [...new Set(answers)]
  const real = distinct.filter((answer) => !exclusiveAnswers.has(answer))
  return real.length > 0 ? real : distinct.slice(0, 1)
}
