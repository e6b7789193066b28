import type { PersonalData } from '../../platform/personal-data.ts'

export const reportData: PersonalData = {
  exportedTables: [
    {
      name: 'weekly_summaries',
      file: 'resumos-semanais',
      by: 'week_start',
      says: 'médias de cada semana',
      position: 180,
    },
    {
      name: 'monthly_reports',
      file: 'relatorios-mensais',
      by: 'month_start',
      says: 'médias de cada mês',
      position: 190,
    },
  ],
  otherTables: {
    due_summaries: 'weeks and months whose averages are due',
  },
}
