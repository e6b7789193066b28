import { expect, test } from 'vitest'
import { createBodyBudget } from './body-budget.ts'
import { byAddress } from '../security/client-address.ts'

const [ana, bia] = [byAddress('203.0.113.1'), byAddress('203.0.113.2')]

test('one caller may fill a sixteenth of the budget, which is freed after the reply', () => {
  const room = createBodyBudget({ most: 1_600_000 })
  const first = room.open(ana)
  expect([first.hold(60_000), room.open(ana).hold(60_000)]).toEqual([true, false])
  expect(room.open(bia).hold(60_000)).toBe(true)
  first.release()
  expect(room.open(ana).hold(60_000)).toBe(true)
})

test('the only body of a caller may exceed its share', () => {
  const room = createBodyBudget({ most: 1_600_000 })
  const long = room.open(ana)
  expect([long.hold(4000), long.hold(300_000), long.hold(300_000)]).toEqual([true, true, true])
  expect(room.open(ana).hold(1)).toBe(false)
})

test('an eighth of the budget is reserved for short bodies', () => {
  const room = createBodyBudget({ most: 800_000 })
  const long = room.open(ana)
  expect([long.hold(700_000), long.hold(700_001)]).toEqual([true, false])
  const other = room.open(bia)
  expect([other.hold(16_000), other.hold(16_001)]).toEqual([true, false])
})

test('the networks of a /48 may fill ten sixteenths together', () => {
  const room = createBodyBudget({ most: 1_600_000 })
  const held = Array.from({ length: 12 }, (_, network) =>
    room.open(byAddress(`2001:db8:7:${network}::1`)).hold(90_000),
  )
  expect(held.filter(Boolean)).toHaveLength(11)
})
