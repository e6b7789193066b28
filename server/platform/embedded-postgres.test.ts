import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openInMemory } from './embedded-postgres.ts'

test('a long run of queries lets timers and other requests have their turn', async () => {
  const { sql: database, close } = await openInMemory()
  const turnsDuring = async (work: () => Promise<unknown>) => {
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    await work()
    clearInterval(timer)
    return turns
  }
  const alone = await turnsDuring(async () => {
    for (let i = 0; i < 500; i++) await database.execute(sql`select ${i}::int`)
  })
  const together = await turnsDuring(() =>
    database.transaction(async (tx) => {
      for (let i = 0; i < 500; i++) await tx.execute(sql`select ${i}::int`)
    }),
  )
  expect(alone).toBeGreaterThan(2)
  expect(together).toBeGreaterThan(2)
  await close()
})
