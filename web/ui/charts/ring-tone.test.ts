import { expect, test } from 'vitest'
import { ringTone } from './ring-tone.ts'

test('a ring turns to success above 90 %, not at it', () => {
  expect(ringTone(90, 'energy')).toBe('primary')
  expect(ringTone(90.1, 'energy')).toBe('success')
  expect(ringTone(140, 'protein')).toBe('success')
})

test('the fiber ring is a warning up to 90 %', () => {
  expect(ringTone(0, 'fiber')).toBe('warning')
  expect(ringTone(90, 'fiber')).toBe('warning')
  expect(ringTone(91, 'fiber')).toBe('success')
})
