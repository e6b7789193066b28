import type { Platform } from '../../platform/context.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyTenMinutes } from '../../platform/database/schedules.ts'
import { addReportMails } from './add-report-mails.ts'
import { type ReportMailServices, sendReportMails } from './send-report-mails.ts'

export function reportMailJobs(services: Platform & ReportMailServices): readonly ScheduledJob[] {
  const work = async (signal: AbortSignal) => {
    await addReportMails(services)
    await sendReportMails(services, signal)
  }
  return [{ name: 'report-mails', cron: everyTenMinutes, isDueAtStart: true, work }]
}
