import { trial } from '#contract/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Gift } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sessionQuery } from '../../../api/session.ts'
import { moveIntent, readIntent } from '../../../billing/shared/checkout-intent.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { ConfirmationNotice } from './confirmation-notice.tsx'
import { confirmationTexts } from '../copy.ts'
import { type Confirmation, useRedirectAfterConfirmation, useConfirmation } from './use-confirmation.ts'

/** Link types that confirm an e-mail address. */
const confirmingTypes = new Set(['email', 'signup'])

export function AuthSuccessScreen() {
  const search = useSearch({ from: '/auth-success' })
  // Frozen at mount: the query is removed from the address while the screen is open.
  const [link] = useState(search)
  // After the confirmation, a visitor who chose a plan before signing up goes to the paywall; everyone else goes to
  // the questionnaire.
  const [chose] = useState(() => readIntent(Date.now()) !== null)
  const next = chose ? '/paywall' : '/onboarding'
  const { data: session, isPending } = useQuery(sessionQuery)
  const signedIn = session?.status === 'signed-in'
  const flaw = findFlaw(link)
  const outcome = useConfirmation({
    token: isPending || signedIn || flaw ? undefined : link.token,
    texts: { refused: confirmationTexts.badOrEndedLink, failed: confirmationTexts.failed },
  })
  const confirmation: Confirmation = signedIn
    ? { state: 'success' }
    : flaw && !isPending
      ? { state: 'error', message: flaw }
      : outcome
  const isLost = confirmation.state === 'error'
  // Stores the chosen plan for this tab only; after a failed confirmation, stores it for all tabs again.
  useEffect(() => {
    moveIntent(isLost ? 'tabs' : 'tab', Date.now())
  }, [isLost])
  useRedirectAfterConfirmation(confirmation, { from: '/auth-success', to: next })

  return (
    <ConfirmationNotice
      confirmation={confirmation}
      success={<TrialStarted />}
      successActions={
        <LinkButton to={next} replace size="large" wide>
          {chose ? 'Continuar a compra' : 'Começar agora'}
        </LinkButton>
      }
      backLabel="Voltar ao login"
    />
  )
}

function TrialStarted() {
  return (
    <>
      <p>{confirmationTexts.verifiedAndLeaving}</p>
      <p className="flex items-center justify-center gap-2 rounded-control bg-gema px-4 py-3 font-semibold text-on-ripe">
        <Gift aria-hidden="true" size={20} className="shrink-0" />
        {trial.days} dias grátis, sem cartão de crédito
      </p>
    </>
  )
}

interface Arrival {
  token?: string
  type?: string
  error?: string
  error_description?: string
}

/**
 * Returns why the link cannot confirm: an error parameter, a missing token or a type that confirms nothing; undefined
 * for a usable link.
 */
function findFlaw({ token, type, error, error_description: description }: Arrival): string | undefined {
  if (error) return description ?? confirmationTexts.failed
  if (!token || !type || !confirmingTypes.has(type)) return confirmationTexts.badOrEndedLink
  return undefined
}
