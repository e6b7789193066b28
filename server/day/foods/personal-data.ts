import type { PersonalData } from '../../platform/personal-data.ts'

export const ownFoodData: PersonalData = {
  exportedTables: [
    {
      name: 'own_foods',
      file: 'meus-alimentos',
      by: 'created_at',
      says: 'alimentos que você criou a partir de rótulos, com cada correção',
      position: 65,
    },
  ],
}
