import type { AppParts } from './features.ts'
import { noTelemetry, watchDatabase, watchPort } from './platform/telemetry.ts'

/** Returns the parts with an instrumented database and storage. */
export function watchParts(parts: AppParts) {
  const { telemetry = noTelemetry } = parts
  return {
    ...parts,
    telemetry,
    database: watchDatabase(telemetry, parts.database),
    storage: watchPort(telemetry, 'storage', parts.storage, ['put', 'get', 'remove']),
  }
}
