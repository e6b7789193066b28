import * as contract from '#contract/account/health-readings.ts'
import { reviewedReadingOf } from '#nutrition/safety/health-text/reviewed-reading.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import { ageTimezone } from '../profile/service.ts'
import { serve } from '../../platform/http/serve.ts'
import { describeReading } from './rules.ts'
import { readHealthReading, reviewHealthReading } from './service.ts'

export const healthReadingRoutes = [
  serve(
    contract.readHealthTexts,
    ({ body, now }) => {
      const today = civilDay(now, ageTimezone)
      const texts = body.texts.map((text) => ({ ...text, today }))
      return describeReading(reviewedReadingOf(texts, { removed: [], followUp: null }))
    },
    { changesNothing: true },
  ),
  serve(contract.readHealthReading, readHealthReading),
  serve(contract.reviewHealthReading, (ctx) => reviewHealthReading(ctx, ctx.body)),
]
