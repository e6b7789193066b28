/** Returns words of a sentence as the name of a new food: with a capital letter, without spaces around them. */
export function nameFromWords(words: string): string {
  const name = words.trim()
  return name.charAt(0).toUpperCase() + name.slice(1)
}
