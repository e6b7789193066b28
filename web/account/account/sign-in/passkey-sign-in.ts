import { call } from '../../../api/call.ts'
import { CeremonyCancelled, signWithPasskey } from '../../../api/passkey-ceremony.ts'
import { sessionOpened } from '../../../api/sign-in.ts'

/** Returns whether the sign-in succeeded; false if the browser's prompt was cancelled. */
export async function signInWithPasskey(): Promise<boolean> {
  const { options } = await call('POST /api/auth/passkey', { idempotent: true })
  try {
    const response = await signWithPasskey(options)
    await call('POST /api/auth/sign-in/passkey', { body: { response } })
  } catch (error) {
    if (error instanceof CeremonyCancelled) return false
    throw error
  }
  await sessionOpened()
  return true
}
