import type { PersonalData } from '../../platform/personal-data.ts'

export const todayData: PersonalData = {
  otherTables: { day_versions: 'a random id that changes with the records of the day' },
}
