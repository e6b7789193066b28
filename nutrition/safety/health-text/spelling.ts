import { editDistance } from '../../foods/edit-distance.ts'
import { commonWords } from './common-words.ts'
import { keywords as conditionWords } from './keywords.ts'
import { namesOfMedicines } from './lexicon/medicine-names.ts'

const shortest = 6
/** From this length of word and keyword on, their phonetic keys may differ by two edits; below it, by one. */
const long = 9

/**
 * Returns a phonetic key for Brazilian Portuguese: sounds with several spellings get one letter, and silent H and
 * double letters are dropped. `gestassao` and `gestacao`, or `siliaca` and `celiaca`, get equal or similar keys.
 */
function phoneticKey(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/sch|sh|ch/g, 'x')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/[sx]c(?=[ei])/g, 's')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/[cq]/g, 'k')
    .replace(/cao|coes/g, 'sao')
    .replace(/z/g, 's')
    .replace(/w/g, 'v')
    .replace(/y/g, 'i')
    .replace(/(?<!l|n)h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/m(?=[^aeioupb]|$)/g, 'n')
    .replace(/l(?=[^aeiouh]|$)/g, 'u')
    .replace(/^i/, 'e')
}

const keywords = [...new Set([...conditionWords, ...namesOfMedicines])]
const known = new Set([...keywords, ...commonWords])
/** Keywords and their phonetic keys by the first sound. */
const sounds = Map.groupBy(
  keywords
    .filter((keyword) => keyword.length >= shortest)
    .map((keyword) => ({ keyword, sound: phoneticKey(keyword) })),
  ({ sound }) => sound[0],
)

/**
 * Keywords by phonetic key that are one letter too short for the edit distance. They match only words with an equal
 * key: `renau`.
 */
const shortSounds = new Map(
  keywords
    .filter((keyword) => keyword.length === shortest - 1)
    .map((keyword) => [phoneticKey(keyword), keyword]),
)

/**
 * Returns the keyword that a misspelled word stands for, or the word itself. Never corrects an existing word ({@link
 * commonWords}), and never corrects to a keyword that starts with another sound.
 */
export function correctSpelling(word: string): string {
  if (word.length < shortest || known.has(word))
    return (word.length === shortest - 1 && shortSounds.get(phoneticKey(word))) || word
  const sound = phoneticKey(word)
  let best = word
  let bestDistance = Infinity
  for (const { keyword, sound: target } of sounds.get(sound[0]) ?? []) {
    const limit = Math.min(word.length, keyword.length) >= long ? 2 : 1
    const distance = editDistance(sound, target, limit)
    if (distance <= limit && distance < bestDistance) {
      best = keyword
      bestDistance = distance
    }
  }
  return best
}
