import { editDistance } from '../../foods/edit-distance.ts'
import { commonWords } from './common-words.ts'
import { keywords } from './keywords.ts'

const shortest = 6
/** Word length from which two typos are accepted. */
const long = 9

/**
 * How Brazilians hear a word: one letter for each of the sounds that are spelled in several ways, no silent H, no double
 * letters. `gestassao` and `gestacao`, `siliaca` and `celiaca` come out alike or nearly so.
 */
function soundOf(word: string): string {
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

const known = new Set([...keywords, ...commonWords])
const sounds = keywords
  .filter((keyword) => keyword.length >= shortest)
  .map((keyword) => ({ keyword, sound: soundOf(keyword) }))

/** Shorter keywords are found only where they sound the same: `renau`. */
const shortSounds = new Map(
  keywords.filter((keyword) => keyword.length === shortest - 1).map((keyword) => [soundOf(keyword), keyword]),
)

/**
 * The keyword that a misspelled word means, or the word itself. A word that exists ({@link commonWords}) is never
 * corrected, and never a first sound.
 */
export function correctSpelling(word: string): string {
  if (word.length < shortest || known.has(word))
    return (word.length === shortest - 1 && shortSounds.get(soundOf(word))) || word
  const sound = soundOf(word)
  let best = word
  let bestDistance = Infinity
  for (const { keyword, sound: target } of sounds) {
    if (target[0] !== sound[0]) continue
    const limit = Math.min(word.length, keyword.length) >= long ? 2 : 1
    const distance = editDistance(sound, target, limit)
    if (distance <= limit && distance < bestDistance) {
      best = keyword
      bestDistance = distance
    }
  }
  return best
}
