import { clauseOf, daysIn } from './clause-words.ts'
import { splitAtException } from './exceptions.ts'
import { isFoodWish, readFoodWishes } from './food-wishes.ts'
import { glueClauses, unglued } from './glued-clauses.ts'
import { splitAtPlace } from './place-cuts.ts'
import { isBareList } from './without-words.ts'

interface Clause {
  readonly words: string
  /** Whether it continues the sentence of the clause before, as `sem forno e sem fogão`. */
  readonly isJoined: boolean
  /** Whether no comma precedes it, which could make it part of a list of the clause before. */
  readonly startsSentence: boolean
}

/** Splits a text into clauses of one wish each. `isWish` returns whether a part alone has a usable constraint. */
export function clausesOf(text: string, isWish: (part: string) => boolean): Clause[] {
  // Spaces are collapsed first, because `\s+mas` on a long run of spaces would backtrack quadratically.
  const line = inFull(text).replace(/[^\S\n]+/g, ' ')
  return glueClauses(line, isWish)
    .split(/[;.!?()\n]+/)
    .flatMap((sentence) =>
      sentence
        .split(/,+| [-–—] | (?:mas|porém|porque|pois|por isso|já que|então) /i)
        .flatMap((part) => wishesOf(part, isWish))
        .map((clause, position): Clause => ({ ...clause, startsSentence: position === 0 })),
    )
}

function wishesOf(sentence: string, isWish: (part: string) => boolean): Omit<Clause, 'startsSentence'>[] {
  return splitAtAnd(sentence, isWish)
    .flatMap((part) => splitAtException(part, isWish))
    .flatMap((part) => splitAtPlace(part, isWish))
    .flatMap((part) => splitAtWish(part, isWish))
    .map((part) => unglued(part).trim())
    .filter((part) => part !== '')
    .map((words, position) => ({ words, isJoined: position > 0 }))
}

const shortWords: readonly (readonly [short: RegExp, long: string])[] = [
  [/(?<!\p{L})s\/ ?/giu, 'sem '],
  [/(?<!\p{L})c\/ ?/giu, 'com '],
  [/(?<!\p{L})p\/ ?/giu, 'para '],
]

function inFull(text: string): string {
  return shortWords.reduce((line, [short, long]) => line.replace(short, long), text)
}

/**
 * Splits at an "e" that starts a new wish ("sem forno e quero peixe"), but not between two items of a list.
 */
function splitAtAnd(part: string, isWish: (part: string) => boolean): string[] {
  const pieces = part.split(/ e /i)
  return pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1)
    const startsNewClause =
      last === undefined ||
      beginsWish(clauseOf(piece)) ||
      // The piece first: it is short, while the part before it grows with every "e".
      (isWish(unglued(piece)) && isWish(unglued(last))) ||
      (asksForFood(piece) && asksForFood(last))
    if (startsNewClause) joined.push(piece)
    else joined[joined.length - 1] += ` e ${piece}`
    return joined
  }, [])
}

function asksForFood(part: string): boolean {
  return readFoodWishes(clauseOf(unglued(part))).some(isFoodWish)
}

const wantWords = 'quero|queria|prefiro|adoro|amo'
const wishWords = `mais|menos|sem|evitar|${wantWords}|semana|treino|viajo|visita|marmita|gastar|economizar`
const wanted = new RegExp(`^(?:${wantWords})(?: |$)`, 'i')
const wishStart = new RegExp(` (?=(?:${wishWords})(?: |$))`, 'i')

/**
 * Splits before a second wish without a comma: "menos soja mais carne", but not "não quero mais carne". What is wanted
 * never joins what is left out, even where no menu can follow it.
 */
function splitAtWish(part: string, isWish: (part: string) => boolean): string[] {
  const pieces = part.split(wishStart)
  return pieces.reduce<string[]>((joined, piece) => {
    const last = joined.at(-1)
    const startsNewClause =
      last === undefined ||
      (wanted.test(piece) && isBareList(clauseOf(last))) ||
      (isWish(unglued(last)) && (isWish(unglued(piece)) || wanted.test(piece)))
    if (startsNewClause) joined.push(piece)
    else joined[joined.length - 1] += ` ${piece}`
    return joined
  }, [])
}

const wishBeginning =
  /^(sem|com|como|mais|menos|quero|queria|adoro|amo|gosto|pode|nao|nada|viajo|vou|viagem|janto|almoco|tenho|tem|visita|semana|prefiro|evitar|gastar|preciso|so|treino|muita|muito|pouco|pouca)\b/

function beginsWish(clause: string): boolean {
  if (wishBeginning.test(clause)) return true
  // A weekday followed by other words starts a clause: "e domingo tem visita".
  return daysIn(clause).length > 0 && clause.split(' ').length > 2
}
