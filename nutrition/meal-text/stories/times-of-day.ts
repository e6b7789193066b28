import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { asNumber, movedTo } from '../words/inserted-tokens.ts'
import { numeralBefore, readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'

const link = /^(?:de|d[ao]|a|ao|[nm][ao]|pela|antes|depois|apos)$/u
export const timesOfDay =
  /^(?:manha|manhazinha|tarde|tardinha|noite|noitinha|madrugada|almoco|jantar|janta|lanche|ceia|acordar|dormir|trabalho|treino)$/u
const separator = /^(?:,|e|mais|;)$/u
/** Highest number of times that a food is eaten in a day. */
const mostTimes = 8

/** Adds up what was eaten at several times of a day: `1 banana de manhã, 1 de tarde e outra à noite`. */
export function addTimesOfDay(tokens: readonly Token[]): readonly Token[] {
  for (let at = 2; at < tokens.length; at += 1) {
    if (!separator.test(tokens[at]?.plain.trim() ?? '')) continue
    const more = countAt(tokens, at + 1)
    const end = more && timeEnd(tokens, more.next)
    const first = end === undefined ? undefined : firstCount(tokens, at)
    if (!more || end === undefined || !first) continue
    return addTimesOfDay([
      ...tokens.slice(0, first.at),
      ...tokens.slice(first.at, first.at + 1).map((token) => asNumber(token, first.value + more.value)),
      ...tokens.slice(first.next, at),
      ...tokens.slice(end),
    ])
  }
  return tokens
}

function countAt(tokens: readonly Token[], at: number) {
  if (/^outr[oa]$/u.test(tokens[at]?.plain ?? '')) return { value: 1, next: at + 1 }
  const count = readNumeral(tokens, at)
  return count && !count.isVague && count.value < 10 ? count : undefined
}

/** Returns the index after `de manhã` or `antes de dormir`, which ends its phrase; `undefined` for other words. */
function timeEnd(tokens: readonly Token[], at: number): number | undefined {
  let next = at
  while (link.test(tokens[next]?.plain ?? '')) next += 1
  if (next === at) return undefined
  // `1 antes e 1 depois do treino`
  const isRelative = next === at + 1 && /^(?:antes|depois|apos)$/u.test(tokens[at]?.plain ?? '')
  if (isRelative && endsPhrase(tokens[next])) return next
  if (!timesOfDay.test(tokens[next]?.plain ?? '')) return undefined
  return endsPhrase(tokens[next + 1]) ? next + 1 : undefined
}

function endsPhrase(token: Token | undefined): boolean {
  return token?.kind !== 'word' || separator.test(token.plain)
}

/** Returns the count before a time that ends at a token: that of `1 banana de manhã`. */
function firstCount(tokens: readonly Token[], end: number) {
  for (let at = end - 1; at >= 0; at -= 1) {
    const token = tokens[at]
    if (!token || token.kind === 'stop' || token.kind === 'break') return undefined
    const count = readNumeral(tokens, at)
    if (!count || (tokens[at - 1] && readNumeral(tokens, at - 1)?.next === count.next)) continue
    const isTimed = tokens
      .slice(count.next, end)
      .some((_, place) => timeEnd(tokens, count.next + place) === end)
    const isOfFood = count.next < end - 1 || tokens[at - 1]?.kind === 'word'
    return isTimed && isOfFood && !count.isVague ? { at, value: count.value, next: count.next } : undefined
  }
  return undefined
}

export const timesWords = /^(?:(\d+) ?)?vezes$/u

/** Multiplies foods by how often they were eaten: `café 3 vezes`. */
export function multiplyTimes(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const multiplied = multiplyAt(tokens, at, finderOf)
    if (multiplied) return multiplyTimes(multiplied, finderOf)
  }
  return tokens
}

function multiplyAt(tokens: readonly Token[], at: number, finderOf: FinderOf): readonly Token[] | undefined {
  const times = timesAt(tokens, at)
  if (!times || /^(?:semana|mes|ano)s?$/u.test(tokens[times.next + 1]?.plain ?? '')) return undefined
  const food = foodEndingAt(tokens, at, finderOf(tokens))
  if (!food) return undefined
  const before = numeralBefore(tokens, food.at)
  const rest = [...tokens.slice(food.at, at), ...tokens.slice(times.next)]
  const [said] = tokens.slice(before?.at ?? food.at)
  if (!said) return undefined
  return before
    ? [...tokens.slice(0, before.at), asNumber(said, before.value * times.value), ...rest]
    : [...tokens.slice(0, food.at), ...movedTo([asNumber(said, times.value)], said.start), ...rest]
}

/** Reads `3 vezes`, which is one token, and `duas vezes`. */
function timesAt(tokens: readonly Token[], at: number) {
  const figures = timesWords.exec(tokens[at]?.plain ?? '')?.[1]
  const words = tokens[at + 1]?.plain === 'vezes' ? readNumeral(tokens, at) : undefined
  const value = figures === undefined ? words?.value : Number(figures)
  if (value === undefined || value < 2 || value > mostTimes) return undefined
  return { value, next: figures === undefined ? at + 2 : at + 1 }
}
