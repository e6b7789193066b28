import { account, own, pass, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bounds: {
    'PUT /api/reminders/devices': ['a day', 'ten devices'],
    'DELETE /api/reminders/devices/{id}': ['a day', 'removes'],
    'POST /api/reminders/devices/{id}/test': ['a day', 'keeps nothing'],
  },
  pointers: {
    // Another account may register this endpoint: it is a secret between browser and push service, so knowing it proves
    // possession.
    'PUT /api/reminders/devices body.endpoint': pass,
    'PUT /api/reminders/devices body.user_id': account,
    'DELETE /api/reminders/devices/{id} params.id': own('push_subscriptions'),
    'POST /api/reminders/devices/{id}/test params.id': own('push_subscriptions'),
  },
}
