import type { PersonalData } from '../../platform/personal-data.ts'
import { deleteWeekPlans } from './queries.ts'

export const weekPlanData: PersonalData = {
  exportedTables: [
    {
      name: 'week_plans',
      file: 'planos-da-semana',
      by: 'week_start',
      says: 'planos da semana e observações',
      position: 170,
    },
  ],
  deleteHealthData: deleteWeekPlans,
}
