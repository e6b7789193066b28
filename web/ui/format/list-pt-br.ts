let list: Intl.ListFormat | undefined

/** `['arroz', 'feijão', 'ovo']` -> `arroz, feijão e ovo`. */
export function formatList(items: readonly string[]): string {
  // Creates on first use: an Intl formatter takes milliseconds on a phone.
  list ??= new Intl.ListFormat('pt-BR', { style: 'long', type: 'conjunction' })
  return list.format(items)
}
