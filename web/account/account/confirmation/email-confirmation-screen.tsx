import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmationNotice } from './confirmation-notice.tsx'
import { confirmationTexts } from '../copy.ts'
import { type Confirmation, useRedirectAfterConfirmation, useConfirmation } from './use-confirmation.ts'

export function EmailConfirmationScreen() {
  const search = useSearch({ from: '/email-confirmation' })
  // Frozen at mount: the query is removed from the address while the screen is open.
  const [{ token, type }] = useState(search)
  const whole = Boolean(token) && type === 'email'
  const outcome = useConfirmation({
    token: whole ? token : undefined,
    texts: { refused: confirmationTexts.failedTryAgain, failed: confirmationTexts.failedTryAgain },
  })
  const confirmation: Confirmation = whole ? outcome : { state: 'error', message: confirmationTexts.badLink }
  useRedirectAfterConfirmation(confirmation, { from: '/email-confirmation', to: '/' })

  return (
    <ConfirmationNotice
      confirmation={confirmation}
      success={<p>{confirmationTexts.verified}</p>}
      backLabel="Voltar ao login"
    />
  )
}
