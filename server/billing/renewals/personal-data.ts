import type { PersonalData } from '../../platform/personal-data.ts'

export const renewalData: PersonalData = {
  exportedTables: [
    { name: 'renewals', file: 'renovacoes', by: 'created_at', says: 'renovações automáticas', position: 220 },
  ],
}
