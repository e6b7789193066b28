import { joinFeatures } from '../platform/feature.ts'
import type { PageServices } from '../platform/http/plain-page.ts'
import { billingMailJobs } from './billing-mails/jobs.ts'
import { billingMailData } from './billing-mails/personal-data.ts'
import type { BillingMailServices } from './billing-mails/service.ts'
import { deleteOldReminders } from './reminders/dispatch-reminders.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { reminderData } from './reminders/personal-data.ts'
import type { ReminderServices } from './reminders/service.ts'
import type { TipMailServices } from './reminders/send-tip-mails.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { reportMailJobs } from './report-mails/jobs.ts'
import { reportMailData } from './report-mails/personal-data.ts'
import { deleteOldReportMails, type ReportMailServices } from './report-mails/send-report-mails.ts'
import { unsubscriptionPages } from './unsubscriptions/routes.ts'

type MessageServices = ReminderServices &
  TipMailServices &
  ReportMailServices &
  BillingMailServices &
  PageServices

export const messagesArea = joinFeatures<MessageServices>([
  {
    endpoints: reminderRoutes,
    jobs: reminderJobs,
    tidy: deleteOldReminders,
    personalData: reminderData,
  },
  { jobs: reportMailJobs, tidy: deleteOldReportMails, personalData: reportMailData },
  { jobs: billingMailJobs, personalData: billingMailData },
  { pages: unsubscriptionPages },
])
