import type { PersonalData } from '../../platform/personal-data.ts'
import { deleteWeights } from './queries.ts'

export const weightData: PersonalData = {
  exportedTables: [
    { name: 'weights', file: 'pesos', by: 'date', says: 'pesos', position: 110 },
    {
      name: 'weight_postponements',
      file: 'perguntas-de-peso',
      by: 'postponed_at',
      says: 'quando você respondeu “agora não” à pergunta sobre metas e peso',
      position: 120,
    },
  ],
  deleteHealthData: deleteWeights,
}
