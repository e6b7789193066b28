import type { PersonalData } from '../../platform/personal-data.ts'

export const reportMailData: PersonalData = {
  exportedTables: [
    {
      name: 'report_mails',
      file: 'e-mails-de-relatorio',
      by: 'due_at',
      says: 'e-mails de resumos e relatórios',
      position: 260,
    },
  ],
  otherTables: {
    due_report_mails: 'weeks and months whose mail is due',
  },
}
