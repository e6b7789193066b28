import * as contract from '#contract/messages/reminders.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Reminders } from './service.ts'

/** Strict, because tests are sent from the settings screen only. */
const testLimits = [{ max: 5, perSeconds: 300 }]

export function reminderRoutes(reminders: Reminders) {
  return [
    serve(contract.readReminderKey, () => ({ public_key: reminders.publicKey })),
    serve(contract.listReminderDevices, ({ account }) => reminders.list(account.id)),
    serve(contract.registerReminderDevice, ({ account, body, headers }) =>
      reminders.register(account.id, body, headers.get('user-agent') ?? ''),
    ),
    serve(contract.removeReminderDevice, async ({ account, params }) => ({
      removed: await reminders.remove(account.id, params.id),
    })),
    serve(
      contract.sendTestReminder,
      ({ account, params, signal }) => reminders.sendTest(account.id, params.id, signal),
      { limits: testLimits },
    ),
  ]
}
