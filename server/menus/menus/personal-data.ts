import type { PersonalData } from '../../platform/personal-data.ts'
import { deleteMenus } from './queries.ts'

export const menuData: PersonalData = {
  exportedTables: [
    { name: 'user_diets', file: 'dietas', by: 'created_at', says: 'dietas e seus cardápios', position: 150 },
    {
      name: 'default_diets',
      file: 'primeira-dieta',
      by: 'created_at',
      says: 'quando a primeira dieta e o primeiro cardápio foram criados',
      position: 160,
    },
    {
      name: 'week_plans',
      file: 'planos-da-semana',
      by: 'week_start',
      says: 'planos da semana e observações',
      position: 170,
    },
  ],
  deleteHealthData: deleteMenus,
}
