import type { PersonalData } from '../../platform/personal-data.ts'

export const ledgerData: PersonalData = {
  exportedTables: [
    { name: 'payments', file: 'pagamentos', by: 'created_at', says: 'compras e pagamentos', position: 210 },
    { name: 'renewals', file: 'renovacoes', by: 'created_at', says: 'renovações automáticas', position: 220 },
  ],
}
