import { reminderKinds } from '#contract/messages/reminders.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PushOutcome } from '../../adapters/push/push-sender.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import { noticeOf, tipOf, tips } from './copy.ts'
import { foodscanDay, isDue, mealTimesDue, completionOf, tipDay } from './rules.ts'

const saoPaulo = 'America/Sao_Paulo'
const minuteMs = 60_000
const at = (moment: string) => new Date(moment)
const dueAt = (moment: string, zone = saoPaulo) => mealTimesDue(zone, at(moment))

test('a lunch at 12:00 is due from 12:00 to 12:30', () => {
  const lunch = (moment: string) => isDue({ date: '2026-03-11', time: '12:00', zone: saoPaulo }, at(moment))
  expect(lunch('2026-03-11T14:59:59Z')).toBe(false)
  expect(lunch('2026-03-11T15:00:00Z')).toBe(true)
  expect(lunch('2026-03-11T15:29:59Z')).toBe(true)
  expect(lunch('2026-03-11T15:30:00Z')).toBe(false)
  expect(lunch('2026-03-11T18:00:00Z')).toBe(false)
})

test('a meal set in the night is due then, and no other is moved into it', () => {
  expect(isDue({ date: '2026-03-11', time: '23:15', zone: saoPaulo }, at('2026-03-12T02:20:00Z'))).toBe(true)
  expect(isDue({ date: '2026-03-11', time: '05:00', zone: saoPaulo }, at('2026-03-11T08:00:00Z'))).toBe(true)
  expect(isDue({ date: '2026-03-11', time: '21:20', zone: saoPaulo }, at('2026-03-12T00:29:00Z'))).toBe(true)
  expect(isDue({ date: '2026-03-11', time: '21:20', zone: saoPaulo }, at('2026-03-12T00:31:00Z'))).toBe(false)
})

test('a dinner at 23:50 keeps its date past midnight and the month’s end', () => {
  expect(dueAt('2026-03-01T03:05:00Z')).toContainEqual({ date: '2026-02-28', time: '23:50' })
  expect(dueAt('2026-01-01T03:05:00Z')).toContainEqual({ date: '2025-12-31', time: '23:50' })
  expect(dueAt('2028-03-01T03:05:00Z')).toContainEqual({ date: '2028-02-29', time: '23:50' })
})

test('a time skipped by a clock change is due an hour later', () => {
  // In Lisbon the clock jumps from 01:00 to 02:00 on 29 March 2026, so 01:30 does not exist.
  expect(dueAt('2026-03-29T01:29:00Z', 'Europe/Lisbon')).not.toContainEqual({
    date: '2026-03-29',
    time: '01:30',
  })
  expect(dueAt('2026-03-29T01:30:00Z', 'Europe/Lisbon')).toContainEqual({ date: '2026-03-29', time: '01:30' })
  // In the night to 4 November 2018 the clock in São Paulo jumped from 00:00 to 01:00.
  expect(dueAt('2018-11-04T03:30:00Z')).toContainEqual({ date: '2018-11-04', time: '00:30' })
})

test('a time repeated by a clock change is due the first time', () => {
  const dinner = { date: '2018-02-17', time: '23:30' }
  // In São Paulo the clock goes back from 24:00 to 23:00, so 23:30 is both 01:30 and 02:30 in UTC.
  expect(dueAt('2018-02-18T01:30:00Z')).toContainEqual(dinner)
  expect(dueAt('2018-02-18T02:05:00Z')).not.toContainEqual(dinner)
  expect(dueAt('2018-02-18T02:30:00Z')).not.toContainEqual(dinner)
})

test('FoodScan is suggested in the afternoon and a tip on Monday morning', () => {
  expect(foodscanDay(saoPaulo, at('2026-03-11T18:59:00Z'))).toBeNull()
  expect(foodscanDay(saoPaulo, at('2026-03-11T19:00:00Z'))).toBe('2026-03-11')
  expect(foodscanDay(saoPaulo, at('2026-03-11T22:00:00Z'))).toBeNull()
  expect(tipDay(saoPaulo, at('2026-03-11T13:00:00Z'))).toBeNull()
  expect(tipDay(saoPaulo, at('2026-03-16T12:59:00Z'))).toBeNull()
  expect(tipDay(saoPaulo, at('2026-03-16T13:00:00Z'))).toBe('2026-03-16')
  // In Tokyo, twelve hours ahead of São Paulo, this Monday began twelve hours earlier.
  expect(tipDay('Asia/Tokyo', at('2026-03-16T01:30:00Z'))).toBe('2026-03-16')
})

const zones = [
  saoPaulo,
  'America/Noronha',
  'America/Rio_Branco',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Antarctica/Troll',
  'Asia/Kathmandu',
]
const clockTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const moment = fc.date({
  min: at('2015-01-01T00:00:00Z'),
  max: at('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('every meal of every day is due once, for half an hour in a row', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, clockTime, (zone, start, time) => {
      // Every minute of the two days around the moment.
      const minutes = Array.from({ length: 2 * 1440 }, (_, place) => place)
      const date = civilDay(new Date(start.getTime() + 1440 * minuteMs), zone)
      const due = minutes.filter((minute) =>
        isDue({ date, time, zone }, new Date(start.getTime() + minute * minuteMs)),
      )
      const stretch = due.every((minute, place) => minute === (due[0] ?? 0) + place)
      expect(stretch).toBe(true)
      expect(due.length).toBeLessThanOrEqual(30)
    }),
    { numRuns: 60 },
  )
})

test('the listed times match the due ones across clock changes', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, now) => {
      const listed = mealTimesDue(zone, now)
      for (const { date, time } of listed) expect(isDue({ date, time, zone }, now)).toBe(true)
      expect(new Set(listed.map(({ date, time }) => `${date} ${time}`)).size).toBe(listed.length)
      expect(listed.length).toBeLessThanOrEqual(90)
    }),
    { numRuns: 60 },
  )
})

test('quiet hours allow only meals that were set within them', () => {
  const isQuiet = (minutes: number) => minutes >= 21 * 60 + 30 || minutes < 7 * 60
  fc.assert(
    fc.property(fc.constantFrom(...zones), moment, (zone, now) => {
      if (!isQuiet(minutesOfDay(now, zone))) return
      expect([foodscanDay(zone, now), tipDay(zone, now)]).toEqual([null, null])
      for (const { time } of mealTimesDue(zone, now)) {
        const [hours = 0, minutes = 0] = time.split(':').map(Number)
        expect([time, isQuiet(hours * 60 + minutes)]).toEqual([time, true])
      }
    }),
    { numRuns: 100 },
  )
})

const now = at('2026-03-11T15:00:00Z')
const result = (deviceId: string, outcome: PushOutcome) => ({ deviceId, outcome })
const later = { kind: 'later', afterMs: null } as const

test('a final result completes a reminder; a failure retries after 1, 2, 4, 8 min', () => {
  expect(completionOf([result('a', { kind: 'taken' }), result('b', { kind: 'gone' })], 1, now)).toEqual({
    tryAt: null,
    waiting: null,
    isSent: true,
  })
  expect(completionOf([result('a', { kind: 'refused', reason: '403' })], 1, now)).toMatchObject({
    tryAt: null,
  })
  expect(completionOf([], 1, now)).toEqual({ tryAt: null, waiting: null, isSent: false })
  const minutes = [1, 2, 3, 4].map((attempts) => {
    const { tryAt } = completionOf([result('a', later)], attempts, now)
    return (Number(tryAt) - now.getTime()) / minuteMs
  })
  expect(minutes).toEqual([1, 2, 4, 8])
})

test('a failed device alone is retried, after the delay its service asks for', () => {
  const results = [result('a', { kind: 'taken' }), result('b', { kind: 'later', afterMs: 10 * minuteMs })]
  expect(completionOf(results, 1, now)).toEqual({
    tryAt: new Date(now.getTime() + 10 * minuteMs),
    waiting: ['b'],
    isSent: true,
  })
})

test('no notice mentions food, numbers, weight or illness, or differs by account', () => {
  const forbidden =
    /\d|kcal|calor|peso|dieta|meta|emagrec|engord|sequência|falt|esquec|glic|press[aã]o|compuls|transtorno/i
  const days = Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  )
  for (const date of days) {
    for (const kind of reminderKinds.filter((one) => one !== 'weekly_tip')) {
      const { title, body, tag, path, actions = [] } = noticeOf(kind, date)
      expect(`${title} ${body} ${actions.map((action) => action.title).join(' ')}`).not.toMatch(forbidden)
      expect(tag).toMatch(/^[\w-]{1,32}$/)
      for (const place of [path, ...actions.map((action) => action.path)])
        expect(place).toMatch(/^\/(app|scan)\b/)
      expect(noticeOf(kind, date)).toEqual(noticeOf(kind, date))
    }
  }
})

test('a tip repeats after a year at the earliest and mentions no weight or energy', () => {
  const mondays = Array.from({ length: 53 }, (_, week) =>
    new Date(Date.UTC(2026, 0, 5 + week * 7)).toISOString().slice(0, 10),
  )
  expect(new Set(mondays.map(tipOf)).size).toBe(53)
  for (const tip of tips) {
    expect(tip).not.toMatch(/peso|emagrec|engord|kcal|caloria|dieta|culpa/i)
    expect(tip.length).toBeLessThanOrEqual(110)
  }
})
