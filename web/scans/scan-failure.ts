import { photoRefusals } from '#contract/photo-refusals.ts'
import { messageOf } from '../api/api-error.ts'
import { isConnectionLost } from '../menus/failures.ts'
import { failureTitles, type KeptBecause, unreadablePhoto } from './copy.ts'
import { isCrowded } from './crowd.ts'
import type { ScanRunError, ScanStage } from './scan-run.ts'

export interface ScanFailure {
  title: string
  detail: string
  /** The session is gone: only a login leads on. */
  isStranger: boolean
  /** It opens, and can be looked at while its plate is told in words. */
  isPhotoUsable: boolean
  /** Sending the same photo again may help. */
  canResend: boolean
  /** Another photo may help. */
  canPhotograph: boolean
}

/** What passes without anybody's doing: the phone keeps the photo then, and sends it again by itself. */
export function keptBecause({ cause }: ScanRunError): KeptBecause | null {
  if (isConnectionLost(cause)) return 'offline'
  return isCrowded(cause) ? 'busy' : null
}

const uselessPhoto = new Set(['image_type_unsupported', 'image_unreadable', 'image_too_large'])
/** Answers that hold: the same photo gets the same one. */
const refusals = new Set<string>(photoRefusals)
/** No photo is read before tomorrow. */
const spent = new Set(['recognition_share_reached', 'recognition_budget_reached'])
const strangers = new Set(['unauthenticated', 'session_expired'])

/** What to tell of a run that ended early: by its stage, or by what the server said. */
export function failureOf(error: ScanRunError): ScanFailure {
  const code = error.code ?? ''
  const isStranger = strangers.has(code)
  const isPhotoUsable = error.stage !== 'preparing' && !uselessPhoto.has(code)
  return {
    title: titleOf(error.stage, code),
    detail: detailOf(error, isStranger),
    isStranger,
    isPhotoUsable,
    canResend: isPhotoUsable && !refusals.has(code) && !spent.has(code),
    canPhotograph: !spent.has(code),
  }
}

function titleOf(stage: ScanStage, code: string): string {
  if (strangers.has(code)) return 'Usuário não autenticado'
  if (spent.has(code)) return 'Por hoje, em palavras'
  return refusals.has(code) ? 'Não deu para ler o prato' : failureTitles[stage]
}

function detailOf({ stage, cause }: ScanRunError, isStranger: boolean): string {
  if (isStranger) return 'Sua sessão terminou. Faça login para continuar.'
  return stage === 'preparing' ? unreadablePhoto : messageOf(cause)
}
