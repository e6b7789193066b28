import type { ReminderDevice, ReminderKind } from '#contract/messages/reminders.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { PushOutcome } from '../../adapters/push/push-sender.ts'
import { civilDay, instantOf, minutesOfDay, wallClockAt } from '../../platform/database/civil-day.ts'
import type { pushSubscriptions } from './table.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

export const mealKinds = ['cafe_manha', 'almoco', 'jantar'] as const satisfies readonly ReminderKind[]
export type MealKind = (typeof mealKinds)[number]

/** Name in the profile's meal times of each kind of meal reminder. */
export const timeNames = { cafe_manha: 'breakfast', almoco: 'lunch', jantar: 'dinner' } as const

/** Delay after the meal's time beyond which its reminder is dropped as useless or annoying. */
const mealLateMs = 30 * minuteMs
/** Delay beyond which a suggestion or tip is dropped; long enough to wait for a restart. */
const unhurriedLateMs = 3 * 60 * minuteMs

const tipMailLateMs = 10 * 60 * minuteMs

/** Local time of the FoodScan suggestion: between lunch and dinner, when no meal reminder is due. */
const foodscanTime = '16:00'
const tipTime = '10:00'
const mondayWeekday = 1

const quiet = { from: minutesOf('21:30'), until: minutesOf('07:00') }
/** Bound on a change of the clock; no change on record was larger. */
const largestClockChangeMs = 120 * minuteMs

function isQuiet(minutes: number): boolean {
  return minutes >= quiet.from || minutes < quiet.until
}

interface LocalTime extends DueTime {
  readonly zone: string
}

/**
 * Returns whether a reminder for this local time is due: the time was less than `lateMs` ago. In quiet hours only a
 * time set within them is due, because an account that eats at 23:00 asked for it; a late reminder never slips into
 * quiet hours.
 */
export function isDue({ date, time, zone }: LocalTime, now: Date, lateMs = mealLateMs): boolean {
  const since = now.getTime() - instantOf(new Date(`${date}T${time}:00Z`), zone).getTime()
  if (since < 0 || since >= lateMs) return false
  return isQuiet(minutesOf(time)) || !isQuiet(minutesOfDay(now, zone))
}

export interface DueTime {
  readonly date: string
  /** Local time in `HH:MM`, as the account set it. */
  readonly time: string
}

/** Returns every local date and time in the zone, to the minute, for which a meal reminder is due now. */
export function mealTimesDue(zone: string, now: Date): DueTime[] {
  const wall = Math.floor(wallClockAt(now, zone).getTime() / minuteMs) * minuteMs
  const times: DueTime[] = []
  // Searches `largestClockChangeMs` further than the limit, because across a clock change the local distance differs
  // from the elapsed time.
  for (let at = wall - mealLateMs - largestClockChangeMs; at <= wall + largestClockChangeMs; at += minuteMs) {
    const shown = new Date(at).toISOString()
    const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)]
    if (isDue({ date, time, zone }, now)) times.push({ date, time })
  }
  return times
}

/** Returns the local date if the FoodScan suggestion is due in the zone now; `null` otherwise. */
export function foodscanDay(zone: string, now: Date): string | null {
  const today = civilDay(now, zone)
  return isDue({ date: today, time: foodscanTime, zone }, now, unhurriedLateMs) ? today : null
}

/**
 * Returns the Monday for which a tip is due in the zone now; `null` otherwise. Mails may be later (`tipMailLateMs`),
 * because they wake nobody and thousands of them take time.
 */
export function tipDay(zone: string, now: Date, by: 'push' | 'mail' = 'push'): string | null {
  const today = civilDay(now, zone)
  const isMonday = new Date(`${today}T00:00:00Z`).getUTCDay() === mondayWeekday
  const lateMs = by === 'mail' ? tipMailLateMs : unhurriedLateMs
  return isMonday && isDue({ date: today, time: tipTime, zone }, now, lateMs) ? today : null
}

/**
 * Limits of the FoodScan suggestion: after `daysWithout` days without a plate, at most `most` in `mostInDays` days.
 */
const foodscanPace = {
  daysWithout: 3,
  mostInDays: 7,
  most: 2,
} as const

export interface FoodscanAsked {
  readonly zone: string
  readonly date: string
  /** Start of the period without plates: `since` for meals and ticks (a date), `after` for scans (a time). */
  readonly since: string
  readonly after: Date
  /** First day from which sent suggestions are counted; `most` of them are allowed up to the asked day. */
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

/** Returns the first day of the period of `days` days that ends with `today`. */
function firstOf(today: string, days: number): string {
  return addDays(today, 1 - days)
}

/** Outcome of one message to one device. */
export interface Result {
  readonly deviceId: string
  readonly outcome: PushOutcome
}

export interface Completion {
  readonly tryAt: Date | null
  readonly waiting: readonly string[] | null
  readonly isSent: boolean
}

/** Longest delay before a retry. A push service may ask for a longer one, even beyond what the database can store. */
const longestPauseMs = dayMs

/**
 * Returns when to retry the devices that answered `later`: after 1, 2, 4 … minutes or the longer delay that a push
 * service asks for, at most `longestPauseMs`. `tryAt` is `null` when none did. `isSent`: a device got the message.
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
 * Time without opening the app after which a device is deleted: WebKit's push service may keep accepting messages for a
 * browser that was uninstalled.
 */
const unseenMs = 60 * dayMs
/** A device is deleted after at least `times` failures and `ms` without a success; `ms` is longer than an outage. */
const rejections = { ms: 14 * dayMs, times: 10 } as const

/** Tolerance for claims in the future: more than the clock skew between processes plus the duration of a claim. */
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
