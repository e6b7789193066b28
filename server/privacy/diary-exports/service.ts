import type { Query } from '#contract/endpoint.ts'
import type { exportDays as daysEndpoint } from '#contract/privacy/diary-exports.ts'
import { readDiary, readDiaryItems } from '../../day/diary/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { Database } from '../../platform/database/database.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import { fileName } from './copy.ts'
import { resolveExport, writeDays, writeItems } from './rules.ts'

export interface ExportedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

export async function exportDays(
  database: Database,
  accountId: AccountId,
  asked: Query<typeof daysEndpoint>,
  now: Date,
): Promise<ExportedFile> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const { from, to } = resolveExport(asked, civilDay(now, nutritionProfile.timezone))
    const { days } = await readDiary({ tx, nutritionProfile, now }, { from, to })
    return { name: fileName('dias', from, to), bytes: writeDays(days, nutritionProfile) }
  })
}

export async function exportItems(
  database: Database,
  accountId: AccountId,
  asked: Query<typeof daysEndpoint>,
  now: Date,
): Promise<ExportedFile> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const { from, to } = resolveExport(asked, civilDay(now, nutritionProfile.timezone))
    const items = await readDiaryItems(tx, from, to)
    return {
      name: fileName('alimentos', from, to),
      bytes: writeItems(items, { from, to }, nutritionProfile),
    }
  })
}
