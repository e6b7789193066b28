import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'

test('one caller fills a part of the room, all of them fill it, and who leaves makes way', () => {
  const room = createBodyRoom({ most: 10, mostOfOne: 6 })
  const leave = room.enter('ana', 6)
  expect(leave).not.toBeNull()
  expect(room.enter('ana', 1)).toBeNull()
  expect(room.enter('bia', 4)).not.toBeNull()
  expect(room.enter('caio', 1)).toBeNull()
  leave?.()
  expect(room.enter('caio', 5)).not.toBeNull()
  expect(room.enter('ana', 1)).not.toBeNull()
  expect(room.enter('ana', 1)).toBeNull()
})
