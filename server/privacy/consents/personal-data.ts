import type { PersonalData } from '../../platform/personal-data.ts'

export const consentData: PersonalData = {
  exportedTables: [
    {
      name: 'consents',
      file: 'autorizacoes',
      by: 'recorded_at',
      says: 'o que você autorizou ou retirou',
      position: 30,
    },
  ],
}
