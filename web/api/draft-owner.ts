import { queryClient } from './client.ts'
import { type Session, sessionKey } from './session-state.ts'

/**
 * Returns the owner of new drafts: the signed-in account's id, else an empty text. Drafts have an owner because
 * another account may use this tab later.
 */
export function draftOwner(): string {
  const session = queryClient.getQueryData<Session>(sessionKey)
  return session?.status === 'signed-in' ? session.user.id : ''
}
