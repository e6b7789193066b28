import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { confirmationQuery } from '../queries.ts'

export type Confirmation =
  | { state: 'loading' }
  | { state: 'success' }
  /** The mailbox owner must choose the password. */
  | { state: 'password'; token: string; reread: () => void }
  | { state: 'error'; message: string; retry?: () => void }

interface Link {
  /** Token of the link; `undefined` keeps the state at `loading`. */
  token: string | undefined
  texts: {
    /** Text for an invalid token. */
    refused: string
    /** Text for a token whose validity could not be checked. */
    failed: string
  }
}

/** Confirms an e-mail address with the token of its mailed link, and returns the state that the screen shows. */
export function useConfirmation({ token, texts }: Link): Confirmation {
  const { status, error, refetch, isFetching } = useQuery({
    ...confirmationQuery(token ?? ''),
    enabled: token !== undefined,
  })
  if (status === 'success') return { state: 'success' }
  if (status === 'pending' || isFetching) return { state: 'loading' }
  if (token !== undefined && error instanceof ApiError && error.code === 'confirmation_needs_password') {
    return { state: 'password', token, reread: () => void refetch() }
  }
  if (isRefusal(error)) return { state: 'error', message: texts.refused }
  const unsent = error instanceof ApiError && error.status === 0
  return { state: 'error', message: unsent ? error.detail : texts.failed, retry: () => void refetch() }
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'invalid_token' || error.code === 'validation_failed')
}

const readingMs = 2000

interface Departure {
  from: '/email-confirmation' | '/auth-success'
  to: '/' | '/onboarding' | '/paywall'
}

/**
 * Removes a used or invalid token from the address bar and the history. After a success, also navigates to `to`,
 * `readingMs` later so that the message can be read.
 */
export function useRedirectAfterConfirmation(confirmation: Confirmation, { from, to }: Departure): void {
  const navigate = useNavigate()
  const done = confirmation.state === 'success'
  const spent = done || (confirmation.state === 'error' && !confirmation.retry)

  useEffect(() => {
    if (spent) void navigate({ to: from, search: {}, replace: true, resetScroll: false })
  }, [spent, from, navigate])

  useEffect(() => {
    if (!done) return undefined
    const departure = setTimeout(() => void navigate({ to, replace: true }), readingMs)
    return () => clearTimeout(departure)
  }, [done, to, navigate])
}
