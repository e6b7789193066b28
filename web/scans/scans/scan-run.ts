import type { MealType } from '#contract/calendar.ts'
import type { Scan } from '#contract/scans/scans.ts'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { uploadPhoto } from '../../api/photo-upload.ts'
import { retryWhenBusy } from './retry-when-busy.ts'
import { preparePhoto } from '../shared/photo.ts'

export const scanStages = ['preparing', 'reserving', 'uploading', 'recognising'] as const
export type ScanStage = (typeof scanStages)[number]

/** Run that ended early, with its stage and cause. */
export class ScanRunError extends Error {
  readonly stage: ScanStage
  override readonly cause: unknown

  constructor(stage: ScanStage, cause: unknown) {
    super(`scan ended while ${stage}`)
    this.stage = stage
    this.cause = cause
  }

  get code(): string | null {
    return this.cause instanceof ApiError ? this.cause.code : null
  }

  /** Retry delay set by the server, in milliseconds; 0 without one. */
  get patienceMs(): number {
    return this.cause instanceof ApiError ? this.cause.retryAfterSeconds * 1000 : 0
  }
}

interface ScanRunEvents {
  /** Called with the photo as sent: small, upright, without metadata. */
  onPrepared: (photo: Blob) => void
  /** Called when a stage begins. */
  onStage: (stage: ScanStage) => void
  /** Called once the quota has admitted the scan; from then on the server finds the scan by its id. */
  onReserved: (scanId: string) => void
  /** Called when the server is busy, before the pause. */
  onBusy: (pauseMs: number) => void
}

/** Processes a photo from the phone to a result. A retry with the same id continues the same scan. */
export async function runScan(
  source: Blob,
  { id, mealType }: { id: string; mealType?: MealType | undefined },
  { onPrepared, onStage, onReserved, onBusy }: ScanRunEvents,
  signal: AbortSignal,
): Promise<Scan> {
  let stage: ScanStage = 'preparing'
  const enter = (next: ScanStage) => {
    signal.throwIfAborted()
    stage = next
    onStage(next)
  }
  try {
    enter('preparing')
    const photo = await preparePhoto(source)
    onPrepared(photo)
    enter('reserving')
    const { scan_id, uploadUrl, path } = await call('POST /api/scan-start', {
      body: { id, meal_type: mealType },
      signal,
      idempotent: true,
    })
    onReserved(scan_id)
    enter('uploading')
    await retryWhenBusy(() => uploadPhoto(uploadUrl, photo, signal), { onBusy, signal })
    enter('recognising')
    const read = () => call('POST /api/scan-complete', { body: { scan_id, path }, idempotent: true, signal })
    return await retryWhenBusy(read, { onBusy, signal })
  } catch (cause) {
    throw new ScanRunError(stage, cause)
  }
}
