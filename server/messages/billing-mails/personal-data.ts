import type { PersonalData } from '../../platform/personal-data.ts'

export const billingMailData: PersonalData = {
  exportedTables: [
    {
      name: 'billing_mails',
      file: 'e-mails-de-pagamento',
      by: 'due_at',
      says: 'e-mails sobre teste e pagamentos',
      position: 250,
    },
  ],
}
