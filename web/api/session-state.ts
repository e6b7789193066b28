export interface SessionUser {
  id: string
  email: string
  name: string
  is_admin: boolean
}

/** `expired` is a session that ended while a screen was open. */
export type Session =
  | { status: 'visitor' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'expired' }

export const sessionKey = ['session'] as const
export const visitor: Session = { status: 'visitor' }
