/**
 * Options of the previous query that also match the current text, shown until the new ones arrive. The others
 * could be picked by mistake with Enter.
 */
export function stillMatching<Option>(
  options: readonly Option[],
  typed: string,
  nameOf: (option: Option) => string,
): readonly Option[] {
  const wanted = plain(typed)
  return options.filter((option) => plain(nameOf(option)).includes(wanted))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
