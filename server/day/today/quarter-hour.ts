import { minutesOfDay } from '../../platform/database/civil-day.ts'

/**
 * The day screen changes with the time only every quarter of an hour, so that its reply can be sent again until then.
 * Every time zone differs from UTC by whole quarters, so that a quarter begins everywhere at once.
 */
const quarter = { ms: 900_000, minutes: 15 } as const

/** Returns the current quarter of an hour, counted since 1970. */
export function quarterOf(now: Date): number {
  return Math.floor(now.getTime() / quarter.ms)
}

/** Returns the local time at which the current quarter of an hour began, as minutes after midnight. */
export function quarterMinutes(now: Date, timeZone: string): number {
  const minutes = minutesOfDay(now, timeZone)
  return minutes - (minutes % quarter.minutes)
}
