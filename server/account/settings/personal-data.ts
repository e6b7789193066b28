import type { PersonalData } from '../../platform/personal-data.ts'

export const settingsData: PersonalData = {
  exportedTables: [
    { name: 'user_settings', file: 'avisos', by: 'user_id', says: 'quais avisos você quer', position: 20 },
  ],
}
