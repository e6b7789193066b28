import { contextOf, type Platform } from '../../platform/context.ts'
import type { ScheduledJob } from '../../platform/database/jobs.ts'
import { everyTenMinutes } from '../../platform/database/schedules.ts'
import { findStockPhotos } from './find-stock-photos.ts'
import { importPhotos } from './import-photos.ts'
import type { PictureServices } from './picture-services.ts'

export function pictureJob(services: Platform & PictureServices): ScheduledJob {
  return {
    name: 'recipe-pictures',
    cron: everyTenMinutes,
    // The job is also due at the start, so that photos added while no process was running appear at once.
    isDueAtStart: true,
    work: async (signal) => {
      for (const find of [importPhotos, findStockPhotos]) {
        const found = await find(contextOf(services), signal)
        if (found > 0) services.log.info({ found }, 'pictures found')
      }
    },
  }
}
