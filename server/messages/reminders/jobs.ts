import type { Platform } from '../../platform/context.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyMinute, everyTenMinutes } from '../../platform/database/schedules.ts'
import { dispatchReminders } from './dispatch-reminders.ts'
import { sendTipMails, type TipMailServices } from './send-tip-mails.ts'
import type { PushServices } from './service.ts'

export function reminderJobs(services: Platform & PushServices & TipMailServices): readonly ScheduledJob[] {
  return [
    { name: 'reminders', cron: everyMinute, work: (signal) => dispatchReminders(services, { signal }) },
    { name: 'tip-mails', cron: everyTenMinutes, work: (signal) => sendTipMails(services, signal) },
  ]
}
