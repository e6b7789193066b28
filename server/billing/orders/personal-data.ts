import type { PersonalData } from '../../platform/personal-data.ts'

export const orderData: PersonalData = {
  exportedTables: [
    { name: 'payments', file: 'pagamentos', by: 'created_at', says: 'compras e pagamentos', position: 210 },
  ],
}
