import { photoRefusals } from '#contract/scans/photo-refusals.ts'
import { messageOf } from '../../api/api-error.ts'
import { isConnectionLost } from '../../menus/shared/failures.ts'
import { failureTitles, type QueueReason, refusalTitles, signedOutText, unreadablePhoto } from './copy.ts'
import { isServerBusy } from './retry-when-busy.ts'
import type { ScanRunError, ScanStage } from './scan-run.ts'

export interface ScanFailure {
  title: string
  detail: string
  /** The session is gone: only a login helps. */
  isSignedOut: boolean
  /** The photo can be displayed while its plate is described. */
  isPhotoUsable: boolean
  /** Sending the same photo again may help. */
  canResend: boolean
  /** Another photo may help. */
  canPhotograph: boolean
}

/** Returns the temporary cause for which the phone queues the photo and sends it later; null for any other. */
export function queueReasonOf({ cause }: ScanRunError): QueueReason | null {
  if (isConnectionLost(cause)) return 'offline'
  return isServerBusy(cause) ? 'busy' : null
}

const uselessPhoto = new Set(['image_type_unsupported', 'image_unreadable', 'image_too_large'])
/** Codes of permanent refusals: the same photo would be refused again. */
const refusals = new Set<string>(photoRefusals)
/** Codes of a used-up daily budget: photos are read again tomorrow. */
const spent = new Set(['recognition_share_reached', 'recognition_budget_reached'])
const signedOutCodes = new Set(['unauthenticated', 'session_expired'])

/** Message for a failed run: by its stage, or by the server's code. */
export function failureOf(error: ScanRunError): ScanFailure {
  const code = error.code ?? ''
  const isSignedOut = signedOutCodes.has(code)
  const isPhotoUsable = error.stage !== 'preparing' && !uselessPhoto.has(code)
  return {
    title: titleOf(error.stage, code),
    detail: detailOf(error, isSignedOut),
    isSignedOut,
    isPhotoUsable,
    canResend: isPhotoUsable && !refusals.has(code) && !spent.has(code),
    canPhotograph: !spent.has(code),
  }
}

function titleOf(stage: ScanStage, code: string): string {
  if (signedOutCodes.has(code)) return refusalTitles.signedOut
  if (spent.has(code)) return refusalTitles.spent
  return refusals.has(code) ? refusalTitles.unreadable : failureTitles[stage]
}

function detailOf({ stage, cause }: ScanRunError, isSignedOut: boolean): string {
  if (isSignedOut) return signedOutText
  return stage === 'preparing' ? unreadablePhoto : messageOf(cause)
}
