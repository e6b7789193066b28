import { expect, test } from 'vitest'
import { classifyGesture, depthOf, shareOf } from './pull-gesture.ts'

test('small jitter of a finger is ignored', () => {
  expect(classifyGesture(0, 0)).toBe('open')
  expect(classifyGesture(4, 8)).toBe('open')
})

test('a finger that moves down pulls', () => {
  expect(classifyGesture(0, 12)).toBe('pull')
  expect(classifyGesture(-7, 12)).toBe('pull')
})

test('a finger that moves up scrolls, and one that moves sideways scrolls the chips', () => {
  expect(classifyGesture(0, -12)).toBe('other')
  expect(classifyGesture(30, 4)).toBe('other')
  expect(classifyGesture(-12, 14)).toBe('other')
})

test('the plate follows the finger at half its distance, up to a limit', () => {
  expect(depthOf(110)).toBe(50)
  expect(depthOf(2000)).toBe(96)
})

test('a finger that moves back up takes the plate along', () => {
  expect(depthOf(5)).toBe(0)
  expect(depthOf(-80)).toBe(0)
})

test('only a pull past the threshold refreshes', () => {
  expect(shareOf(depthOf(100))).toBeLessThan(1)
  expect(shareOf(depthOf(138))).toBe(1)
  expect(shareOf(depthOf(900))).toBe(1)
})
