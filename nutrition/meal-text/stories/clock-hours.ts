import { isMeasureWord } from '../amounts/measure-words.ts'
import type { MealQuestion } from '../reading/meal-reading.ts'
import { eatingWords } from '../words/filler-words.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

interface ClockHour {
  readonly hour: number
  readonly minute: number
  /** Index after its words. */
  readonly next: number
  /** Whether the number may also count the food after it: `café as 7 torradas`. */
  readonly isUnclear?: boolean
}

const partOfDay = /^(?:manha|matina|madruga|madrugada|tarde|noite)$/u
const meal = /^(?:cafe|desjejum|brunch|almoc|jant|lanch|merend|ce(?:ia|ei|amos))/u
const mealName = /^(?:cafe|lanche|lanchinho|merenda|almoco|janta|ceia|desjejum)$/u
const beforeDas = new RegExp(`${meal.source}|^(?:volta|perto|depois|antes|torno)$`, 'u')
/** Words between a meal and its hour: `café da manhã hoje as 7`. */
const between = /^(?:d[aeo]|manha|tarde|noite|hoje|ontem|anteontem|la|so|cedo|fora|em|casa|ja|sozinh[oa])$/u
/** Words that begin another phrase, so that the number before counts nothing. */
const nextPhrase = /^(?:e|eu|com|em|n[oa]|foi|[oa]|uma?|meu|minha|so|mais|depois)$/u
/** Up to this number, `as 3 bananas` is rather an amount. */
const mostCounted = 3

/** Makes a clock token of each number that is an hour: `café as 7 pão com ovo`, `jantei 3 da manhã`. */
export function markHours(tokens: readonly Token[]): readonly Token[] {
  const marked: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const hour = readHour(tokens, at)
    const [token, last] = [tokens[at], tokens[(hour?.next ?? 0) - 1]]
    if (!token) continue
    if (hour && last) {
      const plain = `${hour.hour}h${hour.minute === 0 ? '' : hour.minute}`
      marked.push({ ...token, kind: 'clock', end: last.end, accented: plain, plain, key: plain, value: 0 })
      at = hour.next - 1
    } else marked.push(token)
  }
  return marked
}

/** Asks about numbers that were read as hours but may count the food after them. */
export function hourQuestions(tokens: readonly Token[]): readonly MealQuestion[] {
  return tokens.flatMap((_, at) => {
    const hour = readHour(tokens, at)
    if (!hour?.isUnclear) return []
    const text = `Entendi “as ${hour.hour}” como a hora. Se foi a quantidade, mude no prato.`
    return [{ code: 'unclear_hour', text }]
  })
}

/** Reads the hour whose number is at a token. */
function readHour(tokens: readonly Token[], at: number): ClockHour | undefined {
  const hour = readClock(tokens, at)
  if (!hour) return undefined
  if (isInSpan(tokens, at, hour)) return hour
  const [link, after] = [tokens[at - 1]?.accented ?? '', tokens[hour.next]]
  if (isOf(after) && partOfDay.test(tokens[hour.next + 1]?.plain ?? '')) {
    const isSaid =
      hour.hour > mostCounted ||
      opensText(tokens, at, hour.next + 2) ||
      /^(?:[aàá]s|pelas|pras|umas)$/u.test(link) ||
      isEating(tokens[at - 1])
    return isSaid && hour.hour <= 12 ? hour : undefined
  }
  if (/^(?:[àá]s|pelas|pras)$/u.test(link)) return hour
  if (link === 'das') return beforeDas.test(tokens[at - 2]?.plain ?? '') ? hour : undefined
  return link === 'as' ? afterArticle(tokens, at - 2, hour) : undefined
}

/** Returns whether an hour opens a sentence that goes on: `3 da manhã pão com ovo`, but not `2 da manhã e 1 da tarde`. */
function opensText(tokens: readonly Token[], at: number, next: number): boolean {
  const isFirst = at === 0 || tokens[at - 1]?.kind === 'stop'
  return isFirst && tokens[next] !== undefined && tokens[next]?.plain !== 'e'
}

/** Returns whether an hour starts or ends a span of time: `pizza de 7 as 8`, `jejum das 20 às 12`. */
function isInSpan(tokens: readonly Token[], at: number, { hour, next }: ClockHour): boolean {
  const before = tokens[at - 1]?.plain ?? ''
  const isLink = (place: number) => /^as$/u.test(tokens[place]?.plain ?? '')
  if (isLink(next) && /^d(?:e|as)$/u.test(before)) {
    const end = readClock(tokens, next + 1)
    return end !== undefined && end.hour !== hour && endsPhrase(tokens, end.next)
  }
  if (before !== 'as') return false
  const start = [at - 2, at - 3, at - 4].find((place) => readClock(tokens, place)?.next === at - 1)
  return (
    start !== undefined && /^d(?:e|as)$/u.test(tokens[start - 1]?.plain ?? '') && endsPhrase(tokens, next)
  )
}

function endsPhrase(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at]
  return (
    !after || isMark(after) || isOf(after) || nextPhrase.test(after.plain) || eatingWords.has(after.plain)
  )
}

function isEating(token: Token | undefined): boolean {
  return token !== undefined && (meal.test(token.plain) || eatingWords.has(token.plain))
}

/** Reads `7`, `sete`, `7 e meia` and `7 e 15`. */
function readClock(tokens: readonly Token[], at: number): ClockHour | undefined {
  const said = readNumeral(tokens, at)
  if (!said || said.low !== said.high || said.isVague || said.isArticle || said.value >= 24) return undefined
  const [hour, minute] = [Math.floor(said.value), (said.value % 1) * 60]
  if (minute !== 0 && (minute !== 30 || tokens[at + 1]?.plain !== 'e')) return undefined
  if (hour === 0 && tokens[at]?.kind !== 'number') return undefined
  const more =
    tokens[said.next]?.plain === 'e' ? /^(?:15|30|45)$/u.exec(tokens[said.next + 1]?.plain ?? '') : null
  if (more) return { hour, minute: Number(more[0]), next: said.next + 2 }
  const isHours = tokens[said.next]?.key === 'hora'
  return { hour, minute, next: isHours ? said.next + 1 : said.next }
}

/** Decides whether `as` before a number is `às` without its accent or the article. */
function afterArticle(tokens: readonly Token[], before: number, hour: ClockHour): ClockHour | undefined {
  const [verb, after] = [tokens[before], tokens[hour.next]]
  const isFirst = verb === undefined || isMark(verb)
  const isMeal = isAfterMeal(tokens, before)
  const isObject = !isMeal && eatingWords.has(verb?.plain ?? '')
  if (hour.hour === 1 || (hour.minute > 0 && !isPluralMeasure(after))) return hour
  if (readNumeral(tokens, hour.next)) return hour
  if (after && eatingWords.has(after.plain)) return hour
  if (!after || isMark(after) || nextPhrase.test(after.plain)) return isObject || isFirst ? undefined : hour
  if (after.kind !== 'word' || isOf(after) || after.plain === 'que') return undefined
  if (masculine.test(after.plain)) return hour
  const isPlural = after.plain.endsWith('s')
  // `lanche da tarde as 3 bolachas` tells the hour, `jantei as 2 bananas` the amount.
  if (isPlural && !isMeasure(after) && isAfterMeal(tokens, before, mealName))
    return { ...hour, isUnclear: true }
  const isAmount = isPlural
    ? !isMeal || isPluralMeasure(after)
    : !isMeal && (isMeasure(after) || hour.minute > 0)
  if (isAmount || (hour.hour <= mostCounted && (isPlural || !isMeal || isMeasure(after)))) return undefined
  return { ...hour, isUnclear: isPlural || isObject || isMeasure(after) }
}

/** Words that do not agree with the article `as`: `as 7 ovos`, `as 7 pão`. */
const masculine = /(?:os?|[^c]oes|aes|eis|[^c]ao|^bifes?|^files?|^pastel)$/u

function isMeasure(token: Token): boolean {
  return isMeasureWord(token.key) || unitOf(token) !== undefined
}

function isPluralMeasure(token: Token | undefined): boolean {
  return token !== undefined && isMeasure(token) && token.plain.endsWith('s')
}

/** Returns whether the words up to a token name a meal: `almocei`, `café da manhã hoje`. */
function isAfterMeal(tokens: readonly Token[], at: number, named = meal): boolean {
  let place = at
  while (between.test(tokens[place]?.plain ?? '')) place -= 1
  return named.test(tokens[place]?.plain ?? '')
}
