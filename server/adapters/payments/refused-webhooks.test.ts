import pino from 'pino'
import { expect, test } from 'vitest'
import { watchRefusedWebhooks } from './refused-webhooks.ts'

function openWatch() {
  let nowMs = Date.parse('2026-03-11T15:00:00Z')
  const lines: Record<string, unknown>[] = []
  const log = pino(
    { level: 'warn', base: null, timestamp: false },
    { write: (line) => lines.push(JSON.parse(line)) },
  )
  const note = watchRefusedWebhooks({ now: () => new Date(nowMs) })
  const refuseAs = (verdict: Parameters<typeof note>[0]) => note(verdict, log)
  const pass = (minutes: number) => {
    nowMs += minutes * 60_000
  }
  return {
    lines,
    pass,
    refuse: (times: number) => Array.from({ length: times }, () => refuseAs('mismatch')),
    refuseAs,
  }
}

test('the sixth refused webhook in ten minutes logs one line with counts only', () => {
  const { lines, refuse, refuseAs } = openWatch()
  refuse(4)
  refuseAs('missing')
  expect(lines).toEqual([])
  refuseAs('stale')
  const counts = { mismatch: 4, missing: 1, stale: 1, malformed: 0, minutes: 10, tenMinutesBefore: 0 }
  expect(lines).toEqual([{ level: 50, ...counts, msg: expect.stringContaining('MP_WEBHOOK_SECRET') }])
  refuse(500)
  expect(lines).toHaveLength(1)
})

test('a lasting flood is logged every ten minutes, with the previous count', () => {
  const { lines, pass, refuse } = openWatch()
  refuse(400)
  pass(9.99)
  refuse(1)
  expect(lines).toHaveLength(1)
  pass(0.01)
  refuse(300)
  expect(lines[1]).toMatchObject({ mismatch: 6, tenMinutesBefore: 401 })
  pass(21)
  refuse(6)
  expect(lines[2]).toMatchObject({ tenMinutesBefore: 0 })
})

test('a few refused webhooks in each ten minutes are never logged', () => {
  const { lines, pass, refuse } = openWatch()
  for (let round = 0; round < 20; round++) {
    refuse(5)
    pass(10)
  }
  expect(lines).toEqual([])
})

test('a clock that is set back starts a new window', () => {
  const { lines, pass, refuse } = openWatch()
  refuse(6)
  pass(-60)
  refuse(6)
  expect(lines).toHaveLength(2)
})
