import * as contract from '#contract/account/health-readings.ts'
import { reviewedReadingOf } from '#nutrition/safety/health-text/reviewed-reading.ts'
import { serve, type ServedEndpoint } from '../../platform/http/serve.ts'
import { describeReading } from './rules.ts'
import { readHealthReading, reviewHealthReading } from './service.ts'

export const healthReadingRoutes: readonly ServedEndpoint[] = [
  serve(
    contract.readHealthTexts,
    ({ body }) => describeReading(reviewedReadingOf(body.texts, { removed: [], followUp: null })),
    { changesNothing: true },
  ),
  serve(contract.readHealthReading, ({ account, database, clock }) =>
    readHealthReading(database, account.id, clock.now()),
  ),
  serve(contract.reviewHealthReading, ({ account, database, body, clock }) =>
    reviewHealthReading(database, account.id, body, clock.now()),
  ),
]
