import type { PersonalData } from '../../platform/personal-data.ts'

export const checkInData: PersonalData = {
  exportedTables: [
    {
      name: 'check_ins',
      file: 'check-ins',
      by: 'date',
      says: 'como você disse que o dia estava',
      position: 130,
    },
  ],
}
