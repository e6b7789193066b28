import { editDistance } from '../edit-distance.ts'
import { foods } from '../food-table.ts'
import { normalizeText } from '../normalize-text.ts'
import type { IdentityId } from './identity-id.ts'
import { everydayWords, findIdentity, identities, identityOf, isIdentityId } from './identity-table.ts'
import { singularWords } from './singular-words.ts'
import { weakWords } from './weak-words.ts'
import { phraseBook, type PhraseMatch, scanPhrases } from './word-scan.ts'

export interface IdentityMatch {
  readonly id: IdentityId
  /** The matched words as written. */
  readonly words: string
}

/**
 * Maximum number of words of a short text. A short text is assumed to name foods, so ambiguous words and typos in
 * shorter words are accepted.
 */
const shortText = 3
/** Minimum number of letters of a word whose typos are corrected; shorter words resemble too many others. */
const shortestTypo = { inShortText: 5, inLongText: 6 }
/** From this number of letters on, two typos are accepted in a word; below it, one. */
const twoTyposFrom = 9

const book = phraseBook(
  identities.flatMap(({ id, name, words }) =>
    [name, ...words].map((phrase) => [singularWords(phrase), id] as const),
  ),
)
const singleWords = [...book.byWords].filter(([phrase]) => !phrase.includes(' '))

/** Words that are never corrected, including the words of the food table: `molho` is not a typo of `milho`. */
const knownWords: ReadonlySet<string> = new Set([
  ...foods.flatMap(({ name, synonyms }) =>
    [name, ...synonyms].flatMap((text) => singularWords(text).split(' ')),
  ),
  ...[...book.byWords.keys()].flatMap((phrase) => phrase.split(' ')),
  ...everydayWords,
])

const mainOfFoodName: ReadonlyMap<string, IdentityId> = new Map(
  foods.map((food) => [normalizeText(food.name), identityOf(food).main]),
)

/**
 * Returns the foods and families that a text names, each once, in order: `não como peixe nem brócolis` names
 * `familia:peixes` and `base:brocolis`. Recognizes plurals, missing accents, regional names and small typos. A longer
 * name hides shorter names inside it (`leite de coco` is not milk). Negation is ignored; the caller must interpret it.
 */
export function identitiesIn(text: string): IdentityMatch[] {
  const written = text.match(/[\p{L}\p{N}'’-]+|[,;.:!?()/]+/gu) ?? []
  const words = written.flatMap((word) =>
    singularWords(word)
      .split(' ')
      .map((one) => ({ one, word })),
  )
  const plain = words.map(({ one }) => one)
  const isShort = plain.filter((one) => one !== '').length <= shortText
  const matches = withTypos(plain, scanPhrases(plain, book), isShort).filter(
    ({ from, to }) => isShort || !weakWords.has(plain.slice(from, to).join(' ')),
  )
  const found = new Map<IdentityId, string>()
  for (const { value, from, to } of matches.filter(
    (match, at) => !isNarrowed(match, matches[at + 1], plain),
  )) {
    const source = [...new Set(words.slice(from, to).map(({ word }) => word))].join(' ')
    if (!found.has(value)) found.set(value, source)
  }
  return [...found].map(([id, source]) => ({ id, words: source }))
}

/**
 * Returns the identities of one answer in a list of foods. The answer may be an id, a name of the food table (`Brócolis
 * cozido` is broccoli, `Bolo de cenoura` is a cake) or free text.
 */
export function identitiesOfAnswer(answer: string): IdentityId[] {
  if (isIdentityId(answer)) return [answer]
  const named = book.byWords.get(singularWords(answer)) ?? mainOfFoodName.get(normalizeText(answer))
  return named ? [named] : identitiesIn(answer).map(({ id }) => id)
}

/** Returns the distinct identities of a list of answers, in the order of the answers. */
export function identitiesOfAnswers(answers: readonly string[]): IdentityId[] {
  return [...new Set(answers.flatMap(identitiesOfAnswer))]
}

/**
 * Returns whether the next match narrows a family down to one of its foods: `peixe tilápia`, `queijo tipo brie`. Only
 * `de` and `tipo` may stand between the two.
 */
function isNarrowed(
  { value, to }: PhraseMatch<IdentityId>,
  next: PhraseMatch<IdentityId> | undefined,
  words: readonly string[],
): boolean {
  if (!next || !findIdentity(next.value)?.families.includes(value)) return false
  return words.slice(to, next.from).every((word) => word === 'de' || word === 'tipo')
}

/**
 * Adds a match for each unknown word that resembles the name of a food or family: same first letter, and at most one
 * typo, or two from `twoTyposFrom` letters on. The nearest name wins.
 */
function withTypos(
  words: readonly string[],
  exact: readonly PhraseMatch<IdentityId>[],
  isShort: boolean,
): PhraseMatch<IdentityId>[] {
  const taken = new Set(exact.flatMap(({ from, to }) => words.map((_, at) => at).slice(from, to)))
  const shortest = isShort ? shortestTypo.inShortText : shortestTypo.inLongText
  const typos = words.flatMap((word, at): PhraseMatch<IdentityId>[] => {
    if (taken.has(at) || word.length < shortest || knownWords.has(word)) return []
    const id = nearestName(word, shortest)
    return id ? [{ value: id, from: at, to: at + 1 }] : []
  })
  return [...exact, ...typos].toSorted((a, b) => a.from - b.from)
}

function nearestName(word: string, shortest: number): IdentityId | undefined {
  const limit = word.length >= twoTyposFrom ? 2 : 1
  let best: { id: IdentityId; distance: number } | undefined
  for (const [name, id] of singleWords) {
    if (name.length < shortest || name[0] !== word[0]) continue
    const distance = editDistance(word, name, limit)
    if (distance <= limit && (!best || distance < best.distance)) best = { id, distance }
  }
  return best?.id
}
