import type { AppParts } from './features.ts'
import { noTelemetry, watchDatabase, watchPort } from './platform/telemetry.ts'

/** The same parts, of which the database and the storage are watched. */
export function watchParts(parts: AppParts) {
  const { telemetry = noTelemetry } = parts
  return {
    ...parts,
    telemetry,
    database: watchDatabase(telemetry, parts.database),
    storage: watchPort(telemetry, 'storage', parts.storage, ['put', 'get', 'remove']),
  }
}
