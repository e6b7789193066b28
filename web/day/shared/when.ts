import { clockTime, minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { localDay } from '../../ui/format/local-day.ts'

/** Day and time at which something was eaten, on the clock of this device. */
export interface When {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** `HH:MM`. */
  readonly time: string
}

export function whenOf(moment: Date): When {
  const two = (value: number) => String(value).padStart(2, '0')
  return { date: localDay(moment), time: `${two(moment.getHours())}:${two(moment.getMinutes())}` }
}

export function instantOf({ date, time }: When): string {
  return new Date(`${date}T${time}:00`).toISOString()
}

/**
 * Returns now if `date` is today; else the usual time of the meal (minutes after midnight) on that day, or the current
 * time without a meal.
 */
export function whenOn(date: string, usualMinutes: number | undefined, now: Date): When {
  const current = whenOf(now)
  if (date === current.date || usualMinutes === undefined) return { ...current, date }
  return { date, time: clockTime(usualMinutes) }
}

/** Returns the moment to store for a meal entered at `now`: the moment of `whenOn`; without a date, exactly now. */
export function momentOn(date: string | undefined, usualMinutes: number | undefined, now: Date): string {
  return date === undefined ? now.toISOString() : instantOf(whenOn(date, usualMinutes, now))
}

/** Usual times of a meal and of the one chosen instead, in minutes after midnight. */
interface UsualTimes {
  readonly from: number
  readonly to: number
}

/**
 * Moves the usual time of one meal on another day to the usual time of the meal chosen instead. A time of today
 * stays, and so does a time that is not the usual one: the person chose it, or it is the real one.
 */
export function movedToMeal(when: When, { from, to }: UsualTimes, now: Date): When {
  const isUsual = when.date !== localDay(now) && when.time === whenOn(when.date, from, now).time
  return isUsual ? whenOn(when.date, to, now) : when
}

/** A meal that is eaten within this many minutes of its usual time is eaten now (own choice). */
const nearMinutes = 3 * 60

/**
 * Returns the moment of a meal whose type the person changed; `undefined` for now. A time of today that nobody chose
 * becomes the usual time of the meal, if that is long over: breakfast that is entered at night was not eaten at night.
 * @param when `undefined` for now
 */
export function correctedToMeal(when: When | undefined, usual: UsualTimes, now: Date): When | undefined {
  const { date, time } = whenOf(now)
  const isUnchosen = !when || (when.date === date && when.time === clockTime(usual.from))
  if (!isUnchosen) return movedToMeal(when, usual, now)
  return minutesOf(time) - usual.to > nearMinutes ? { date, time: clockTime(usual.to) } : undefined
}
