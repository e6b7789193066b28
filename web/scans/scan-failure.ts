import { messageOf } from '../api/api-error.ts'
import { isConnectionLost } from '../menus/failures.ts'
import { failureTitles, type KeptBecause, unreadablePhoto } from './copy.ts'
import { isCrowded } from './crowd.ts'
import type { ScanRunError } from './scan-run.ts'

export interface ScanFailure {
  title: string
  detail: string
  /** The session is gone: only a login leads on. */
  isStranger: boolean
  /** Sending the same photo again may help. */
  isPhotoUsable: boolean
}

/** What passes without anybody's doing: the phone keeps the photo then, and sends it again by itself. */
export function keptBecause({ cause }: ScanRunError): KeptBecause | null {
  if (isConnectionLost(cause)) return 'offline'
  return isCrowded(cause) ? 'busy' : null
}

const uselessPhoto = new Set(['image_type_unsupported', 'image_unreadable', 'image_too_large'])
const strangers = new Set(['unauthenticated', 'session_expired'])

/** What to tell of a run that ended early: by its stage, or by what the server said. */
export function failureOf(error: ScanRunError): ScanFailure {
  const code = error.code ?? ''
  const isStranger = strangers.has(code)
  const isUnreadable = error.stage === 'preparing'
  return {
    title: isStranger ? 'Usuário não autenticado' : failureTitles[error.stage],
    detail: detailOf(error, isStranger),
    isStranger,
    isPhotoUsable: !isUnreadable && !uselessPhoto.has(code),
  }
}

function detailOf({ stage, cause }: ScanRunError, isStranger: boolean): string {
  if (isStranger) return 'Sua sessão terminou. Faça login para continuar.'
  return stage === 'preparing' ? unreadablePhoto : messageOf(cause)
}
