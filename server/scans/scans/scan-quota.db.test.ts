import { trial } from '#contract/billing/plans.ts'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Failure } from '../../platform/failure.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { readSubscription } from '../../billing/subscription/service.ts'
import { scans as table } from './table.ts'
import { scansBeside, tokenOf } from './test-photos.ts'

const testApp = await startTestApp()
const { database, clock, signUpConfirmed } = testApp
const scans = scansBeside(testApp, { recognizer: null })

/** Generates actions on scans; `of` picks one of the scans started so far. */
const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ does: 'start' } as const) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('describe', 'describe nonsense', 'give up', 'send rubbish'),
      of: fc.nat(30),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(3, 31) }),
  },
)

/** Awaits a step that may be rejected; returns `undefined` if it throws a `Failure`. */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })
}

test('scans in any order count every result and no more than the quota', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyStep, { minLength: 1, maxLength: 3 }), { minLength: 10, maxLength: 30 }),
      async (rounds) => {
        const { id: accountId } = await signUpConfirmed()
        const started: { id: string; token: string }[] = []
        const take = async (step: (typeof rounds)[number][number]): Promise<unknown> => {
          if (step.does === 'start') {
            const scan = await attempt(scans.start(accountId))
            return scan && started.push({ id: scan.scan_id, token: tokenOf(scan) })
          }
          if (step.does === 'wait') return clock.advance({ minutes: step.minutes })
          const scan = started[step.of % started.length]
          if (!scan) return undefined
          const { id, token } = scan
          if (step.does === 'give up') return attempt(scans.cancel(accountId, id))
          if (step.does === 'send rubbish')
            return attempt(scans.receivePhoto(token, 'image/jpeg', new Uint8Array(3)))
          const description = step.does === 'describe' ? 'um ovo cozido' : 'blorpa'
          return attempt(scans.complete(accountId, { id, description }))
        }
        for (const atOnce of rounds) {
          await Promise.all(atOnce.map(take))
          const { scans_used_mo } = await readSubscription({
            database,
            accountId,
            now: clock.now(),
          })
          const results = await database.asAccount(accountId, (tx) =>
            tx.$count(table, eq(table.status, 'done')),
          )
          expect(scans_used_mo).toBeGreaterThanOrEqual(results)
          expect(scans_used_mo).toBeLessThanOrEqual(trial.scans)
          expect(scans_used_mo).toBeLessThanOrEqual(started.length)
        }
      },
    ),
    { numRuns: 8, seed: 20_260_311, endOnFailure: true },
  )
})
