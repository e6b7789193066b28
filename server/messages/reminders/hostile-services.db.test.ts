import { expect, test } from 'vitest'
import { startFakePushService } from '../../adapters/push/fake-push-service.ts'
import type { PushSender } from '../../adapters/push/push-sender.ts'
import type { Database } from '../../platform/database/database.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import { dispatchReminders } from './dispatch-reminders.ts'
import { startRinging } from './test-ringing.ts'

const { addDevice, clock, database, dispatch, service, signUpConfirmed, somebodyWithDevice } =
  await startRinging()

test.each(['8000000000000', 'Fri, 31 Dec 99999 23:59:59 GMT'])(
  'a push service with an absurd retry time (%s) causes no repeated message',
  async (retryAfter) => {
    const hostile = await startFakePushService(clock)
    try {
      hostile.answerWith({ kind: 'status', status: 503, retryAfter })
      await addDevice(await signUpConfirmed(), hostile)
      await somebodyWithDevice()
      for (let minute = 0; minute < 12; minute += 1) {
        await dispatch()
        clock.advance({ minutes: 1 })
      }
      expect(service.taken).toHaveLength(1)
    } finally {
      await hostile.close()
    }
  },
)

test('an account deleted during a run does not stop the other reminders', async () => {
  const [{ person }, staying] = [await somebodyWithDevice(), await somebodyWithDevice()]
  let hasLeft = false
  const leaving: Database = {
    ...database,
    asSystem: async (work) => {
      const found = await database.asSystem(work)
      if (!hasLeft) {
        hasLeft = true
        const json = { password: person.password, word: 'EXCLUIR' }
        await readReply(person.fetch('/api/account-erasure', { json }))
      }
      return found
    },
  }
  const called: string[] = []
  const push: PushSender = {
    send: async ({ endpoint }) => {
      called.push(endpoint)
      return { kind: 'taken' }
    },
    close: async () => undefined,
  }
  const services = { database: leaving, clock, log: createLog('silent'), push }
  await dispatchReminders(services, { signal: new AbortController().signal })
  expect(called).toEqual([staying.target.endpoint])
})
