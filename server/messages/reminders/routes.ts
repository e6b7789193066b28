import * as contract from '#contract/messages/reminders.ts'
import { serveWith } from '../../platform/http/serve.ts'
import {
  listDevices,
  registerDevice,
  type ReminderServices,
  removeDevice,
  sendTestReminder,
} from './service.ts'

/** Strict limits, because tests are sent from the settings screen only. */
const testLimits = [{ max: 5, perSeconds: 300 }]

const serve = serveWith<ReminderServices>()

export const reminderRoutes = [
  serve(contract.readReminderKey, ({ pushPublicKey }) => ({ public_key: pushPublicKey })),
  serve(contract.listReminderDevices, listDevices),
  serve(contract.registerReminderDevice, (ctx) =>
    registerDevice(ctx, { ...ctx.body, userAgent: ctx.headers.get('user-agent') ?? '' }),
  ),
  serve(contract.removeReminderDevice, async (ctx) => ({ removed: await removeDevice(ctx, ctx.params) })),
  serve(
    contract.sendTestReminder,
    (ctx) => sendTestReminder(ctx, { id: ctx.params.id, signal: ctx.signal }),
    { limits: testLimits },
  ),
]
