import type { PersonalData } from '../../platform/personal-data.ts'

export const adherenceData: PersonalData = {
  exportedTables: [
    {
      name: 'diet_compliance',
      file: 'aderencia',
      by: 'date',
      says: 'o que você seguiu do plano, dia a dia',
      position: 90,
    },
  ],
}
