import { readFraction } from './fractions.ts'
import { readNumeral } from './numerals.ts'
import { isMark, isOf, type Token } from './tokens.ts'
import { unitOf } from './unit-words.ts'

const thrown =
  /^(?:fora|lix(?:o|eira)|ralo|pia|privada|vaso|chao|cachorr(?:o|a|inho|inha)s?|gat(?:o|a|inho|inha)s?|galinhas?|porcos?)$/u
/** The words are searched within this many tokens after `joguei`. */
const farthest = 6
/** Words that lead to the dish that food was put into: `no iogurte`, `por cima`, `pra temperar`. */
const intoDish = /^(?:n[oa]s?|num|numa|cima|dentro|pra|para|sobre)$/u
const approximate = /^(?:so|uns|umas|quase|cerca|de|apenas|somente)$/u
const piece = /^(?:fatia|pedac|colher|concha|escumadeira|garfada|porcao|porcoes|copo|bocad|unidade)/u
const plates = /^(?:prato|pratao|pratinho|comida|refeicao|almoco|janta|jantar|marmita|resto|tudo)$/u
const clauseEnd = /^(?:e|mas|so|porque|pq|pois|que|depois)$/u

/**
 * Returns whether `joguei` says that food was thrown away; else it was put into a dish. Food was put into a dish if it
 * has an amount and was not named before, `miojo e joguei um ovo`, or if the dish follows. It was thrown away in `joguei 2
 * gemas fora`, `200 g de arroz, joguei 50 g`, `3 ovos, joguei 2 gemas`. `at` is the place of `joguei`.
 */
export function isThrown(tokens: readonly Token[], at: number): boolean {
  const mark = tokens.findIndex((token, place) => place > at && isMark(token) && !isInFraction(tokens, place))
  const clause = tokens.slice(0, mark < 0 ? undefined : mark)
  const after = clause.slice(at + 1, at + 1 + farthest)
  if (after.some(({ plain }) => thrown.test(plain))) return true
  return !after.some(({ plain }) => intoDish.test(plain)) && takesFromBefore(clause, at)
}

function isInFraction(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.kind === 'number' && tokens[at + 1]?.kind === 'number'
}

/** Returns whether `joguei` names food before it again: `50 g`, `metade do prato`, `2 gemas`, `1 de arroz`, `o ovo`. */
function takesFromBefore(clause: readonly Token[], at: number): boolean {
  let from = at + 1
  while (approximate.test(clause[from]?.plain ?? '')) from += 1
  const part = readFraction(clause, from) ?? readNumeral(clause, from)
  if (at === 0) return false
  if (!part) return takesAll(clause, at)
  const unit = clause[part.next]
  const isMeasured = unit !== undefined && (unitOf(unit) !== undefined || piece.test(unit.plain))
  const name = isMeasured ? part.next + 1 : part.next
  if (isEnd(clause[name])) return true
  const food = isOf(clause[name]) ? name + 1 : name
  const word = clause[food]?.plain ?? ''
  if (/^gemas?$/u.test(word)) return true
  return (plates.test(word) && isEnd(clause[food + 1])) || isNamedBefore(clause, { at, food })
}

/** Returns whether `joguei` at a place has a whole food with its article that was named before: `arroz e ovo, joguei o ovo`. */
export function takesAll(tokens: readonly Token[], at: number): boolean {
  return /^[oa]s?$/u.test(tokens[at + 1]?.plain ?? '') && isNamedBefore(tokens, { at, food: at + 2 })
}

/** Returns whether a food was named before `joguei`; not if its name goes on: `leite, joguei 1 colher de leite em pó`. */
function isNamedBefore(tokens: readonly Token[], { at, food }: Record<'at' | 'food', number>): boolean {
  return isEnd(tokens[food + 1]) && tokens.slice(0, at).some(({ key }) => key === tokens[food]?.key)
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || isMark(token) || clauseEnd.test(token.plain)
}
