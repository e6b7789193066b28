import type { Query } from '#contract/endpoint.ts'
import type { exportDays as daysEndpoint } from '#contract/privacy/diary-exports.ts'
import { withProfile } from '../../account/profile/service.ts'
import { readDiary, readDiaryItems } from '../../day/diary/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { fileName } from './copy.ts'
import { resolveExport, writeDays, writeItems } from './rules.ts'

export interface ExportedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

type Asked = Query<typeof daysEndpoint>

/**
 * Exports the diary as CSV, one line per day with data, for a period of at most `longestDays`. Throws
 * `export_period_invalid`.
 */
export function exportDays(ctx: AccountContext, asked: Asked): Promise<ExportedFile> {
  return withProfile(ctx, async (own) => {
    const { nutritionProfile, now } = own
    const { from, to } = resolveExport(asked, civilDay(now, nutritionProfile.timezone))
    const { days } = await readDiary(own, { from, to })
    return { name: fileName('dias', from, to), bytes: writeDays(days, nutritionProfile) }
  })
}

/**
 * Exports the diary as CSV, one line per logged food and per ticked meal of the plan, for a period of at most
 * `longestDays`. Throws `export_period_invalid`.
 */
export function exportItems(ctx: AccountContext, asked: Asked): Promise<ExportedFile> {
  return withProfile(ctx, async ({ tx, nutritionProfile, now }) => {
    const { from, to } = resolveExport(asked, civilDay(now, nutritionProfile.timezone))
    const items = await readDiaryItems(tx, from, to)
    return {
      name: fileName('alimentos', from, to),
      bytes: writeItems(items, { from, to }, nutritionProfile),
    }
  })
}
