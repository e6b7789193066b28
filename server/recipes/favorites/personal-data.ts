import type { PersonalData } from '../../platform/personal-data.ts'

export const favoriteData: PersonalData = {
  exportedTables: [
    {
      name: 'recipe_favorites',
      file: 'favoritas',
      by: 'created_at',
      says: 'receitas favoritas',
      position: 140,
    },
  ],
}
