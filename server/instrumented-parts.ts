import type { AppParts } from './features.ts'
import { noTelemetry, instrumentDatabase, instrumentPort } from './platform/telemetry.ts'

/** Returns the parts with an instrumented database and storage. */
export function instrumentParts(parts: AppParts) {
  const { telemetry = noTelemetry } = parts
  return {
    ...parts,
    telemetry,
    database: instrumentDatabase(telemetry, parts.database),
    storage: instrumentPort(telemetry, 'storage', parts.storage, ['put', 'get', 'remove']),
  }
}
