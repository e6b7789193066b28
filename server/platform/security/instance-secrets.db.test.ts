import { afterAll, expect, test } from 'vitest'
import { readOrCreateVapidKeys } from './instance-secrets.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { isKeyPair } from '../process/vapid-keys.ts'

const connection = await openTestDatabase()
afterAll(() => connection.close())

test('concurrent starts and later starts on a database share one key pair', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 4 }, () => readOrCreateVapidKeys(connection.sql)),
  )
  expect(isKeyPair(first!)).toBe(true)
  for (const keys of [...others, await readOrCreateVapidKeys(connection.sql)]) expect(keys).toEqual(first)
})
