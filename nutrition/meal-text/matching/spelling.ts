import { editDistance } from '../../foods/edit-distance.ts'
import { isCookingWord } from '../words/cooking-words.ts'
import { lookalikes } from '../words/lookalikes.ts'
import type { PhraseIndex } from './phrase-index.ts'
import { baseOfDiminutive } from './phrase-index.ts'
import type { Token } from '../words/tokens.ts'

const shortestCorrected = 5
const longEnoughForTwoEdits = 10
/**
 * If two foods fit a misspelling equally well, one wins only if its popularity is this many times higher: `banna` is
 * `banana`, not `banha`.
 */
const clearlyMoreCommon = 3

/** Corrects misspelled words to words of food names, by sound and by typing slips. */
export interface Speller {
  /**
   * Returns the word of a food's name that a misspelt or diminutive word means. Returns `undefined` if the word needs
   * no correction, if there is none, or if it has fewer than four letters.
   */
  readonly correct: (token: Token) => string | undefined
}

/**
 * Returns an approximate phonetic key for Brazilian Portuguese. `xuxu` and `chuchu`, or `arros` and `arroz`, have equal
 * keys.
 */
export function soundOf(key: string): string {
  return key
    .replace(/ch/gu, 'x')
    .replace(/lh/gu, 'li')
    .replace(/ph/gu, 'f')
    .replace(/qu(?=[ei])/gu, 'k')
    .replace(/c(?=[ei])/gu, 's')
    .replace(/g(?=[ei])/gu, 'j')
    .replace(/gu(?=[ei])/gu, 'g')
    .replace(/[cq]/gu, 'k')
    .replace(/y/gu, 'i')
    .replace(/w/gu, 'v')
    .replace(/(?<!^)z/gu, 's')
    .replace(/l(?=[bcdfgkmnpqrstvxz]|$)/gu, 'u')
    .replace(/aum$/u, 'ao')
    .replace(/^h/u, '')
    .replace(/m(?=[^aeiou]|$)/gu, 'n')
    .replace(/(.)\1+/gu, '$1')
}

/**
 * Endings of verbs, adverbs and other derived words. A word with such an ending is corrected only to words with the
 * same ending: `manjando` is not corrected to `manjar`, but `asucar` is corrected to `açúcar`.
 */
const grammarEndings =
  /(?:mente|[aei]ndo|[aei]mos?|[aei]va[ms]?|[aei]r[ae](?:m|o|l)?|arao|[aei]ria[ms]?|[aei]sse[mls]?|[aei]ste|rei|ou|ei|ai|iu|eu|[aei]r|[ae]m|[ai]d[oa]|inh[oae]|cao|eiro|eira|[oi]s[oa]|ic[oa]|ist[oa]|dade|ment[oae]|nte|al|el)$/u

/** Pairs of letters that are adjacent on a phone keyboard or often confused in Portuguese spelling. */
const slips = new Set(
  `qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws sz ed ex rf tg yh uj ik ol az sx dc fv gb hn jm
  ou ei cs cz sz xs gj mn lu`
    .split(/\s+/u)
    .flatMap(([one = '', other = '']) => [one + other, other + one]),
)

/**
 * Returns a corrector of single words to words of the index. It is cautious, because a wrong food is worse than an
 * unknown word. The first sound must agree. A short word may only lack, double or swap a letter, or have a letter of an
 * adjacent key. A tie is decided only for a clearly more common food. Everyday words (`carro`, `balada`) in
 * `lookalikes` are never corrected.
 */
export function makeSpeller(index: PhraseIndex, isKnown: (key: string) => boolean): Speller {
  const bySound = new Map<string, string>()
  const byInitial = new Map<string, string[]>()
  for (const word of index.vocabulary.keys()) {
    if (word.length < 4 || isCookingWord(word)) continue
    const sound = soundOf(word)
    if (!bySound.has(sound)) bySound.set(sound, word)
    const initial = sound[0] ?? ''
    const words = byInitial.get(initial) ?? []
    words.push(word)
    byInitial.set(initial, words)
  }
  const correct = ({ key, plain }: Token) => {
    if (plain.length < 4 || index.vocabulary.has(key)) return undefined
    if ([plain, key].some((word) => isKnown(word) || lookalikes.has(word))) return undefined
    return (
      baseOfDiminutive(index, key) ??
      withCedilla(index, key) ??
      bySound.get(soundOf(plain)) ??
      bySound.get(soundOf(key)) ??
      withVowel(index, key) ??
      withFinalE(index, key) ??
      nearest(key, byInitial.get(soundOf(key)[0] ?? '') ?? [], index)
    )
  }
  return { correct }
}

/** Tries `c` in place of `s`, because look-up keys have no cedilla: `linguissa` is `linguiça`, `asai` is `açaí`. */
function withCedilla({ vocabulary }: PhraseIndex, key: string): string | undefined {
  const spelled = key.replace(/(?<=.)ss?(?=[aou])/u, 'c')
  return spelled !== key && vocabulary.has(spelled) ? spelled : undefined
}

/** Tries to add a final vowel, which people drop when typing fast: `leit` is `leite`. */
function withVowel({ vocabulary }: PhraseIndex, key: string): string | undefined {
  if (!/[bcdfgkpqtv]$/u.test(key)) return undefined
  return ['e', 'o', 'a'].map((vowel) => key + vowel).find((word) => vocabulary.has(word))
}

/** Tries a final `e` in place of the `i` that is heard: `bifi` is `bife`. */
function withFinalE({ vocabulary }: PhraseIndex, key: string): string | undefined {
  const spelled = key.replace(/i$/u, 'e')
  return spelled !== key && vocabulary.has(spelled) ? spelled : undefined
}

function nearest(
  key: string,
  words: readonly string[],
  { vocabulary }: Pick<PhraseIndex, 'vocabulary'>,
): string | undefined {
  if (key.length < shortestCorrected) return undefined
  const ending = grammarEndings.exec(key)?.[0]
  let best: string | undefined
  let bestDistance = key.length >= longEnoughForTwoEdits ? 2 : 1
  let isUnique = false
  for (const word of words) {
    if (Math.abs(word.length - key.length) > bestDistance) continue
    if (word.length < shortestCorrected || (ending !== undefined && !word.endsWith(ending))) continue
    const distance = editDistance(key, word, bestDistance)
    if (distance > bestDistance || (distance === 1 && !isLikelySlip(key, word))) continue
    const ratio = (vocabulary.get(word) ?? 0) / (vocabulary.get(best ?? '') ?? 0)
    const isCloser = distance < bestDistance || best === undefined || isSpelling(best, word)
    if (!isCloser && ratio < 1 / clearlyMoreCommon) continue
    isUnique = isCloser || ratio > clearlyMoreCommon
    best = word
    bestDistance = distance
  }
  return isUnique ? best : undefined
}

/**
 * Returns whether two words differ only in their last two letters: `estrogonofe` and `estrogonoff` are the same food.
 */
function isSpelling(one: string, other: string): boolean {
  const stem = Math.min(one.length, other.length) - 2
  return stem >= shortestCorrected && one.slice(0, stem) === other.slice(0, stem)
}

/**
 * Returns whether the single edit between two words is an inserted, missing, swapped or easily confused letter. Always
 * true for words of at least `longEnoughForTwoEdits` letters.
 */
function isLikelySlip(typed: string, word: string): boolean {
  if (typed.length !== word.length || typed.length >= longEnoughForTwoEdits) return true
  const at = Array.from(typed).findIndex((letter, place) => letter !== word[place])
  const isSwap = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return isSwap || slips.has(`${typed[at]}${word[at]}`)
}
