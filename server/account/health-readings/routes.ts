import * as contract from '#contract/account/health-readings.ts'
import { reviewedReadingOf } from '#nutrition/safety/health-text/reviewed-reading.ts'
import { serve } from '../../platform/http/serve.ts'
import { describeReading } from './rules.ts'
import { readHealthReading, reviewHealthReading } from './service.ts'

export const healthReadingRoutes = [
  serve(
    contract.readHealthTexts,
    ({ body }) => describeReading(reviewedReadingOf(body.texts, { removed: [], followUp: null })),
    { changesNothing: true },
  ),
  serve(contract.readHealthReading, readHealthReading),
  serve(contract.reviewHealthReading, (ctx) => reviewHealthReading(ctx, ctx.body)),
]
