import type { PersonalData } from '../../platform/personal-data.ts'

export const recognitionData: PersonalData = {
  exportedTables: [
    {
      name: 'vision_shares',
      file: 'fotos-lidas',
      by: 'day',
      says: 'quantas fotos um serviço leu por dia e quantas vieram sem prato; dos últimos dois dias',
      position: 80,
    },
  ],
}
