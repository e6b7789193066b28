export interface SessionUser {
  id: string
  email: string
  name: string
  is_admin: boolean
  /** Until when ending the second step without a code may be refused; unset where nobody asked for it. */
  factor_reset_ends_at?: string | undefined
}

/** `expired` is a session that ended while a screen was open. */
export type Session =
  | { status: 'visitor' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'expired' }

export const sessionKey = ['session'] as const
export const visitor: Session = { status: 'visitor' }
