const list = new Intl.ListFormat('pt-BR')

/** Joins words as a Portuguese list: "arroz, feijão e couve". */
export function wordList(words: Iterable<string>): string {
  return list.format(words)
}
