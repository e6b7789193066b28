import { asWord } from '../words/inserted-tokens.ts'
import { isOf, type Token } from '../words/tokens.ts'

/** Full words for the shortest abbreviations of food diaries, and usual spellings. */
const words: ReadonlyMap<string, string> = new Map([
  ['alm', 'almoco'],
  ['conc', 'concha'],
  ['escum', 'escumadeira'],
  ['fgo', 'frango'],
  ['fj', 'feijao'],
  ['mcr', 'macarrao'],
  ['bisc', 'biscoito'],
  ['tom', 'tomate'],
  ['alf', 'alface'],
  ['artezanal', 'artesanal'],
  ['hamburger', 'hamburguer'],
  ['marg', 'margarina'],
])

/** Writes out abbreviations: `1 conc fj, fgo 120 g`. */
export function nameDiaryWords(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ plain }) => words.has(plain))) return tokens
  return tokens.map((token, at) => {
    // `pizza marg` is a marguerita.
    const kind = isOf(tokens[at - 1]) ? at - 2 : at - 1
    const isPizza = token.plain === 'marg' && tokens[kind]?.key === 'pizza'
    const word = isPizza ? 'marguerita' : words.get(token.plain)
    return word === undefined ? token : asWord(token, word)
  })
}
