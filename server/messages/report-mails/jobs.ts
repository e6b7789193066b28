import type { ReportMails } from './service.ts'

export function createReportMailJobs({ reportMails }: { readonly reportMails: ReportMails }) {
  return {
    tell: async (signal: AbortSignal) => {
      await reportMails.find()
      await reportMails.send(signal)
    },
    tidy: reportMails.tidy,
  }
}
