/** Ways to say that a food has no lactose, in lower case without accents. */
const ways = [
  String.raw`(?:sem|s|zero|0(?: ?%)?|livre|isent[oa]|free|low)(?: de)? ?(?:lactos\w*|lactoz\w*|latos\w*|lac)`,
  String.raw`lactos\w* (?:zero|free)`,
  'lac ?free',
  // Brands of nothing but milk without lactose.
  'zymil|no ?lac',
  'des?lactosad[oa]s?',
].join('|')

const anywhere = new RegExp(String.raw`\b(?:${ways})(?![a-z])`, 'gu')
const atStart = new RegExp(`^(?:${ways})(?= |$)`, 'u')

/** Returns a normalized text that has one phrase for all ways to say that a food has no lactose. */
export function sayWithoutLactose(normalized: string): string {
  return /la|zymil/u.test(normalized) ? normalized.replaceAll(anywhere, 'sem lactose') : normalized
}

/** Returns how many of the words, from the first one on, say that a food has no lactose. */
export function lactoseFreeLength(words: readonly string[]): number {
  const [said] = atStart.exec(words.join(' ')) ?? []
  return said === undefined ? 0 : said.split(' ').length
}
