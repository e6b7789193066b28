import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rapidLossNotice } from './rapid-loss.ts'
import { weightTrend } from './trend.ts'
import { contradictedBy, isUnlikelyFor } from './unlikely-weight.ts'
import type { WeighIn } from './weigh-in.ts'
import { weightToAskAbout } from './weight-question.ts'

/** Returns the date `count` days after 1 March 2026. */
const day = (count: number) => new Date(Date.UTC(2026, 2, 1 + count)).toISOString().slice(0, 10)
const daily = (...kg: number[]): WeighIn[] => kg.map((weightKg, at) => ({ date: day(at), weightKg }))
const since = day(0)

test('a weight is smoothed over the seven days that end with it', () => {
  expect(weightTrend(daily(70, 72, 71)).map(({ weightKg }) => weightKg)).toEqual([70, 71, 71])
  const [, after] = weightTrend([
    { date: day(0), weightKg: 70 },
    { date: day(7), weightKg: 80 },
  ])
  expect(after).toEqual({ date: day(7), weightKg: 80 })
})

test('the order of weigh-ins does not change the trend', () => {
  const weighIns = daily(70, 71.5, 69.8, 70.4)
  expect(weightTrend(weighIns.toReversed())).toEqual(weightTrend(weighIns))
})

test.each([
  ['1.9 kg less', daily(68.1), null],
  ['2 kg less', daily(68), 68],
  ['2 kg more', daily(72), 72],
  ['one salty day among others', daily(70, 70.2, 69.9, 70.1, 72.6), null],
  ['2 kg less before the targets were computed', [{ date: '2026-02-28', weightKg: 68 }], null],
  ['no weight at all', [], null],
])('with targets for 70 kg: %s', (_, weighIns, asked) => {
  expect(weightToAskAbout(weighIns, { weightKg: 70, since }, null)).toBe(asked)
})

test('"agora não" holds until the trend moves 2 kg more under the same targets', () => {
  const target = { weightKg: 70, since }
  const postponed = { trendKg: 68, targetKg: 70 }
  expect(weightToAskAbout(daily(68), target, postponed)).toBeNull()
  expect(weightToAskAbout(daily(66.1), target, postponed)).toBeNull()
  expect(weightToAskAbout(daily(66), target, postponed)).toBe(66)
  expect(weightToAskAbout(daily(70), target, postponed)).toBeNull()
  expect(weightToAskAbout(daily(72), target, postponed)).toBe(72)
  expect(weightToAskAbout(daily(68), { weightKg: 71, since }, postponed)).toBe(68)
})

const kilograms = fc.integer({ min: 400, max: 1400 }).map((tenths) => tenths / 10)
const diary = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 30 })
  .chain((days) =>
    fc.tuple(...days.map((count) => kilograms.map((weightKg): WeighIn => ({ date: day(count), weightKg })))),
  )

test('an answered question is not repeated for the same weights', () => {
  fc.assert(
    fc.property(diary, kilograms, (weighIns, weightKg) => {
      const asked = weightToAskAbout(weighIns, { weightKg, since }, null)
      if (asked === null) return
      expect(Math.abs(asked - weightKg)).toBeGreaterThan(1.99)
      expect(weightToAskAbout(weighIns, { weightKg: asked, since }, null)).toBeNull()
      const postponed = { trendKg: asked, targetKg: weightKg }
      expect(weightToAskAbout(weighIns, { weightKg, since }, postponed)).toBeNull()
    }),
    { seed: 20_260_311 },
  )
})

test('the trend stays between the lowest and highest weight', () => {
  fc.assert(
    fc.property(diary, (weighIns) => {
      const kg = weighIns.map(({ weightKg }) => weightKg)
      for (const { weightKg } of weightTrend(weighIns)) {
        expect(weightKg).toBeGreaterThanOrEqual(Math.min(...kg))
        expect(weightKg).toBeLessThanOrEqual(Math.max(...kg))
      }
    }),
    { seed: 20_260_311 },
  )
})

test.each([
  ['a tenth more', 77, null],
  ['more than a tenth more', 77.1, 70],
  ['more than a tenth less', 62.9, 70],
])('%s than two days before', (_, weightKg, contradicting) => {
  const other = contradictedBy({ date: day(2), weightKg }, daily(70))
  expect(other?.weightKg ?? null).toBe(contradicting)
})

test('a weigh-in more than a week away is not compared', () => {
  expect(contradictedBy({ date: day(7), weightKg: 90 }, daily(70))).toEqual(daily(70)[0])
  expect(contradictedBy({ date: day(8), weightKg: 90 }, daily(70))).toBeNull()
})

test('a new weigh-in is compared with the nearest one', () => {
  const others = [
    { date: day(0), weightKg: 70 },
    { date: day(3), weightKg: 82 },
  ]
  expect(contradictedBy({ date: day(2), weightKg: 81 }, others)).toBeNull()
  expect(contradictedBy({ date: day(1), weightKg: 81 }, others)).toEqual(others[0])
})

test('32 and 164 kg are unlikely at a height of 165 cm', () => {
  expect([32, 33, 163, 164].map((kg) => isUnlikelyFor(165, kg))).toEqual([true, false, false, true])
})

/**
 * Returns the weigh-in, `at` days after 1 March 2026, of a body that weighed 80 kg and loses `weeklyShare` of it a
 * week.
 */
const weighedOn = (at: number, weeklyShare: number): WeighIn => ({
  date: day(at),
  weightKg: 80 * (1 - (weeklyShare * at) / 7),
})
/** Returns weigh-ins every third day for `days` days. */
const falling = (days: number, weeklyShare: number) =>
  Array.from({ length: days / 3 + 1 }, (_, at) => weighedOn(at * 3, weeklyShare))

test.each([
  ['1.5 % a week for three weeks', falling(21, 0.015), 'perda_rapida'],
  ['1.5 % a week for two weeks to the day', [0, 7, 14].map((at) => weighedOn(at, 0.015)), 'perda_rapida'],
  ['0.8 % a week for four weeks', falling(27, 0.008), undefined],
  ['1.5 % a week for eleven days', falling(12, 0.015), undefined],
  ['1.5 % a week upwards', falling(21, -0.015), undefined],
  ['two weights, far apart', [falling(21, 0.02)[0]!, falling(21, 0.02)[7]!], undefined],
])('%s', (_, weighIns, code) => {
  expect(rapidLossNotice(weighIns, true)?.code).toBe(code)
})

test('a rapid loss notice advises care and never praises', () => {
  for (const eatsLess of [true, false]) {
    const { text } = rapidLossNotice(falling(21, 0.015), eatsLess)!
    expect(text).toContain('Converse com um profissional')
    expect(text).not.toMatch(/parab|ótim|excelente|conseguiu|sucesso|!/i)
  }
})
