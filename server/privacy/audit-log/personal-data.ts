import type { PersonalData } from '../../platform/personal-data.ts'

export const auditLogData: PersonalData = {
  exportedTables: [
    {
      name: 'acts',
      file: 'atividade-da-conta',
      by: 'recorded_at',
      says: 'entradas, senhas, aparelhos e autorizações',
      position: 40,
    },
  ],
}
