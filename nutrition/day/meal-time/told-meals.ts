import type { MealTextOptions } from '../../meal-text/meal-text.ts'
import { readMeal } from '../../meal-text/meal-text.ts'
import { findingsOf, withoutAllergyClauses } from '../../safety/health-text/meal-findings.ts'
import { type MealType, mealTypes } from '../../targets/meal-type.ts'
import { conflicts, findMomentWords, type Moment, type MomentWords, tellTogether } from './moment-words.ts'
import { placedSentence, plainSentence } from './plain-sentence.ts'
import { isAboutLater } from './said-day.ts'
import { readSaidTime, type SpokenAt } from './said-time.ts'

/** One meal of a text that tells one or several: `almocei arroz e jantei sopa`. */
export interface ToldMeal {
  /** Its part of the text. */
  readonly text: string
  /** Day, `YYYY-MM-DD`, if the text names one for this meal, also in the words of another meal: `ontem almocei … e jantei …`. */
  readonly date?: string
  /** Meal that only the meals around it tell: a `lanche` between breakfast and lunch. */
  readonly mealType?: MealType
}

export interface ToldMeals {
  readonly meals: readonly [ToldMeal, ...ToldMeal[]]
  /** Whether a meal may still hold foods of several: the words do not tell where one ends. */
  readonly isDoubtful: boolean
}

/** Question about a text that may tell several meals. */
export const severalMealsQuestion =
  'Parece haver mais de uma refeição aqui. Se houver, conte uma de cada vez, ou escreva “almoço:” e “jantar:” antes de cada uma.'

/**
 * Splits a text where it names another meal, part of the day, day or hour of eating. Every food of the text is in exactly
 * one meal. The text stays whole if the words are about a food (`pão de ontem`), or if it is unclear which foods belong to
 * which meal or which day is meant.
 */
export function readToldMeals(text: string, at: SpokenAt, options: MealTextOptions = {}): ToldMeals {
  const eaten = withoutAllergyClauses(text)
  const told = splitMeals(eaten, at, options)
  if (otherDay.test(plainSentence(text, options.saved))) return { meals: [{ text }], isDoubtful: true }
  if (eaten === text && (told.meals.length === 1 || !staysWhole(text, options))) return told
  return { meals: [{ text }], isDoubtful: told.isDoubtful || told.meals.length > 1 }
}

/** Words of food that is still to be eaten, or was kept for later. */
const later =
  / (?:quero (?:comer|almocar|jantar|lanchar)|(?:vai ser|sera)|(?:guardei|deixei|preparei|separei|sobrou)(?: [a-z]+){0,4} (?:pra|pro|para)|(?:pra|pro|para)(?: [oa])? (?:janta|jantar|almoco|lanche|ceia) (?:guardei|deixei|preparei|separei|sobrou|tem))(?= )/u
/** Words that mean foods of another part of the text. */
const refersBack =
  / (?:tambem(?! (?:comi|tomei|bebi) )|(?:o|a|os|as|do|da|no|na) mesm[oa]s?|outra metade|idem)(?= )/u
/** A remark about another day behind a meal: `jantei lasanha, ontem também`. */
const otherDay = /(?<=[a-z0-9] [.,]) (?:ontem|anteontem) (?:tambem|nao|nada|nem)(?= )/u

/**
 * Returns whether the meals of a text cannot be read one by one: an allergy stated once holds for all of them, and
 * words such as `o mesmo` and `a outra metade` mean foods of another part. Also true for food that is still to be eaten.
 */
export function staysWhole(text: string, { saved }: Pick<MealTextOptions, 'saved'> = {}): boolean {
  const sentence = plainSentence(text, saved)
  return (
    refersBack.test(sentence) ||
    later.test(sentence) ||
    isAboutLater(sentence) ||
    findingsOf({ field: 'refeicao', text }).some(({ identity }) => identity !== null)
  )
}

function splitMeals(text: string, at: SpokenAt, options: MealTextOptions): ToldMeals {
  const { parts, isDoubtful } = splitText(text, options)
  const days = parts.map((part) =>
    readSaidTime(part.text, { ...at, ...(options.saved && { saved: options.saved }) }),
  )
  const isUnclear = days.some((day) => day.isUnclear)
  if (parts.length === 1 || isUnclear || !isSameFood(text, parts, options))
    return { meals: [{ text }], isDoubtful: splitText(text, options, true).isDoubtful }
  const dates = carriedDates(
    parts,
    days.map(({ date }) => date),
  )
  const [first, ...rest] = parts.map((part, place): ToldMeal => {
    const [date, mealType] = [dates[place], mealAmong(parts, place)]
    return { text: part.text, ...(date !== undefined && { date }), ...(mealType && { mealType }) }
  })
  return { meals: [first ?? { text }, ...rest], isDoubtful }
}

/** Part of a text with the moments that its words tell. */
interface Part {
  readonly text: string
  readonly moments: readonly Moment[]
  /** Whether its day stands behind its foods: `jantei pizza ontem`. */
  readonly isDayLast: boolean
}

function isMixed({ moments }: Part): boolean {
  return moments.some((one, place) => moments.slice(place + 1).some((other) => conflicts(one, other)))
}

const join = '(?:e|mas|depois|ai|entao|dai)'
/** Words between the start of a clause and the words of a moment: `e no`, `depois eu comi`, `na hora do`. */
const lead = new RegExp(
  `(?: (?:${join}|tambem|ja|agora|eu))*(?: (?:comi|tomei|bebi|comemos|tomamos|fui|foi|fiz))?(?: (?:n?a )?hora d[oa]| (?:pro|pra|para [oa]|ao|[oa]|n[oa])(?: (?:meu|minha))?| (?:meu|minha))?$`,
  'u',
)

/** Words of a moment with what is around them in the sentence. */
interface Told extends MomentWords {
  /** Position of the clause that they open. */
  readonly from: number
  /** Whether they open a clause: behind a comma, a line break or `e`. */
  readonly opens: boolean
  readonly isVerb: boolean
  /** Whether the end of a clause or a joining word (`e`, `com`, `mais`) follows them. */
  readonly closes: boolean
  readonly isHeading: boolean
  /** Whether foods stand between them and the next such words. */
  readonly hasFood: boolean
}

const verb = /^(?:almoc|jant|lanch|merend|cee?i|ceam)[a-z]*(?:ei|amos)$/u
const eating = / (?:comi|comemos|tomei|tomamos|bebi|almocei|almocamos|jantei|jantamos|lanchei)(?= )/u

function splitText(text: string, options: MealTextOptions, isWhole = false) {
  const { sentence, startOf, endOf } = placedSentence(text, options.saved)
  const foodBetween = (from: number, to: number) =>
    readMeal(text.slice(endOf(from), startOf(to)), options).items.length > 0
  const told = tellMoments(sentence, foodBetween)
  const first = told[0]
  const none = { at: [], isDoubtful: false }
  const cuts = first ? cutsBetween(sentence, told, foodBetween(0, first.start)) : none
  const starts = [0, ...(isWhole ? [] : cuts.at)]
  const parts = starts.map((start, place): Part => {
    const end = starts[place + 1] ?? sentence.length
    const own = told.filter((one) => one.start >= start && one.start < end)
    const day = own.find(({ moment }) => moment.day !== undefined)
    return {
      text: starts.length === 1 ? text : trimmed(text.slice(start === 0 ? 0 : startOf(start), startOf(end))),
      moments: own.map(({ moment }) => moment),
      isDayLast: day !== undefined && foodBetween(start, day.start),
    }
  })
  return { parts, isDoubtful: cuts.isDoubtful || parts.some(isMixed) }
}

/** Removes what joined a part with its neighbours: commas, `e`, the number of a list. */
function trimmed(part: string): string {
  return part
    .replace(/^(?:[\s,;.…•*|/–—-]|\d{1,2}\s*[).](?=\s*\p{L}))+/u, '')
    .replace(/^(?:e|mas|a[ií]|da[ií]|ent[aã]o)\s+/iu, '')
    .replace(/(?:[\s,;•*|/–—-]|\n\s*\d{1,2}\s*\.|\s\d{1,2}\s*\))+$/u, '')
    .replace(/[\s,;]+(?:e|mas)$/iu, '')
}

/** Returns the moments that a sentence tells, each with all of its words: `ontem à noite`. */
function tellMoments(sentence: string, foodBetween: (from: number, to: number) => boolean): readonly Told[] {
  const groups: MomentWords[] = []
  for (const next of findMomentWords(sentence)) {
    const last = groups.at(-1)
    if (last && isOneMoment(sentence, last, next) && !foodBetween(last.end, next.start)) {
      const moment = { ...last.moment, ...next.moment }
      groups[groups.length - 1] = { moment, start: last.start, end: next.end }
    } else groups.push(next)
  }
  return groups.map((group, place) => {
    const { from, opens } = clauseOf(sentence, group.start)
    const behind = sentence.slice(group.end)
    return {
      ...group,
      from,
      opens,
      isVerb:
        verb.test(sentence.slice(group.start, group.end)) ||
        eating.test(` ${sentence.slice(group.start, group.end)} `),
      closes: /^ (?:[.,]|e|mas|com|mais|junto|tambem) /u.test(behind),
      isHeading: behind.startsWith(' :'),
      hasFood: foodBetween(group.end, groups[place + 1]?.start ?? sentence.length),
    }
  })
}

function isOneMoment(sentence: string, before: MomentWords, next: MomentWords): boolean {
  const between = sentence.slice(before.end, next.start)
  if (/ (?:e|mas) /u.test(between) || !tellTogether(before.moment, next.moment)) return false
  return !/[.,]/u.test(between) || clauseOf(sentence, before.start).opens
}

/** Returns where the clause of words begins, with the words that may stand before them: `e no`, `depois eu`. */
function clauseOf(sentence: string, start: number): { readonly from: number; readonly opens: boolean } {
  const before = sentence.slice(0, start - 1)
  const leading = lead.exec(before)?.[0] ?? ''
  const from = before.length - leading.length
  return {
    from: from + 1,
    opens: / [.,:]$/u.test(before.slice(0, from)) || new RegExp(` ${join} `, 'u').test(`${leading} `),
  }
}

interface Cuts {
  /** Positions in the sentence at which another meal begins. */
  readonly at: readonly number[]
  /** Whether foods stand before the words of a moment that may belong to another meal. */
  readonly isDoubtful: boolean
}

/**
 * Finds where another meal begins; no cuts if that is unclear.
 *
 * Words of a moment stand before the foods of their meal (`no almoço arroz`) or behind them (`arroz no almoço`).
 */
function cutsBetween(sentence: string, told: readonly Told[], hasHead: boolean): Cuts {
  const at: number[] = []
  let isDoubtful = false
  let meal = { moment: {} as Moment, hasFood: hasHead, isBehind: false, end: 0 }
  let hasFoodSince = hasHead
  let usual: 'before' | 'behind' = told.at(-1)?.hasFood ? 'before' : 'behind'
  for (const [place, one] of told.entries()) {
    const isBefore = standsBefore(one, usual)
    usual = isBefore ? 'before' : 'behind'
    const isHead = meal.hasFood && isUntimed(meal.moment)
    const isOther =
      conflicts(meal.moment, one.moment) ||
      ((isBefore || meal.isBehind) && isOtherDay(meal.moment, one.moment)) ||
      (isBefore && isHead && splitsHead(sentence, one, told))
    const joined = { ...meal, moment: { ...meal.moment, ...one.moment }, end: one.end }
    if (!meal.hasFood) meal = { ...joined, hasFood: one.hasFood }
    else if (isBefore && isOther) {
      // A meal without foods goes with the next one: `comi pão, almocei fora e jantei pizza`.
      if (told.slice(place).some(({ hasFood }) => hasFood)) {
        at.push(one.from)
        meal = { moment: one.moment, hasFood: one.hasFood, isBehind: false, end: one.end }
      }
    } else if (isBefore) {
      isDoubtful ||= isHead && !isUntimed(one.moment)
      meal = joined
    } else if (!isOther) meal = { ...joined, isBehind: isHead || meal.isBehind }
    else if (hasFoodSince) {
      if (!meal.isBehind) return { at: [], isDoubtful: true }
      at.push(meal.end)
      meal = { moment: one.moment, hasFood: true, isBehind: true, end: one.end }
    }
    hasFoodSince = one.hasFood
  }
  return { at, isDoubtful }
}

function standsBefore(
  { isHeading, isVerb, opens, closes, hasFood }: Told,
  usual: 'before' | 'behind',
): boolean {
  if (isHeading || isVerb) return true
  if (opens) return hasFood
  return !closes && hasFood && usual === 'before'
}

function isUntimed({ meal, part, minutes }: Moment): boolean {
  return meal === undefined && part === undefined && minutes === undefined
}

function isOtherDay(before: Moment, next: Moment): boolean {
  return before.day === undefined && next.day !== undefined && !/^(?:hoje|hj)$/u.test(next.day)
}

/** Returns whether foods before the first words of a moment are another meal: `comi pão e no almoço arroz`. */
function splitsHead(sentence: string, next: Told, told: readonly Told[]): boolean {
  if (isUntimed(next.moment)) return false
  const before = sentence.slice(0, next.from)
  if (next.isHeading || before.endsWith(' . ')) return true
  if (told.some((one) => conflicts(one.moment, next.moment))) return true
  const isJoined = new RegExp(`^${join} `, 'u').test(sentence.slice(next.from))
  const isEaten = next.isVerb || new RegExp(`^(?: eu)?${eating.source}`, 'u').test(sentence.slice(next.end))
  return (isJoined || isEaten) && eating.test(before)
}

/**
 * Gives a meal without a day the day of the meal before it, or of the next one whose day stands behind its foods. After
 * a dinner of yesterday, a breakfast is one of today.
 */
function carriedDates(
  parts: readonly Part[],
  named: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const carried = named.reduce<(string | undefined)[]>((dates, date, place) => {
    const isNextDay = isEarlierMeal(parts[place], parts[place - 1])
    return [...dates, date ?? (isNextDay ? undefined : dates.at(-1))]
  }, [])
  for (let place = parts.length - 1; place > 0; place -= 1) {
    if (carried[place - 1] === undefined && (parts[place]?.isDayLast || named[place] === undefined))
      carried[place - 1] = carried[place]
  }
  return carried
}

/** Returns whether the meal of a part is eaten earlier in a day than that of the part before it. */
function isEarlierMeal(part: Part | undefined, before: Part | undefined): boolean {
  const placeOf = (one: Part | undefined) =>
    mealTypes.findIndex((type) => one?.moments.some((moment) => (moment.meal ?? moment.part) === type))
  const [place, placeBefore] = [placeOf(part), placeOf(before)]
  return place >= 0 && place < placeBefore
}

const afterBreakfast = new Set<string>(['lanche_manha', 'lanche', 'almoco', 'lanche_tarde', 'jantar'])
const coffee = /^(?:hoje |ontem |eu |acordei |e |tomei |o |meu |um |no )*caf[eé]/iu

/** Returns the meal of a part if the parts around it tell it: a `lanche`, or coffee as the first meal of a day. */
function mealAmong(parts: readonly Part[], place: number): MealType | undefined {
  const mealAt = (at: number) =>
    parts[at]?.moments.map(({ meal, part }) => meal ?? part).find((meal) => meal !== undefined)
  const [before, meal, next] = [mealAt(place - 1), mealAt(place), mealAt(place + 1)]
  if (parts[place]?.moments.some(({ minutes }) => minutes !== undefined)) return undefined
  if (meal === 'lanche') {
    if (before === 'jantar') return 'ceia'
    return next === 'almoco' || next === 'lanche' ? 'lanche_manha' : 'lanche_tarde'
  }
  const isFirst = place === 0 && meal === undefined && next !== undefined && afterBreakfast.has(next)
  return isFirst && coffee.test(parts[place]?.text ?? '') ? 'cafe_manha' : undefined
}

/**
 * Returns whether the parts hold the foods of the whole text. They may hold more: read as a whole, `tapioca com queijo, no
 * lanche maçã` is a tapioca filled with both.
 */
function isSameFood(text: string, parts: readonly Part[], options: MealTextOptions): boolean {
  const whole = readMeal(text, options)
  const read = parts.map((part) => readMeal(part.text, options))
  const count = (lists: readonly (readonly unknown[])[]) => lists.reduce((sum, { length }) => sum + length, 0)
  return (
    read.every(({ items }) => items.length > 0) &&
    count(read.map(({ items }) => items)) >= whole.items.length &&
    count(read.map(({ unmatched }) => unmatched)) <= whole.unmatched.length
  )
}
