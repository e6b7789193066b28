import type { FinderOf } from '../matching/food-matching.ts'
import { eatingWords, fillerWords } from '../words/filler-words.ts'
import { asWord, insertedWords } from '../words/inserted-tokens.ts'
import { numeralBefore, readNumeral } from '../words/numerals.ts'
import { isMark, isOf, isSign, type Token } from '../words/tokens.ts'

const scoop = /^(?:scoops?|escoops?|scups?)$/u
const measuringCup = /^(?:medidas?|medidinhas?|dosador(?:es)?)$/u
export const doseWords = new RegExp(`${scoop.source}|${measuringCup.source}`, 'u')
const powder =
  /^(?:whey|wei|uei|proteina|protein|proteic[oa]|albumina|caseina|colageno|creatina|hipercalorico|mass|massa|malto|maltodextrina|dextrose|glutamina|bcaa|pre|ensure|nutren|sustagen|suplemento|formula|nan|aptamil|ninho|mucilon|neston|achocolatado|nescau|toddy|psyllium|shake|herbalife|sorvete|po|isolado|concentrado|vegano|beta|iso)$/u
/** Foods that are measured with the cup but also mixed with a powder: `2 scoops com leite e aveia`. */
const alsoMixed = /^(?:leite|farinha|pasta|cafe|aveia)$/u
/** A key that no food or filler word has, so that the person is asked. */
const unknown = 'suplemento sem nome'

/**
 * Reads the measuring cup of a powder as its scoop (`2 medidas de whey`), a scoop of no named powder as one of whey protein
 * (`2 scoops com água`), and asks about a brand or kind that names no food: `1 scoop de dux`.
 */
export function namePowderDoses(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const findFood = finderOf(tokens)
  return tokens.flatMap((token, at) => {
    if (isSpoonOfCup(tokens, at)) return []
    if (measuringCup.test(token.plain) && (isOfPowder(tokens, at) || isSpoonOfCup(tokens, at - 1)))
      return [asWord(token, 'scoop')]
    if (isOf(tokens[at - 1]) && scoop.test(tokens[at - 2]?.plain ?? '') && isUnknown(tokens, at, findFood))
      return [{ ...token, accented: unknown, plain: unknown, key: unknown }]
    const isNameless = scoop.test(token.plain) && !isOf(tokens[at + 1]) && !namesPowder(tokens, at)
    return isNameless ? [token, ...insertedWords('de whey', token.end)] : [token]
  })
}

const afterName = /^(?:com|e|mais|n[oa]|em|depois|antes|d[aeo])$/u
/** Words in the name of a powder at most: `meu whey`. */
const longestName = 3

/** Returns whether a name holds neither a food nor a powder that is asked about anyway. */
function isUnknown(tokens: readonly Token[], at: number, findFood: ReturnType<FinderOf>): boolean {
  const words = tokens.slice(at, at + longestName)
  const end = words.findIndex(({ kind, plain }) => kind !== 'word' || afterName.test(plain))
  const name = end < 0 ? words : words.slice(0, end)
  return !name.some(
    (token, place) => (isPowder(token) && !fillerWords.has(token.plain)) || findFood(at + place),
  )
}

/** Returns whether a powder is named right after its measure or in the clause before: `1 scoop (30 g) de whey`, `whey, 2 scoops`. */
function namesPowder(tokens: readonly Token[], at: number): boolean {
  const open = isSign(tokens[at + 1], '(') ? tokens.findIndex((one, to) => to > at && isSign(one, ')')) : at
  const own = tokens.slice(at + 1, Math.max(open, at) + 1)
  const next = isOf(tokens[open + 1]) ? open + 2 : open + 1
  const count = numeralBefore(tokens, at)?.at ?? at
  const end = isMark(tokens[count - 1]) ? count - 1 : count
  if (own.concat(tokens.slice(next, next + 2)).some(isPowder)) return true
  if (/^(?:e|mais)$/u.test(tokens[end - 1]?.plain ?? '')) return false
  const start = tokens.findLastIndex((one, to) => to < end && (isMark(one) || eatingWords.has(one.plain)))
  return tokens.slice(start + 1, end).some(isPowder)
}

function isPowder({ plain }: Token): boolean {
  return powder.test(plain)
}

const withPowder = /^(?:acai|sorvete|morangos?|cupuacu|picole|crepe|gelato|churros?)$/u

export const milkBrand = /^ninho$/u

/** Reads `leite ninho` on sweets as the powder: `açaí 300 ml com leite ninho`, `sorvete com granola e leite ninho`. */
export function namePowderedMilk(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => milkBrand.test(plain) && tokens[place - 1]?.plain === 'leite',
  )
  const token = tokens[at]
  const sweet = tokens.slice(0, Math.max(0, at)).findIndex(({ plain }) => withPowder.test(plain))
  const between = tokens.slice(sweet + 1, Math.max(0, at - 1)).map(({ plain }) => plain.trim())
  const isListed = between.includes('com') && /^(?:e|mais|,)$/u.test(between.at(-1) ?? '')
  // A volume after a list is that of the milk.
  const isOn = between.at(-1) === 'com' || (isListed && !readNumeral(tokens, at + 1))
  if (!token || sweet < 0 || !isOn) return tokens
  return [...tokens.slice(0, at), asWord(token, 'em'), asWord(token, 'po'), ...tokens.slice(at + 1)]
}

export const shakeWords = /^shake$/u

/** Reads a shake of counted scoops by its powder, so that milk with an amount is added: `shake de whey 2 scoops com 300 ml de leite`. */
export function nameWheyOfShake(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => shakeWords.test(plain))
  const whey = /^(?:de|com)$/u.test(tokens[at + 1]?.plain ?? '') ? at + 2 : at + 1
  const count = readNumeral(tokens, whey + 1)
  const isScoops =
    count && /^(?:scoops?|escoops?|scups?|doses?|medidas?)$/u.test(tokens[count.next]?.plain ?? '')
  const isWith = isScoops && tokens[count.next + 1]?.plain === 'com' && readNumeral(tokens, count.next + 2)
  return at >= 0 && tokens[whey]?.plain === 'whey' && isWith ? tokens.toSpliced(at, whey - at) : tokens
}

/** Returns whether a counted measure is of a powder: `2 medidas de albumina`, `whey 1 medida`. */
function isOfPowder(tokens: readonly Token[], at: number): boolean {
  const isCounted = numeralBefore(tokens, at) !== undefined
  const isMixed = isOf(tokens[at + 1]) && alsoMixed.test(tokens[at + 2]?.plain ?? '')
  return isCounted && (isMixed || namesPowder(tokens, at))
}

/** Returns whether a spoon is the measuring cup of a powder: `2 colheres-medida de whey`. */
function isSpoonOfCup(tokens: readonly Token[], at: number): boolean {
  const isCup = measuringCup.test(tokens[at + 1]?.plain ?? '') && namesPowder(tokens, at + 1)
  return isCup && tokens[at]?.key === 'colher'
}
