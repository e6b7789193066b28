import type { PersonalData } from '../../platform/personal-data.ts'

export const subscriptionData: PersonalData = {
  exportedTables: [
    {
      name: 'subscriptions',
      file: 'assinatura',
      by: 'user_id',
      says: 'teste, plano e scans usados',
      position: 200,
    },
  ],
}
