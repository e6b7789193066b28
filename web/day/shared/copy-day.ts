import { call } from '../../api/call.ts'

/** A day whose meals are logged again on another day. */
export interface DayCopy {
  /** Idempotency key. */
  readonly key: string
  readonly userId: string
  readonly from: string
  readonly to: string
  readonly warningsSeen?: boolean
  /** Whether meals that the day already has are logged a second time. */
  readonly doubles?: boolean
}

export function copyDay({ key, userId, from, to, warningsSeen, doubles }: DayCopy) {
  return call('POST /api/days/{date}/copy', {
    params: { date: from },
    body: { key, user_id: userId, to, warnings_seen: warningsSeen, doubles },
    idempotent: true,
  })
}
