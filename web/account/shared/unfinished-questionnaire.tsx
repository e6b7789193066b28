import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { readUnfinished, type Unfinished } from '../questionnaire/unfinished.ts'
import { stepTitles } from '../questionnaire/step-copy.ts'

/** Returns where the person left the questionnaire on this device; `null` without an open one. */
export function useUnfinished(): Unfinished | null {
  const session = useSession()
  const owner = session?.status === 'signed-in' ? session.user.id : null
  const [nowMs] = useState(Date.now)
  return owner === null ? null : readUnfinished(owner, nowMs)
}

/** Says where the questionnaire stopped, and whether what was answered counts. */
export function unfinishedText({ step, isSent, isFirst }: Unfinished): string {
  const place = `Você parou em “${stepTitles[step]}”.`
  if (isFirst) return `${place} O que você já respondeu está guardado neste aparelho.`
  return isSent
    ? `${place} O que você já respondeu conta nas suas sugestões.`
    : `${place} As últimas respostas estão só neste aparelho e ainda não contam.`
}

interface ContinueLinkProps {
  unfinished: Unfinished
  variant: 'primary' | 'secondary'
  from?: 'profile'
}

/** Opens the questionnaire where it was left. */
export function ContinueLink({ unfinished, variant, from }: ContinueLinkProps) {
  return (
    <LinkButton
      to="/onboarding"
      search={{ passo: String(unfinished.step), ...(from && { from }) }}
      variant={variant}
      wide
    >
      Continuar o questionário
    </LinkButton>
  )
}

/** Says before a menu is made that it does not follow the answers that were not sent. */
export function UnsentAnswers() {
  const unfinished = useUnfinished()
  if (!unfinished || unfinished.isSent) return null
  return (
    <Banner
      tone="warning"
      title="Há respostas que ainda não contam"
      action={<ContinueLink unfinished={unfinished} variant="secondary" />}
    >
      As suas últimas respostas estão só neste aparelho. Um cardápio gerado agora não conta com elas.
    </Banner>
  )
}
