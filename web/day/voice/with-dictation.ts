/**
 * Appends dictated words to a text, as a further food. Browsers begin a dictation with a capital, which would stand in
 * the middle of the sentence.
 */
export function withDictation(typed: string, words: string): string {
  const before = typed.trimEnd()
  if (before === '') return words
  const after = words.charAt(0).toLocaleLowerCase('pt-BR') + words.slice(1)
  return `${before}${/[,;.:\n]$/.test(before) ? '' : ','} ${after}`
}
