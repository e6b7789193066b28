import { expect, test } from 'vitest'
import { clockTime, minutesOf } from './clock-time.ts'

test('a time is formatted as HH:MM and parsed back to the same minute', () => {
  expect([0, 9, 485, 1439].map(clockTime)).toEqual(['00:00', '00:09', '08:05', '23:59'])
  const day = Array.from({ length: 24 * 60 }, (_, minute) => minute)
  expect(day.map((minute) => minutesOf(clockTime(minute)))).toEqual(day)
})
