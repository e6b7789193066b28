import type { PersonalData } from '../../platform/personal-data.ts'

export const savedMealData: PersonalData = {
  exportedTables: [
    {
      name: 'saved_meals',
      file: 'minhas-refeicoes',
      by: 'saved_at',
      says: 'refeições que você salvou com um nome',
      position: 62,
    },
  ],
}
