import { call } from '../../api/call.ts'

/** A day whose meals are logged again on another day. */
export interface DayCopy {
  /** Idempotency key. */
  readonly key: string
  readonly userId: string
  readonly from: string
  readonly to: string
  readonly warningsSeen?: boolean | undefined
  /** Whether meals that the day already has are logged a second time. */
  readonly doubles?: boolean | undefined
  /** When the copy was asked for, if it was queued. */
  readonly askedAt?: string
}

export function copyDay({ key, userId, from, to, warningsSeen, doubles, askedAt }: DayCopy) {
  return call('POST /api/days/{date}/copy', {
    params: { date: from },
    body: { key, user_id: userId, to, warnings_seen: warningsSeen, doubles, asked_at: askedAt },
    idempotent: true,
  })
}
