import type { ReminderDevice, ReminderKind } from '#contract/reminders.ts'
import { minutesOf } from '#nutrition/calendar/clock-time.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import type { PushOutcome } from '../adapters/push/push-sender.ts'
import { civilDay, instantOf, minutesOfDay, wallClockAt } from '../platform/civil-day.ts'
import type { pushSubscriptions } from './table.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

export const mealKinds = ['cafe_manha', 'almoco', 'jantar'] as const satisfies readonly ReminderKind[]
export type MealKind = (typeof mealKinds)[number]

/** As `/horarios` calls them. */
export const timeNames = { cafe_manha: 'breakfast', almoco: 'lunch', jantar: 'dinner' } as const

/** After that somebody has eaten, or will be annoyed: an old call to the table is no call. */
const mealLateMs = 30 * minuteMs
/** What has no hour of its own can wait for a process that was down. */
const unhurriedLateMs = 3 * 60 * minuteMs

const tipMailLateMs = 10 * 60 * minuteMs

/** Between lunch and dinner, when neither is called for. */
const foodscanTime = '16:00'
const tipTime = '10:00'
const mondayWeekday = 1

const quiet = { from: minutesOf('21:30'), until: minutesOf('07:00') }
/** No clock on Earth was ever moved by more at once. */
const largestClockChangeMs = 120 * minuteMs

function isQuiet(minutes: number): boolean {
  return minutes >= quiet.from || minutes < quiet.until
}

/**
 * Whether what a clock on the wall calls for is due: from that minute on, for a while. In the quiet hours nothing is sent
 * but a meal that its person set there. Who eats at 23:00 works at night, and asked to be called; what is late is not
 * carried into the quiet hours.
 */
export function isDue(date: string, time: string, zone: string, now: Date, lateMs = mealLateMs): boolean {
  const since = now.getTime() - instantOf(new Date(`${date}T${time}:00Z`), zone).getTime()
  if (since < 0 || since >= lateMs) return false
  return isQuiet(minutesOf(time)) || !isQuiet(minutesOfDay(now, zone))
}

export interface DueTime {
  readonly date: string
  /** `HH:MM`, as somebody may have set it. */
  readonly time: string
}

/** Every time of a wall clock that a meal is due for there now. */
export function mealTimesDue(zone: string, now: Date): DueTime[] {
  const wall = Math.floor(wallClockAt(now, zone).getTime() / minuteMs) * minuteMs
  const times: DueTime[] = []
  // A clock that was moved in between shows another distance than the one that has passed.
  for (let at = wall - mealLateMs - largestClockChangeMs; at <= wall + largestClockChangeMs; at += minuteMs) {
    const shown = new Date(at).toISOString()
    const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)]
    if (isDue(date, time, zone, now)) times.push({ date, time })
  }
  return times
}

/** The day on which somebody there may be asked about FoodScan now, if it is the hour. */
export function foodscanDay(zone: string, now: Date): string | null {
  const today = civilDay(now, zone)
  return isDue(today, foodscanTime, zone, now, unhurriedLateMs) ? today : null
}

/** The Monday that a tip is due for there now. A mail wakes nobody, and thousands of them take their time. */
export function tipDay(zone: string, now: Date, by: 'push' | 'mail' = 'push'): string | null {
  const today = civilDay(now, zone)
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === mondayWeekday
  const lateMs = by === 'mail' ? tipMailLateMs : unhurriedLateMs
  return isMonday && isDue(today, tipTime, zone, now, lateMs) ? today : null
}

/** How FoodScan may be brought to mind: after three days without a plate, twice in seven days at most. */
const foodscanPace = {
  daysWithout: 3,
  mostInDays: 7,
  most: 2,
} as const

export interface FoodscanAsked {
  readonly zone: string
  readonly date: string
  /** Since when nothing may have been logged or ticked, by the calendar and by the clock. */
  readonly since: string
  readonly after: Date
  /** From when on what was sent is counted, and how much is too much. */
  readonly countedFrom: string
  readonly most: number
}

export function foodscanAsked(zone: string, date: string, now: Date): FoodscanAsked {
  const { daysWithout, mostInDays, most } = foodscanPace
  return {
    zone,
    date,
    since: firstOf(date, daysWithout),
    after: new Date(now.getTime() - daysWithout * dayMs),
    countedFrom: firstOf(date, mostInDays),
    most,
  }
}

/** From which day on something logged or sent counts, so that `days` days with `today` are looked at. */
function firstOf(today: string, days: number): string {
  return addDays(today, 1 - days)
}

/** What became of one message. */
export interface Result {
  readonly deviceId: string
  readonly outcome: PushOutcome
}

export interface Settlement {
  readonly tryAt: Date | null
  readonly waiting: readonly string[] | null
  readonly isSent: boolean
}

/** Nothing is due for longer. A push service is a stranger, and may ask for more years than a database can count. */
const longestPauseMs = dayMs

/** Some devices may have it while others are to be tried once more: each time after twice as long, or as they ask. */
export function settle(results: readonly Result[], attempts: number, now: Date): Settlement {
  const late = results.flatMap(({ deviceId, outcome }) =>
    outcome.kind === 'later' ? [{ deviceId, afterMs: outcome.afterMs ?? 0 }] : [],
  )
  const isSent = results.some(({ outcome }) => outcome.kind === 'taken')
  if (late.length === 0) return { tryAt: null, waiting: null, isSent }
  const askedMs = Math.max(2 ** (attempts - 1) * minuteMs, ...late.map(({ afterMs }) => afterMs))
  const pauseMs = Math.min(askedMs, longestPauseMs)
  return {
    tryAt: new Date(now.getTime() + pauseMs),
    waiting: late.map(({ deviceId }) => deviceId),
    isSent,
  }
}

/** WebKit's push service may go on taking messages for a browser that is no more. */
const unseenMs = 60 * dayMs
/** An outage is no reason to give a device up; two weeks of refusals are. */
const fruitless = { ms: 14 * dayMs, times: 10 } as const

/** Clocks of two copies differ by less, and nobody is at a claim for so long. */
const aheadMs = 60 * minuteMs

export type ForgetBefore = ReturnType<typeof forgetBefore>

export function forgetBefore(now: Date) {
  return {
    unseen: new Date(now.getTime() - unseenMs),
    ahead: new Date(now.getTime() + aheadMs),
    fruitless: new Date(now.getTime() - fruitless.ms),
    fruitlessTimes: fruitless.times,
  }
}

type DeviceRow = Pick<typeof pushSubscriptions.$inferSelect, 'id' | 'device' | 'createdAt' | 'lastOkAt'>

export function describeDevice({ id, device, createdAt, lastOkAt }: DeviceRow): ReminderDevice {
  return {
    id,
    name: device,
    created_at: createdAt.toISOString(),
    last_ok_at: lastOkAt?.toISOString() ?? null,
  }
}

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/Windows/, 'no Windows'],
  [/Macintosh/, 'no Mac'],
  [/CrOS/, 'no Chromebook'],
  [/Linux/, 'no Linux'],
]

/** What its person calls a browser by. The whole of what it says of itself is not kept. */
export function deviceName(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [find(browsers) ?? 'Navegador', find(systems)].filter(Boolean).join(' ')
}
