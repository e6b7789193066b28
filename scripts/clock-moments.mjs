/**
 * @typedef {{ year: number, month: number, day: number }} CivilDay
 * @typedef {{ name: string, about: string, zones: readonly string[], time: string, isOn: (day: CivilDay, zone: string)
 * => boolean }} MomentRule
 * @typedef {{ name: string, about: string, zone: string, at: Date }} Moment
 */

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** Maximum days searched: the next leap day is at most eight years away. */
const longestSearchDays = 8 * 366

const home = 'America/Sao_Paulo'
const withSummerTime = 'America/New_York'
const everywhere = [home, withSummerTime]

/** Rules for critical days. Tests start at `time` of the next day that matches and run across it. */
/** @type {readonly MomentRule[]} */
const rules = [
  {
    name: 'monday',
    about: 'Monday 00:05',
    zones: everywhere,
    time: '00:05',
    isOn: (day) => weekday(day) === 1,
  },
  {
    name: 'sunday',
    about: 'Sunday 23:55',
    zones: everywhere,
    time: '23:55',
    isOn: (day) => weekday(day) === 0,
  },
  {
    name: 'night',
    about: 'Thursday 03:00',
    zones: everywhere,
    time: '03:00',
    isOn: (day) => weekday(day) === 4,
  },
  {
    name: 'leap-day',
    about: '29 February 12:00',
    zones: everywhere,
    time: '12:00',
    isOn: ({ month, day }) => month === 2 && day === 29,
  },
  {
    name: 'year-end',
    about: '31 December 23:30',
    zones: everywhere,
    time: '23:30',
    isOn: ({ month, day }) => month === 12 && day === 31,
  },
  {
    name: 'month-start',
    about: 'first day of a month, 00:30',
    zones: everywhere,
    time: '00:30',
    // New Year's Day is excluded because the tests of New Year's Eve run into it.
    isOn: ({ month, day }) => day === 1 && month !== 1,
  },
  {
    name: 'spring-forward',
    about: 'three minutes before clocks go forward',
    zones: [withSummerTime],
    time: '01:57',
    isOn: (day, zone) => offsetChangeMs(day, zone) > 0,
  },
  {
    name: 'fall-back',
    about: 'three minutes before clocks go back',
    zones: [withSummerTime],
    time: '01:57',
    isOn: (day, zone) => offsetChangeMs(day, zone) < 0,
  },
]

export const momentNames = rules.map(({ name }) => name)
export const zoneNames = everywhere

/**
 * Returns the next instant after `now` of every rule in each of its zones. Always in the future: a cookie set by a
 * server in the past would already have expired in the browser.
 * @param {Date} now
 * @returns {Moment[]}
 */
export function momentsAfter(now) {
  return rules.flatMap((rule) =>
    rule.zones.map((zone) => ({
      name: rule.name,
      about: rule.about,
      zone,
      at: nextInstant(rule, zone, now),
    })),
  )
}

/**
 * @param {MomentRule} rule
 * @param {string} zone
 * @param {Date} now
 */
function nextInstant({ name, time, isOn }, zone, now) {
  for (let days = 0; days <= longestSearchDays; days++) {
    const day = civilDay(new Date(now.getTime() + days * dayMs))
    if (!isOn(day, zone)) continue
    const at = instantOf(day, time, zone)
    if (at > now) return at
  }
  throw new Error(`${name} never comes in ${zone}`)
}

/** @param {Date} date whose UTC fields hold the day */
function civilDay(date) {
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** @param {CivilDay} day */
function utcMidnight({ year, month, day }) {
  return Date.UTC(year, month - 1, day)
}

/** @param {CivilDay} day */
function weekday(day) {
  return new Date(utcMidnight(day)).getUTCDay()
}

/**
 * Returns by how much the clocks of a zone move forward on a day; negative when they move back.
 * @param {CivilDay} day
 * @param {string} zone
 */
function offsetChangeMs(day, zone) {
  const midnight = instantOf(day, '00:00', zone).getTime()
  return offsetMs(midnight + 12 * hourMs, zone) - offsetMs(midnight, zone)
}

/**
 * Returns the earliest instant at which clocks of the zone show this time of this day.
 * @param {CivilDay} day
 * @param {string} time
 * @param {string} zone
 */
function instantOf(day, time, zone) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = utcMidnight(day) + hours * hourMs + minutes * 60_000
  return new Date(shown - offsetMs(shown - offsetMs(shown, zone), zone))
}

/**
 * Returns the offset of a zone from UTC.
 * @param {number} instantMs
 * @param {string} zone
 */
function offsetMs(instantMs, zone) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${format.format(instantMs).replace(' ', 'T')}Z`) - Math.floor(instantMs / 1000) * 1000
}
