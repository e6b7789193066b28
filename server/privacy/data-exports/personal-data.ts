import type { PersonalData } from '../../platform/personal-data.ts'

export const dataExportData: PersonalData = {
  otherTables: {
    data_exports: 'marks that this export is running',
  },
}
