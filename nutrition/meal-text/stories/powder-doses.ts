import { insertedWords } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'
import { wordKey } from '../words/words.ts'

const scoop = /^(?:scoops?|escoops?|scups?)$/u
const measuringCup = /^(?:medidas?|medidinhas?|dosador(?:es)?)$/u
export const doseWords = new RegExp(`${scoop.source}|${measuringCup.source}`, 'u')
const powder =
  /^(?:whey|wei|uei|proteina|protein|proteic[oa]|albumina|caseina|colageno|creatina|hipercalorico|mass|massa|malto|maltodextrina|dextrose|glutamina|bcaa|pre|ensure|nutren|sustagen|suplemento|formula|nan|aptamil|ninho|mucilon|neston|achocolatado|nescau|toddy|psyllium|shake|herbalife|sorvete|po|isolado|concentrado|vegano|beta|dux|iso)$/u
/** Foods that are measured with the cup but also mixed with a powder: `2 scoops com leite e aveia`. */
const alsoMixed = /^(?:leite|farinha|pasta|cafe|aveia)$/u

/**
 * Reads the measuring cup of a powder as its scoop (`2 medidas de whey`), and a scoop of no named powder as one of whey
 * protein: `2 scoops com água`.
 */
export function namePowderDoses(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => doseWords.test(plain))
  if (at < 0) return tokens
  const read = tokens.map((token, place) =>
    measuringCup.test(token.plain) && isOfPowder(tokens, place) ? like(token, 'scoop') : token,
  )
  const token = read[at]
  if (!token || !scoop.test(token.plain) || read.some(({ plain }) => powder.test(plain))) return read
  // `1 scoop de dux` names a powder that is unknown here.
  if (read[at + 1]?.plain === 'de') return read
  return read.toSpliced(at + 1, 0, ...insertedWords('de whey', token.end))
}

const withPowder = /^(?:acai|sorvete|morangos?|cupuacu|frutas?|picole|crepe|gelato|churros?|bolo)$/u

export const milkBrand = /^ninho$/u

/** Reads `leite ninho` on sweets as the powder: `açaí 300 ml com leite ninho`. */
export function namePowderedMilk(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => milkBrand.test(plain) && tokens[place - 1]?.plain === 'leite',
  )
  const token = tokens[at]
  const isOn = tokens.slice(0, Math.max(0, at)).some(({ plain }) => withPowder.test(plain))
  const isAdded = /^(?:com|e|mais|c|,)$/u.test(tokens[at - 2]?.plain.trim() ?? '')
  if (!token || !isOn || !isAdded) return tokens
  return [...tokens.slice(0, at), like(token, 'em'), like(token, 'po'), ...tokens.slice(at + 1)]
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
  const isCounted = [at - 1, at - 2].some((place) => readNumeral(tokens, place)?.next === at)
  const named = tokens[at + 1]?.plain === 'de' ? tokens.slice(at + 2, at + 4) : tokens
  const isNamed = tokens[at + 1]?.plain === 'de' && alsoMixed.test(named[0]?.plain ?? '')
  return isCounted && (isNamed || named.some(({ plain }) => powder.test(plain)))
}

function like(token: Token, word: string): Token {
  return { ...token, accented: word, plain: word, key: wordKey(word) }
}
