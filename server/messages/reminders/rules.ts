import type { ReminderDevice, ReminderKind } from '#contract/messages/reminders.ts'
import { minutesOf } from '#nutrition/calendar/clock-time.ts'
import { addDays } from '#nutrition/calendar/days.ts'
import type { PushOutcome } from '../../adapters/push/push-sender.ts'
import { civilDay, instantOf, minutesOfDay, wallClockAt } from '../../platform/database/civil-day.ts'
import type { pushSubscriptions } from './table.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

export const mealKinds = ['cafe_manha', 'almoco', 'jantar'] as const satisfies readonly ReminderKind[]
export type MealKind = (typeof mealKinds)[number]

/** Names of the meals at `/horarios`. */
export const timeNames = { cafe_manha: 'breakfast', almoco: 'lunch', jantar: 'dinner' } as const

/** Delay after which a meal reminder would be useless or annoying. */
const mealLateMs = 30 * minuteMs
/** Delay allowed for reminders without a fixed hour, which can wait for a restart. */
const unhurriedLateMs = 3 * 60 * minuteMs

const tipMailLateMs = 10 * 60 * minuteMs

/** Between lunch and dinner, when no meal reminder is due. */
const foodscanTime = '16:00'
const tipTime = '10:00'
const mondayWeekday = 1

const quiet = { from: minutesOf('21:30'), until: minutesOf('07:00') }
/** Larger than any clock change on record. */
const largestClockChangeMs = 120 * minuteMs

function isQuiet(minutes: number): boolean {
  return minutes >= quiet.from || minutes < quiet.until
}

interface LocalTime extends DueTime {
  readonly zone: string
}

/**
 * Returns whether a reminder is due: for a while from the given local time on. Quiet hours only allow a meal set within
 * them, because an account that eats at 23:00 asked for that reminder. Late reminders are not moved into quiet hours.
 */
export function isDue({ date, time, zone }: LocalTime, now: Date, lateMs = mealLateMs): boolean {
  const since = now.getTime() - instantOf(new Date(`${date}T${time}:00Z`), zone).getTime()
  if (since < 0 || since >= lateMs) return false
  return isQuiet(minutesOf(time)) || !isQuiet(minutesOfDay(now, zone))
}

export interface DueTime {
  readonly date: string
  /** Time as set by the account, `HH:MM`. */
  readonly time: string
}

/** Returns every local meal time that is due in the zone now. */
export function mealTimesDue(zone: string, now: Date): DueTime[] {
  const wall = Math.floor(wallClockAt(now, zone).getTime() / minuteMs) * minuteMs
  const times: DueTime[] = []
  // Searches further than the limit, because across a clock change the local distance differs from the elapsed time.
  for (let at = wall - mealLateMs - largestClockChangeMs; at <= wall + largestClockChangeMs; at += minuteMs) {
    const shown = new Date(at).toISOString()
    const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)]
    if (isDue({ date, time, zone }, now)) times.push({ date, time })
  }
  return times
}

/** Returns the local date if the FoodScan suggestion is due in the zone now. */
export function foodscanDay(zone: string, now: Date): string | null {
  const today = civilDay(now, zone)
  return isDue({ date: today, time: foodscanTime, zone }, now, unhurriedLateMs) ? today : null
}

/**
 * Returns the Monday for which a tip is due in the zone now. Mails may be later: they wake nobody, and thousands of
 * them take time.
 */
export function tipDay(zone: string, now: Date, by: 'push' | 'mail' = 'push'): string | null {
  const today = civilDay(now, zone)
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === mondayWeekday
  const lateMs = by === 'mail' ? tipMailLateMs : unhurriedLateMs
  return isMonday && isDue({ date: today, time: tipTime, zone }, now, lateMs) ? today : null
}

/** Limits of the FoodScan suggestion: after three days without a plate, at most twice in seven days. */
const foodscanPace = {
  daysWithout: 3,
  mostInDays: 7,
  most: 2,
} as const

export interface FoodscanAsked {
  readonly zone: string
  readonly date: string
  /** Start of the period without plates: a date for meals and ticks, a time for scans. */
  readonly since: string
  readonly after: Date
  /** Start of the period in which sent suggestions are counted, and their maximum number. */
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

/** Returns the first day of a period of `days` days that ends today. */
function firstOf(today: string, days: number): string {
  return addDays(today, 1 - days)
}

/** Delivery result of one message. */
export interface Result {
  readonly deviceId: string
  readonly outcome: PushOutcome
}

export interface Completion {
  readonly tryAt: Date | null
  readonly waiting: readonly string[] | null
  readonly isSent: boolean
}

/** Longest delay before a retry. A push service may ask for one beyond what the database can store. */
const longestPauseMs = dayMs

/**
 * Returns when to retry: with exponential backoff or after the delay a device asks for. Only failed devices are
 * retried.
 */
export function completionOf(results: readonly Result[], attempts: number, now: Date): Completion {
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

/**
 * Time without use after which a device is deleted, because WebKit's push service may keep accepting messages for an
 * uninstalled browser.
 */
const unseenMs = 60 * dayMs
/** Rejections after which a device is deleted: two weeks of them, longer than an outage. */
const rejections = { ms: 14 * dayMs, times: 10 } as const

/** Tolerance for future dates: more than the clock skew between processes plus the duration of a claim. */
const aheadMs = 60 * minuteMs

export type DeleteBefore = ReturnType<typeof deleteBefore>

export function deleteBefore(now: Date) {
  return {
    unseen: new Date(now.getTime() - unseenMs),
    ahead: new Date(now.getTime() + aheadMs),
    rejections: new Date(now.getTime() - rejections.ms),
    fruitlessTimes: rejections.times,
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
