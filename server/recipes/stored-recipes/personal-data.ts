import type { PersonalData } from '../../platform/personal-data.ts'

export const ownRecipeData: PersonalData = {
  exportedTables: [
    {
      name: 'own_recipes',
      file: 'minhas-receitas',
      by: 'created_at',
      says: 'receitas que você criou, com cada correção e o endereço de onde vieram',
      position: 145,
    },
  ],
}
