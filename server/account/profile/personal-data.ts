import type { PersonalData } from '../../platform/personal-data.ts'
import { deleteAnswers } from './service.ts'

export const profileData: PersonalData = {
  exportedTables: [
    {
      name: 'profiles',
      file: 'perfil',
      by: 'name',
      says: 'perfil, respostas do questionário, metas e mudanças nelas',
      position: 10,
    },
  ],
  deleteHealthData: deleteAnswers,
}
