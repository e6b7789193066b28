import { join } from 'node:path'
import { type Config, ConfigError } from '../../platform/process/config.ts'
import type { Log } from '../../platform/observability/log.ts'
import { fileStorage } from './file-storage.ts'
import type { ObjectStorage } from './object-storage.ts'
import { s3Storage } from './s3-storage.ts'

/**
 * Opens the configured bucket, or without one the folder of objects in DATA_DIR.
 * @throws {ConfigError} when the bucket does not exist or its keys are refused
 */
export async function storageFrom({ bucket, dataDir }: Config, log: Log): Promise<ObjectStorage> {
  if (!bucket) return fileStorage(join(dataDir, 'objects'))
  const storage = s3Storage(bucket, { log })
  const defect = await storage.findDefect()
  if (defect) throw new ConfigError(`O armazenamento não está certo:\n  - ${defect}`)
  return storage
}
