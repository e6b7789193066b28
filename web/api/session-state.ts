export interface SessionUser {
  id: string
  email: string
  name: string
  is_admin: boolean
  /** Deadline for cancelling a pending removal of the second factor; unset without one. */
  factor_reset_ends_at?: string | undefined
}

/** `expired`: a session that was open in this tab has ended. */
export type Session =
  | { status: 'visitor' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'expired' }

export const sessionKey = ['session'] as const
export const visitor: Session = { status: 'visitor' }
