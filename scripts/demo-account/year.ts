import type { CheckInActionId } from '#contract/day/check-in-actions.ts'
import type { MealType } from '#contract/calendar.ts'
import { type Random, seededRandom } from '#nutrition/menu/request/random.ts'
import { type PlateKind, plates } from './plates.ts'

export interface DemoMeal {
  readonly mealType: MealType
  /** Minutes after midnight. */
  readonly minutes: number
  readonly text: string
  /** Way of logging: described in words, scanned, or ticked as planned. */
  readonly way: 'described' | 'scanned' | 'ticked'
}

export interface DemoDay {
  readonly date: string
  readonly meals: readonly DemoMeal[]
  readonly glasses: readonly { readonly minutes: number; readonly ml: number }[]
  readonly weightKg: number | null
  readonly checkIns: readonly CheckInActionId[]
}

interface Moment {
  readonly date: string
  /** Days since the first day; `days` is the total. */
  readonly at: number
  readonly days: number
  readonly isWeekend: boolean
  readonly random: Random
}

const dayMs = 86_400_000
const months = { june: '06', december: '12' }

/**
 * Generates `days` days that end with `lastDay`: weekly habits, weekends, holidays, a trip, a cold, and days without
 * records.
 */
export function demoYear(lastDay: string, days: number, seed: number): DemoDay[] {
  const random = seededRandom(seed)
  const last = Date.parse(`${lastDay}T00:00:00Z`)
  return Array.from({ length: days }, (_, at) => {
    const day = new Date(last - (days - 1 - at) * dayMs)
    const date = day.toISOString().slice(0, 10)
    return demoDay({ date, at, days, isWeekend: [0, 6].includes(day.getUTCDay()), random })
  })
}

function demoDay(moment: Moment): DemoDay {
  const { date, at, days, isWeekend, random } = moment
  // The last weeks have few gaps, because visitors look at them first.
  const isRecent = at >= days - 28
  const isAway = !isRecent && at >= 120 && at < 126
  const isForgotten = isAway || random() < (isRecent ? 0.02 : 0.07)
  const isIll = at >= 200 && at < 203
  return {
    date,
    meals: isForgotten ? [] : mealsOf(moment, isIll ? 0.5 : isRecent ? 0.97 : 0.86),
    glasses: isForgotten || random() < 0.15 ? [] : glassesOf(random),
    weightKg: isAway || random() > (isWeekend ? 0.1 : 0.4) ? null : weightOn(moment),
    checkIns: isForgotten || random() > 0.6 ? [] : checkInsOf(moment, isIll),
  }
}

const usual = [
  { mealType: 'cafe_manha', week: 'breakfast', weekend: 'weekendBreakfast', minutes: 425, share: 0.95 },
  { mealType: 'almoco', week: 'lunch', weekend: 'weekendLunch', minutes: 745, share: 1 },
  { mealType: 'lanche_tarde', week: 'snack', weekend: 'weekendSnack', minutes: 970, share: 0.75 },
  { mealType: 'jantar', week: 'dinner', weekend: 'weekendDinner', minutes: 1185, share: 0.92 },
] as const satisfies readonly {
  mealType: MealType
  week: PlateKind
  weekend: PlateKind
  minutes: number
  share: number
}[]

function mealsOf({ date, at, isWeekend, random }: Moment, share: number): DemoMeal[] {
  return usual.flatMap(({ mealType, week, weekend, minutes, share: ofMeal }) => {
    if (random() > share * ofMeal) return []
    const kind = feastOf(date, mealType) ?? (isWeekend && random() < 0.65 ? weekend : week)
    const late = isWeekend ? 70 : 0
    return [
      {
        mealType,
        minutes: Math.round(minutes + late + (random() - 0.5) * (isWeekend ? 90 : 50)),
        text: pick(plates[kind], random),
        way: wayOf(at, kind === week, random),
      },
    ]
  })
}

/**
 * Chooses the way of logging. A meal is ticked as planned only if `at` (days since the first) is 15 or more, when a
 * diet exists, and if the day `isOrdinary`.
 */
function wayOf(at: number, isOrdinary: boolean, random: Random): DemoMeal['way'] {
  const chance = random()
  if (at > 14 && isOrdinary && chance < 0.3) return 'ticked'
  return chance > 0.95 ? 'scanned' : 'described'
}

function feastOf(date: string, mealType: MealType): PlateKind | null {
  const day = date.slice(5)
  if (mealType !== 'almoco' && mealType !== 'jantar') return null
  if (day === '12-24' || day === '12-25') return 'christmas'
  if (day === '12-31' || day === '01-01') return 'newYear'
  if (date === easterOf(Number(date.slice(0, 4)))) return 'easter'
  const isSaintJohn = ['12', '13', '23', '24', '29'].includes(date.slice(8))
  return mealType === 'jantar' && date.slice(5, 7) === months.june && isSaintJohn ? 'june' : null
}

/** Returns Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher algorithm). */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * shift + 114
  const two = (value: number) => String(value).padStart(2, '0')
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`
}

function glassesOf(random: Random): DemoDay['glasses'] {
  const count = 4 + Math.floor(random() * 6)
  return Array.from({ length: count }, (_, place) => ({
    minutes: Math.round(450 + ((place + random() * 0.8) * 840) / count),
    ml: random() < 0.2 ? 500 : 200,
  }))
}

const [startKg, endKg] = [78.4, 72.3]

/**
 * Returns the weight in kilograms: a loss that slows down over the year, 0.8 kg more from 23 to 31 December, and noise
 * of up to 0.6 kg in both directions.
 */
function weightOn({ date, at, days, random }: Moment): number {
  const share = at / days
  const loss = (startKg - endKg) * (1 - (1 - share) ** 1.7)
  const feasts = date.slice(5, 7) === months.december && date.slice(8) > '22' ? 0.8 : 0
  const water = (random() + random() - 1) * 0.6
  return Math.round((startKg - loss + feasts + water) * 10) / 10
}

function checkInsOf({ isWeekend, random }: Moment, isIll: boolean): CheckInActionId[] {
  const trains = !isIll && random() < (isWeekend ? 0.25 : 0.5)
  return [
    random() < 0.4 && !isIll ? 'mood-great' : 'mood-good',
    isIll || random() < 0.35 ? 'energy-tired' : 'energy-high',
    random() < 0.8 ? 'hunger-normal' : 'hunger-high',
    trains ? 'workout-yes' : 'workout-rest',
  ]
}

function pick<T>(options: readonly T[], random: Random): T {
  return options[Math.floor(random() * options.length)]!
}
