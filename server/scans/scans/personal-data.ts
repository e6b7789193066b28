import type { PersonalData } from '../../platform/personal-data.ts'
import { listPhotoKeys } from './queries.ts'

export const scanData: PersonalData = {
  exportedTables: [
    {
      name: 'food_scans',
      file: 'scans',
      by: 'created_at',
      says: 'fotos e descrições de pratos e o que se reconheceu nelas',
      without: ['photo_key', 'photo_sha256'],
      position: 70,
    },
  ],
  listFiles: listPhotoKeys,
}
