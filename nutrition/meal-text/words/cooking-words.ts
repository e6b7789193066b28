import type { Cooking } from '../names/food-names.ts'
import type { Token } from './tokens.ts'
import { unitOf } from './unit-words.ts'

/** Word stems with their cooking method. The code below adds the endings of gender and plural. */
const stems: readonly (readonly [string, Cooking])[] = [
  ['frit', 'frito'],
  ['fritad', 'frito'],
  ['fritinh', 'frito'],
  ['grelhad', 'grelhado'],
  ['grelhadinh', 'grelhado'],
  ['assad', 'assado'],
  ['assadinh', 'assado'],
  ['gratinad', 'assado'],
  ['cozid', 'cozido'],
  ['cozidinh', 'cozido'],
  ['cosid', 'cozido'],
  ['cozinhad', 'cozido'],
  ['mexid', 'mexido'],
  ['mexidinh', 'mexido'],
  ['refogad', 'refogado'],
  ['refogadinh', 'refogado'],
  ['salteiad', 'refogado'],
  ['saltead', 'refogado'],
  ['empanad', 'empanado'],
  ['empanadinh', 'empanado'],
  ['ensopad', 'ensopado'],
  // Common misspellings.
  ['greliad', 'grelhado'],
  ['grelad', 'grelhado'],
  ['greilhad', 'grelhado'],
  ['asad', 'assado'],
  ['cuzid', 'cozido'],
  ['refugad', 'refogado'],
  ['enpanad', 'empanado'],
  ['mechid', 'mexido'],
  ['encopad', 'ensopado'],
  ['frt', 'frito'],
  ['firt', 'frito'],
  ['fritt', 'frito'],
  ['grelhd', 'grelhado'],
  ['cozd', 'cozido'],
  ['ralad', 'cru'],
]

const fixed: Readonly<Record<string, Cooking>> = {
  cru: 'cru',
  crua: 'cru',
  milanesa: 'empanado',
  parmegiana: 'empanado',
  vapor: 'cozido',
  poche: 'cozido',
  chapa: 'grelhado',
  brasa: 'grelhado',
  grelha: 'grelhado',
  churrasqueira: 'grelhado',
  espeto: 'grelhado',
  forno: 'assado',
  airfryer: 'assado',
  fryer: 'assado',
  saute: 'refogado',
  frigideira: 'grelhado',
  panela: 'ensopado',
  pressao: 'cozido',
  agua: 'cozido',
}

/** Words that mean a cooking method only after `na`, `no` or `ao`: `peixe na brasa` is cooked, `1 brasa` is not. */
const afterPreposition = new Set([
  'vapor',
  'chapa',
  'brasa',
  'grelha',
  'churrasqueira',
  'espeto',
  'forno',
  'airfryer',
  'fryer',
  'frigideira',
  'panela',
  'pressao',
  'milanesa',
  'parmegiana',
  'agua',
])
const bare = new Set(['milanesa', 'airfryer'])

const cookings = new Map<string, Cooking>(Object.entries(fixed))
for (const [stem, cooking] of stems) {
  for (const ending of ['o', 'a']) cookings.set(stem + ending, cooking)
}

/**
 * Returns the cooking method that a word means. `key` is in look-up form; `isAfterPreposition`: the word follows `na`,
 * `ao`, `no` or `à`.
 */
export function cookingOf(key: string, isAfterPreposition: boolean): Cooking | undefined {
  if (afterPreposition.has(key) && !isAfterPreposition && !bare.has(key)) return undefined
  return cookings.get(key)
}

/**
 * Returns whether a word is a cooking word such as `cozida`. Names of the food table are indexed without these words.
 */
export function isCookingWord(key: string): boolean {
  return cookings.has(key) && !afterPreposition.has(key)
}

/** Cooking methods to try, nearest first, if the table lacks the food in the requested method. */
export const nearestCookings: Readonly<Record<Cooking, readonly Cooking[]>> = {
  cru: [],
  cozido: ['ensopado', 'refogado', 'assado'],
  grelhado: ['assado', 'cozido'],
  assado: ['grelhado', 'cozido'],
  frito: ['empanado', 'mexido', 'refogado'],
  mexido: ['frito', 'refogado'],
  refogado: ['cozido', 'mexido'],
  empanado: ['frito'],
  ensopado: ['cozido', 'refogado'],
}

/** Longest bracket after a food, in tokens: `(157 g sem casca)`. */
const longestBracket = 8

/** Returns the index of the opening bracket if the bracket that closes at a token has a number: `(157 g)`. */
export function bracketStart(tokens: readonly Token[], end: number): number | undefined {
  if (tokens[end]?.plain.trim() !== ')') return undefined
  for (let at = end - 1; at >= 0 && at > end - longestBracket; at -= 1)
    if (tokens[at]?.plain.trim() === '(')
      return tokens.slice(at, end).some(({ kind }) => kind === 'number') ? at : undefined
  return undefined
}

/** Returns the index after a bracket with a number that opens at a token, otherwise the same index. */
function afterBracket(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.plain.trim() !== '(') return at
  const end = tokens.findIndex(({ plain }, place) => place > at && plain.trim() === ')')
  return bracketStart(tokens, end) === at ? end + 1 : at
}

/** Returns whether a word stands alone in brackets: `(frita)`. */
export function isBracketed(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.plain.trim() === '(' && tokens[at + 1]?.plain.trim() === ')'
}

function isPiece({ plain }: Token): boolean {
  return /^(?:un|und|uni|unid|unidades?)$/u.test(plain)
}

/**
 * Returns the cooking method that is named after an amount: `batata 200 g cozida`, `macarrão 250 g já cozido`, `ovos
 * (100 g) fritos`, `batata 200 g (frita)`.
 */
export function cookingAfterAmount(tokens: readonly Token[], at: number): Cooking | undefined {
  const [number, unit] = [tokens[at], tokens[at + 1]]
  const isMeasured = number?.kind === 'number' && unit !== undefined && (isPiece(unit) || unitOf(unit))
  const end = isMeasured ? at + 2 : afterBracket(tokens, at)
  if (end === at) return undefined
  const next = tokens[end]?.kind === 'stop' && tokens[end - 1]?.plain !== 'g' ? end + 1 : end
  const from = isBracketed(tokens, next + 1) ? next + 1 : next
  const word = tokens[/^(?:ja|bem)$/u.test(tokens[from]?.plain ?? '') ? from + 1 : from]
  return word && cookingOf(word.key, false)
}

/** Returns whether `sem óleo` or the like stands at a token. */
export function isWithoutFat(tokens: readonly Token[], at: number): boolean {
  const isNamed = /^(?:oleo|gordura)$/u.test(tokens[at + 1]?.plain ?? '')
  return tokens[at]?.plain === 'sem' && isNamed && tokens[at - 1]?.key !== 'oleo'
}
