import type { PersonalData } from '../../platform/personal-data.ts'

export const waterData: PersonalData = {
  exportedTables: [
    { name: 'water_entries', file: 'agua', by: 'date', says: 'água, copo a copo', position: 100 },
  ],
}
