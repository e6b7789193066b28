import type { PersonalData } from '../../platform/personal-data.ts'

export const mealData: PersonalData = {
  exportedTables: [
    { name: 'meals', file: 'refeicoes', by: 'date', says: 'refeições e alimentos, em gramas', position: 50 },
    {
      name: 'meal_entries',
      file: 'refeicoes-recebidas',
      by: 'received_at',
      says: 'refeições que chegaram depois',
      position: 60,
    },
  ],
}
