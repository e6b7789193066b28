import type { FindFood } from '../matching/food-matching.ts'
import { anyPerson } from '../matching/person-words.ts'
import { readFraction } from '../words/fractions.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

type FinderOf = (tokens: readonly Token[]) => FindFood

const remained = /^(?:sobr|rest)(?:ou|aram)$/u
const eaten = /^(?:comi|almocei|jantei|tomei|bebi|lanchei|comemos|bebemos|tomamos)$/u
const approximate = /^(?:so|uns|umas|quase|cerca|de|apenas|somente|ainda)$/u
const whose = /^(?:d[oae]s?|pr[oa]s?|para|com)$/u
const was = /^(?:foi|era|ficou|eh?|vai)$/u

/**
 * Rewrites what was left as `deixei`, after which it is not counted: `coca de 600, sobrou metade`, `10 esfihas, sobraram 4`.
 * Beside a verb of eating, what was left of the pot is no part of what was eaten: `comi 4 fatias, sobraram 4`. Drops what
 * tells who got the other half: `meia coxinha, a outra metade foi da menina`.
 */
export function tellLeftovers(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  return asLeftByOther(tellHalf(withoutOtherHalf(asHalf(tokens)))).map((token, at, all) =>
    remained.test(token.plain) && isOfWhole(all, at, finderOf)
      ? { ...token, accented: 'deixei', plain: 'deixei', key: 'deixei' }
      : token,
  )
}

function isOfWhole(tokens: readonly Token[], at: number, finderOf: FinderOf): boolean {
  // `o macarrão que sobrou` was eaten.
  if (tokens[at - 1]?.plain === 'que') return false
  let from = at + 1
  while (approximate.test(tokens[from]?.plain ?? '')) from += 1
  const part = readFraction(tokens, from) ?? readNumeral(tokens, from)
  // `sobrou 70 g dos 320 g` names the whole after the part.
  if (!part || tokens.slice(part.next, part.next + 3).some(({ kind }) => kind === 'number')) return false
  const start = tokens.findLastIndex(({ kind }, place) => place < at && kind === 'stop') + 1
  const end = tokens.findIndex(({ kind }, place) => place > at && kind === 'stop')
  const sentence = tokens.slice(start, end < 0 ? undefined : end)
  // In `sobrou 1 fatia de pizza e comi no café` it was eaten.
  if (sentence.some(({ plain }) => eaten.test(plain))) return false
  const findFood = finderOf(tokens)
  // `e sobrou 1 bife de ontem` names a further food.
  if ([0, 1, 2].some((offset) => findFood(part.next + offset))) return false
  return tokens.slice(start, at).some(({ kind }, place) => kind === 'word' && findFood(start + place))
}

function withoutOtherHalf(tokens: readonly Token[]): readonly Token[] {
  const isHalf = (from: number, to: number) =>
    tokens.slice(from, to).some(({ plain }) => /^(?:metade|mei[oa])$/u.test(plain))
  const at = tokens.findIndex(
    ({ plain }, place) =>
      /^outr[oa]$/u.test(plain) && (tokens[place + 1]?.plain === 'metade' || isHalf(0, place)),
  )
  const next = tokens[at + 1]?.plain === 'metade' ? at + 2 : at + 1
  const [verb, link] = [tokens[next]?.plain ?? '', tokens[next + 1]?.plain ?? '']
  const who = tokens.slice(next + 2, next + 4).some(({ plain }) => anyPerson.test(plain))
  const isTold = was.test(verb)
    ? who && whose.test(link)
    : /^(?:dei|guardei|deixei|joguei|dividi)$/u.test(verb)
  if (at < 0 || !isTold) return tokens
  const start = /^[ao]$/u.test(tokens[at - 1]?.plain ?? '') ? at - 1 : at
  const end = tokens.findIndex(
    ({ kind, plain }, place) => place > at && (kind !== 'word' || /^(?:e|com)$/u.test(plain)),
  )
  return [...tokens.slice(0, start), ...tokens.slice(end < 0 ? tokens.length : end)]
}

/** Reads `menos da metade` and `mais da metade` as a half. */
function asHalf(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(
    ({ plain }, at) =>
      !(/^(?:menos|mais)$/u.test(plain) && isHalfAt(tokens, at + 2)) &&
      !(plain === 'da' && /^(?:menos|mais)$/u.test(tokens[at - 1]?.plain ?? '') && isHalfAt(tokens, at + 1)),
  )
}

function isHalfAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.plain === 'metade' && tokens[at - 1]?.plain === 'da'
}

/** Rewrites `ele deixou metade e eu terminei` as `comi metade do prato`. */
function asLeftByOther(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => /^deix(?:ou|aram)$/u.test(plain) && tokens[place + 1]?.plain === 'metade',
  )
  const rest = tokens.slice(at + 2, at + 6)
  const verb = rest.findIndex(({ plain }) => /^(?:terminei|comi|matei|acabei)$/u.test(plain))
  const [left, half] = [tokens[at], tokens[at + 1]]
  if (at < 1 || verb < 0 || !left || !half || !rest.slice(0, verb).some(({ plain }) => plain === 'eu'))
    return tokens
  const word = (plain: string): Token => ({ ...left, accented: plain, plain, key: plain })
  const start = /^el[ea]s?$/u.test(tokens[at - 1]?.plain ?? '') ? at - 1 : at
  const said = ['comi', 'metade', 'do', 'prato'].map(word)
  return [...tokens.slice(0, start), ...said, ...tokens.slice(at + 2 + verb + 1)]
}

/** Rewrites `mas só metade` at the end of a clause as `, metade`, which is a part of the food before it. */
function tellHalf(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      (plain === 'mas' || plain.trim() === ',') &&
      /^(?:so|somente|apenas)$/u.test(tokens[place + 1]?.plain ?? '') &&
      tokens[place + 2]?.plain === 'metade' &&
      (tokens[place + 3]?.kind !== 'word' || /^(?:pq|porque|pois)$/u.test(tokens[place + 3]?.plain ?? '')),
  )
  const mark = tokens[at]
  if (at < 1 || !mark || tokens[at - 1]?.kind !== 'word') return tokens
  const comma: Token = { ...mark, kind: 'break', accented: ',', plain: ',', key: ',' }
  return [...tokens.slice(0, at), comma, ...tokens.slice(at + 2)]
}
