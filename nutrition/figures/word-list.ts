const list = new Intl.ListFormat('pt-BR')

/** Joins words as Portuguese reads them aloud: "arroz, feijão e couve". */
export function wordList(words: Iterable<string>): string {
  return list.format(words)
}
