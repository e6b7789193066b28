import { addDays, daysBetween } from '../../shared/calendar/days.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { plainSentence } from './plain-sentence.ts'
import { findSaidDays } from './said-day.ts'
import type { SavedNames } from '../../meal-text/matching/food-matching.ts'
import { findMealWords, findSaidMeal, hoursOf } from './said-meal.ts'

/** Moment at which a sentence was written or spoken, in the person's time zone, with the limits of logging. */
export interface SpokenAt {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Minutes after midnight. */
  readonly minutes: number
  /** Number of days before today for which meals can still be logged. */
  readonly daysBack: number
  /** Day of eating if the sentence names none; defaults to today. */
  readonly shown?: string
  /** Names of the account's saved meals. Words inside such a name are not read as a time. */
  readonly saved?: SavedNames
  /** Times of the account's meals in minutes after midnight; absent where they are not known. */
  readonly mealMinutes?: MealMinutes
}

type MealMinutes = Readonly<Partial<Record<MealType, number>>>

/** Day, meal and time that a sentence names. */
export interface SaidTime {
  readonly date?: string
  readonly mealType?: MealType
  /** Minutes after midnight, if the sentence names an hour. */
  readonly minutes?: number
  /** Named hour that is left out because it is still to come, in minutes after midnight. */
  readonly aheadMinutes?: number
  /** Whether it names the night before the morning without an hour: `de madrugada`. */
  readonly isAtNight?: true
  /** Whether a day is named but cannot be used, so that the person has to be asked for it. */
  readonly isUnclear?: true
}

/** Question about a sentence whose day `isUnclear`. */
export const dayQuestion = 'Em que dia foi? Escolha em “Quando”.'

/** Question about a sentence with `aheadMinutes`. */
export const hourQuestion = 'A hora que você disse ainda não chegou: confira em “Quando”.'

/**
 * Returns the day, meal and time at which a sentence says that food was eaten: `ontem no jantar comi pizza`.
 *
 * Soon after midnight, a meal without a day is one of the day before. Leaves out a day, meal or time that is ambiguous
 * (`almocei arroz e jantei sopa`) or about the food (`pão de ontem`, `resto do almoço`). The day `isUnclear` if the
 * sentence names several days, a day without a date (`semana passada`), a day in the future or one more than `daysBack`
 * days ago. With several days, meal and time are left out too.
 */
export function readSaidTime(
  text: string,
  { today, minutes, daysBack, shown = today, saved, mealMinutes = {} }: SpokenAt,
): SaidTime {
  const sentence = plainSentence(text, saved)
  const days = findSaidDays(sentence, today)
  if (days.size > 1) return { isUnclear: true }
  const [day] = days.size > 0 ? days : [endedDay(sentence, { today, minutes, shown, mealMinutes })]
  const date = openDay(day, today, daysBack)
  const isUnclear = days.size > 0 && date === undefined
  const isToday = !isUnclear && (date ?? shown) === today
  const hour = findSaidHour(sentence, isToday ? minutes : undefined, mealMinutes)
  const isAhead = hour !== undefined && isToday && hour > minutes
  const said = isAhead ? undefined : hour
  const meal = findSaidMeal(sentence, isToday ? (said ?? minutes) : said)
  const isByHour = said !== undefined && meal?.isNamed === false
  return {
    ...(date !== undefined && {
      date: isAtMidnight(sentence, said) ? (openDay(addDays(date, 1), today, daysBack) ?? date) : date,
    }),
    ...(meal && !isByHour && { mealType: meal.mealType }),
    ...(said !== undefined && { minutes: said }),
    ...(isAhead && { aheadMinutes: hour }),
    ...(hour === undefined && atNight.test(sentence) && { isAtNight: true }),
    ...(isUnclear && { isUnclear }),
  }
}

const atNight = / (?:de|na|pela|durante a) madrugada /u

/** Until this minute of the night, a named meal is one of the day that has just ended. */
export const nightEnds = 5 * 60
/** From this minute of the night, a breakfast is one of the new day. */
const breakfastFrom = 3 * 60

/**
 * Returns the day before if a sentence without a day is written in the night and names a meal other than the ceia, or an
 * hour that is still to come: `jantei sopa` at 00:05, `jantei às 22h` at 03:35. A meal that the person has in the night
 * is one of the new day, as in the menu.
 */
function endedDay(
  sentence: string,
  {
    today,
    minutes,
    shown,
    mealMinutes,
  }: Required<Pick<SpokenAt, 'today' | 'minutes' | 'shown' | 'mealMinutes'>>,
): string | undefined {
  if (shown !== today || minutes >= nightEnds) return undefined
  const hour = findSaidHour(sentence, minutes, mealMinutes)
  const meal = findSaidMeal(sentence, hour)?.mealType
  const own = meal && mealMinutes[meal]
  const isOfNight =
    meal === 'ceia' ||
    (own !== undefined && own < nightEnds) ||
    (meal === 'cafe_manha' && minutes >= breakfastFrom)
  const isEnded = hour === undefined ? meal !== undefined && !isOfNight : hour > minutes
  return isEnded ? addDays(today, -1) : undefined
}

/** Returns whether an hour is that of `meia noite`, which ends the named day: `ontem à meia-noite`. */
function isAtMidnight(sentence: string, minutes: number | undefined): boolean {
  return minutes !== undefined && minutes < 60 && / meia noite /u.test(sentence)
}

function openDay(date: string | undefined, today: string, daysBack: number): string | undefined {
  if (date === undefined || date > today) return undefined
  return daysBetween(date, today) <= daysBack ? date : undefined
}

const clock = String.raw`@(\d{1,2})(?::(\d{2})h?(?:rs?|s)?|h(?:rs?|s|oras?)?e?(\d{2})?(?:min(?:utos)?)?)`
const ofDay = String.raw`(?: d[ae] (manha|matina|tarde|noite|madrugada|madruga))?`
const namedPart = String.raw` d[ae] (manha|matina|tarde|noite|madrugada|madruga)`
const otherVerb = String.raw`(?:treinei|malhei|corri|acordei|levantei|dormi|deitei|sai|cheguei|voltei|fui|trabalhei|jejum)`
const lasting = String.raw`(?:jejum|por|durante|ha|faz|cada|quase|depois|forno|geladeira|marinando|ass(?:ei|ou|ar)|(?:cozi|dorm|descans|trabalh|estud|treina|demor|lev)[a-z]*)`
const eating = String.raw`(?:eu )?(?:comi|tomei|bebi|almocei|jantei|lanchei|comemos)`
const hours: readonly RegExp[] = [
  new RegExp(` (?:as|a|pelas|pras|umas|das|perto das) ${clock}${ofDay}(?= )`, 'gu'),
  new RegExp(`(?<= [.,]) ${clock}${ofDay}(?= (?:[,:]|${eating}) )`, 'gu'),
  // `9 da noite tapioca com queijo`
  new RegExp(`(?<= \\.) ${clock}${namedPart}(?= (?!e |${otherVerb} )[a-z0-9])`, 'gu'),
  // At the end: `tapioca 21h`, but not `assei 2h`.
  new RegExp(`(?<= [a-z]+)(?<! ${lasting}(?: [a-z]+){0,3}) ${clock}(?<noEnd>)(?= \\. $)`, 'gu'),
  // A line of a list: `12h arroz e feijão`.
  new RegExp(`(?<= \\.) ${clock}(?<noPart>)(?= (?!d[aeo] |n[ao] |em |sem |jejum )[a-z0-9])`, 'gu'),
  // Right after a meal, a day or a verb: `almoço 13h arroz`, `ontem 22h sopa`, `comi 3h da manhã um pão`.
  new RegExp(
    `(?<= (?:cafe|cafe da manha|desjejum|[a-z]+ da tarde|almoco|jantar|janta|lanche|lanchinho|ceia|ceei|comi|tomei|bebi|almocei|jantei|lanchei|almocamos|jantamos|lanchamos|ontem|anteontem|hoje)) ${clock}${ofDay}(?= (?!d[aeo] |sem |em |jejum ))`,
    'gu',
  ),
]

const midnight = / (?:(?:a|as|pela|na|la pela) )?meia noite(?<half> e meia)?(?= )/gu
const noon = / (?:(?:ao|a|pelo|no) |(?<= [.,] ))meio dia(?<half> e meia)?(?= )/gu

/** Start of a sentence up to a time that is not the time of eating: `treinei` in `treinei às 18h`. */
const otherTime = new RegExp(
  ` (?:daqui|(?:treinei|malhei|corri|nadei|pedalei|caminhei|acordei|levantei|dormi|deitei|sai|cheguei|voltei|entrei|trabalhei|estudei|fui (?:treinar|malhar|correr|dormir|trabalhar|para|pra)|tomei (?:[oa] |meu |minha )?(?:banho|remedio|remedios|insulina|comprimido|medicacao))(?: (?!e |${eating} )[a-z]+){0,4})$`,
  'u',
)
const lengthOfTime = /^ (?:depois|antes|atras|apos) /u

/** Words of a sentence that name an hour of eating. */
export interface HourWords {
  /** Minutes after midnight. */
  readonly minutes: number
  /** Whether it may also be 12 hours later: `às 8`. */
  readonly isHalfDay: boolean
  /** Range in the sentence, without the space before. */
  readonly start: number
  readonly end: number
}

/** Returns the words of a sentence (`plainSentence`) that name an hour of eating. */
export function findHourWords(sentence: string): readonly HourWords[] {
  const isOfEating = ({ 0: said, index }: RegExpExecArray) =>
    !otherTime.test(sentence.slice(0, index)) && !lengthOfTime.test(sentence.slice(index + said.length))
  return [...hours, noon, midnight]
    .flatMap((pattern) => [...sentence.matchAll(pattern)].map((found) => ({ pattern, found })))
    .filter(({ found }) => isOfEating(found))
    .map(({ pattern, found: { 0: said, 1: hour, 2: minute, 3: other, 4: part, index, groups } }) => {
      const late = part !== undefined && /^(?:tarde|noite)$/u.test(part) && Number(hour) < 12
      const isHalfPastNoon = groups?.['half'] !== undefined
      const start = pattern === midnight ? 0 : 12 * 60
      const minutes = isHalfPastNoon
        ? start + 30
        : pattern === midnight
          ? 0
          : (Number(hour ?? 12) + (late ? 12 : 0)) * 60 + Number((minute || other) ?? 0)
      const isHalfDay = part === undefined && /^(?:[1-9]|1[01])$/u.test(hour ?? '')
      return { minutes, isHalfDay, start: index + 1, end: index + said.length }
    })
    .filter(({ minutes }) => minutes < 24 * 60)
}

/**
 * Returns the time of eating in minutes after midnight; `undefined` if none or several are named. Of the two hours that
 * `às 8` may mean, chooses that of the meal, at the person's own time if one is near it: `jantei às 8` at 20:00.
 * @param now minutes after midnight, if the day of eating is today
 */
function findSaidHour(
  sentence: string,
  now: number | undefined,
  mealMinutes: MealMinutes,
): number | undefined {
  const words = findHourWords(sentence)
  const [first] = words
  if (!first || words.some(({ minutes }) => minutes !== first.minutes)) return undefined
  const { minutes, isHalfDay } = first
  if (!isHalfDay) return minutes
  const told = findMealWords(sentence)
  const named = told.filter(({ isNamed }) => isNamed)
  const [meal, ...others] = new Set((named.length > 0 ? named : told).map((one) => one.meal))
  const later = minutes + 12 * 60
  const own = meal !== undefined && meal !== 'lanche' && others.length === 0 ? mealMinutes[meal] : undefined
  const near =
    own === undefined ? undefined : [minutes, later].find((hour) => minutesApart(hour, own) <= nearMinutes)
  if (near !== undefined) return near
  const isFree = meal === undefined || meal === 'lanche'
  const ofAny = isFree ? usualHour(minutes, later, mealMinutes) : undefined
  if (ofAny !== undefined && !(now !== undefined && ofAny > now)) return ofAny
  const isLater = meal && others.length === 0 ? fits(meal, later) && !fits(meal, minutes) : minutes < morning
  return isLater && !(isFree && now !== undefined && later > now && minutes <= now) ? later : minutes
}

/** Without a meal, `às 4` is rather in the afternoon: minutes after midnight. */
const morning = 6 * 60

/** A named hour is that of the person's meal up to this many minutes before or after it (choice). */
const nearMinutes = 150

function minutesApart(one: number, other: number): number {
  const apart = Math.abs(one - other)
  return Math.min(apart, 24 * 60 - apart)
}

/** Without a named meal, an hour is that of one of the person's meals up to this many minutes apart (choice). */
const nearAnyMinutes = 60

/**
 * Returns which of two hours is that of a meal of the person; `undefined` if the meals do not tell. `late` must be
 * twice as near as `early`, because a morning hour is seldom said for the evening.
 */
function usualHour(early: number, late: number, mealMinutes: MealMinutes): number | undefined {
  const toNearestMeal = (hour: number) =>
    Math.min(...Object.values(mealMinutes).map((own) => minutesApart(hour, own)))
  const [toEarly, toLate] = [toNearestMeal(early), toNearestMeal(late)]
  if (toEarly <= nearAnyMinutes) return toEarly < toLate ? early : undefined
  return toLate <= nearAnyMinutes / 2 ? late : undefined
}

function fits(meal: MealType | 'lanche', minutes: number): boolean {
  const [from, to] = hoursOf(meal)
  return [minutes, minutes + 24 * 60].some((at) => at >= from && at <= to)
}
