import type { ObjectStorage } from '../../adapters/storage/object-storage.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Metrics } from '../../platform/observability/metrics.ts'
import type { SignedLinks } from '../../platform/security/signed-link.ts'
import type { RecognitionServices } from '../recognitions/service.ts'
import type { ScanQueues } from './rules.ts'

export interface PhotoServices {
  readonly storage: ObjectStorage
  /** Retention of photos in days, as stated on the privacy page. */
  readonly photoDays: number
}

export interface ScanServices extends RecognitionServices, PhotoServices {
  readonly links: SignedLinks
  readonly publicOrigin: string
  readonly metrics: Metrics
  /** Queues of photos that wait in the memory of this process. */
  readonly scanQueues: ScanQueues
}

export type ScanContext = AccountContext & ScanServices
