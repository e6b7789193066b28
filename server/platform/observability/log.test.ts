import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog, withLogFields } from './log.ts'

async function linesOf(write: (log: ReturnType<typeof createLog>) => void): Promise<string[]> {
  const chunks: string[] = []
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk.toString())
      done()
    },
  })
  await withLogFields({ requestId: 'r-1' }, async () => write(createLog('info', sink)))
  return chunks.join('').trimEnd().split('\n')
}

test('a line break or a JSON quote in a value stays inside its log line', async () => {
  const route = 'GET /x\n{"level":30,"act":"signed_in"}\r\n"'
  const lines = await linesOf((log) => log.info({ route }, 'first\nsecond'))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ route, msg: 'first\nsecond' })
})

test('a log line has a UTC timestamp and the id of its request', async () => {
  const [line] = await linesOf((log) => log.warn('something'))
  const { time, level, requestId } = JSON.parse(line!) as Record<string, unknown>
  expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
  expect([level, requestId]).toEqual([40, 'r-1'])
})

test('credentials and personal fields are redacted from the log', async () => {
  const secret = 'não deve aparecer'
  const fields = { password: secret, token: secret, cookie: secret, email: secret, ip: secret, body: secret }
  const [line] = await linesOf((log) => log.info({ ...fields, request: fields }, 'something'))
  expect(line).not.toContain(secret)
})
