import type { FinderOf } from '../matching/food-matching.ts'
import { anyPerson } from '../matching/person-words.ts'
import { readFraction } from '../words/fractions.ts'
import { asWord } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isThrown, takesAll } from '../words/thrown-away.ts'
import type { Token } from '../words/tokens.ts'

const remained = /^(?:sobr|rest)(?:ou|aram)$/u
const eaten = /^(?:comi|almocei|jantei|tomei|bebi|lanchei|comemos|bebemos|tomamos)$/u
/** Words after which no further food of the verb itself follows. */
const besideObject = /^(?:e|com|n[oa]s?|em|depois|rest\w*|sobr\w*)$/u
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
    (remained.test(token.plain) && isOfWhole(all, at, finderOf)) || isReturned(all, at)
      ? asWord(token, 'deixei')
      : token,
  )
}

const returning = new Set(['devolvi', 'descartei', 'joguei'])

/** Returns whether food was thrown away or put back: `devolvi uns 50 do arroz`, `joguei fora 2 colheres`, `joguei o ovo`. */
function isReturned(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at]?.plain ?? ''
  if (!returning.has(verb) || (verb === 'joguei' && !isThrown(tokens, at))) return false
  // `devolvi uns 50 do arroz, tinha 200 g` names the food only here.
  if (at === 0 && tokens.some(({ plain }) => /^(?:tinham?|eram?)$/u.test(plain))) return false
  let from = tokens[at + 1]?.plain === 'fora' ? at + 2 : at + 1
  while (approximate.test(tokens[from]?.plain ?? '')) from += 1
  const part = readFraction(tokens, from) ?? readNumeral(tokens, from)
  return part !== undefined || (verb === 'joguei' && takesAll(tokens, at))
}

function isOfWhole(tokens: readonly Token[], at: number, finderOf: FinderOf): boolean {
  // `o macarrão que sobrou` was eaten.
  if (tokens[at - 1]?.plain === 'que') return false
  let from = at + 1
  while (approximate.test(tokens[from]?.plain ?? '')) from += 1
  const part = readFraction(tokens, from) ?? readNumeral(tokens, from)
  if (!part) return false
  const after = Math.min(part.next + 3, objectEnd(tokens, part.next))
  // `sobrou 70 g dos 320 g` names the whole after the part.
  if (tokens.slice(part.next, after).some(({ kind }) => kind === 'number')) return false
  const start = tokens.findLastIndex(({ kind }, place) => place < at && kind === 'stop') + 1
  const stop = tokens.findIndex(({ kind }, place) => place > at && kind === 'stop')
  const end = stop < 0 ? tokens.length : stop
  // `comi 4 fatias, sobraram 4`
  if (verbOfEating(tokens, start, at) >= 0) return false
  const findFood = finderOf(tokens)
  const namesFood = (first: number, to: number) =>
    tokens.slice(first, to).some(({ kind }, place) => kind === 'word' && findFood(first + place))
  // `e sobrou 1 bife de ontem` names a further food.
  if (namesFood(part.next, after)) return false
  // In `sobrou 1 fatia e comi no trabalho` it was eaten; in `sobraram 4 e tomei uma coca` something else was.
  const verb = verbOfEating(tokens, at, end)
  if (verb >= 0 && !namesFood(verb + 1, objectEnd(tokens, verb + 1))) return false
  return namesFood(start, at)
}

/** Returns the index up to which a verb's own object is named: `tomei uma coca`, but not `comi depois com café`. */
function objectEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(
    ({ kind, plain }, at) =>
      at >= from && ((kind !== 'word' && kind !== 'number') || besideObject.test(plain)),
  )
  return end < 0 ? tokens.length : end
}

/** Returns the index of the first verb of eating from `from` up to, but not including, `to`; -1 if there is none. */
function verbOfEating(tokens: readonly Token[], from: number, to: number): number {
  return tokens.findIndex(({ plain }, at) => at >= from && at < to && eaten.test(plain))
}

function withoutOtherHalf(tokens: readonly Token[]): readonly Token[] {
  const isHalf = (from: number, to: number) =>
    tokens.slice(from, to).some(({ plain }) => /^(?:metade|mei[oa])$/u.test(plain))
  const at = tokens.findIndex(
    ({ plain }, place) =>
      /^outr[oa]$/u.test(plain) && (tokens[place + 1]?.plain === 'metade' || isHalf(0, place)),
  )
  if (at < 0) return tokens
  const next = tokens[at + 1]?.plain === 'metade' ? at + 2 : at + 1
  const [verb, link] = [tokens[next]?.plain ?? '', tokens[next + 1]?.plain ?? '']
  const who = tokens.slice(next + 2, next + 4).some(({ plain }) => anyPerson.test(plain))
  const isTold = was.test(verb)
    ? who && whose.test(link)
    : /^(?:dei|guardei|deixei|dividi)$/u.test(verb) || (verb === 'joguei' && isThrown(tokens, next))
  if (!isTold) return tokens
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
      !(isHalfAt(tokens, at + 2) && /^(?:menos|mais)$/u.test(plain)) &&
      !(isHalfAt(tokens, at + 1) && /^(?:menos|mais)$/u.test(tokens[at - 1]?.plain ?? '')),
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

export const refusedWords = /^(?:largou|largaram|rejeitou|dispensou|recusou)$/u

/** Reads `que meu filho largou` as `que meu filho deixou`: what another person left was eaten. */
export function nameRefused(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const isOfFood = tokens.slice(Math.max(0, at - 4), at).some(({ plain }) => plain === 'que')
    return refusedWords.test(token.plain) && isOfFood ? asWord(token, 'deixou') : token
  })
}
