import type { OpenSession } from '#contract/account/sessions.ts'
import { deviceName } from '../../platform/http/device-name.ts'

interface KeptSession {
  readonly id: string
  readonly userAgent: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export function presentSession(
  { id, userAgent, createdAt, updatedAt }: KeptSession,
  currentId: string | undefined,
): OpenSession {
  return {
    id,
    device: deviceName(userAgent ?? ''),
    signed_in_at: createdAt.toISOString(),
    last_used_at: updatedAt.toISOString(),
    is_current: id === currentId,
  }
}
