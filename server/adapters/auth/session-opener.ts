import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod'

/**
 * Plugin of Better Auth that opens a session after two verified factors. It has no route: only the server can call it.
 */
export const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openProvenSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ accountId: z.string(), at: z.date() }) },
      async (context) => {
        const { accountId, at } = context.body
        const { internalAdapter } = context.context
        const user = await internalAdapter.findUserById(accountId)
        if (!user) throw new Error('A session was to be opened for nobody.')
        const session = await internalAdapter.createSession(accountId, false, { secondFactorAt: at })
        await setSessionCookie(context, { session, user })
        return { token: session.token, user }
      },
    ),
  },
} satisfies BetterAuthPlugin
