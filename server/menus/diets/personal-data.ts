import type { PersonalData } from '../../platform/personal-data.ts'
import { deleteDiets } from './queries.ts'

export const dietData: PersonalData = {
  exportedTables: [
    { name: 'user_diets', file: 'dietas', by: 'created_at', says: 'dietas e seus cardápios', position: 150 },
    {
      name: 'default_diets',
      file: 'primeira-dieta',
      by: 'created_at',
      says: 'quando a primeira dieta foi criada',
      position: 160,
    },
  ],
  deleteHealthData: deleteDiets,
}
