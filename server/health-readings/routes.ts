import * as contract from '#contract/health-readings.ts'
import { reviewedReadingOf } from '#nutrition/safety/health-text/reviewed-reading.ts'
import { serve, type ServedEndpoint } from '../platform/serve.ts'
import { describeReading } from './rules.ts'

/** The screen asks after each pause in typing. */
const readingLimits = [{ max: 120, perSeconds: 60 }]

export const healthReadingRoutes: readonly ServedEndpoint[] = [
  serve(
    contract.readHealthTexts,
    ({ body }) => describeReading(reviewedReadingOf(body.texts, { removed: [], followUp: null })),
    { changesNothing: true, limits: readingLimits },
  ),
]
