import type { Payment } from '#contract/billing/billing.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'
import { useLostFocus } from '../../../ui/hooks/use-lost-focus.ts'
import { DemonstrationNote } from '../demonstration-note.tsx'
import { PayLink } from '../pay-link.tsx'
import { useTrackPurchase } from './track-purchase.ts'
import { deletePurchase } from '../stored-purchase.ts'
import { paymentQuery } from '../queries.ts'
import { returnText, type ReturnText } from './return-copy.ts'

interface ReturnPanelProps {
  /** Purchase id from the address. */
  id: string
  subscription: Subscription | undefined
  onReceipt: (payment: Payment) => void
}

/** Result of the purchase that a buyer returns from. A purchase of another account shows nothing. */
export function ReturnPanel({ id, subscription, onReceipt }: ReturnPanelProps) {
  const { data: payment, error, refetch } = useQuery(paymentQuery(id))
  const words = payment && returnText(payment, subscription)
  useTrackPurchase(payment, subscription)
  const isSettled = payment !== undefined && payment.status !== 'pending'
  useEffect(() => {
    if (isSettled) deletePurchase(id, Date.now())
  }, [isSettled, id])
  const isForeign = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <div aria-live="polite" className="empty:hidden">
      {payment ? (
        words && (
          <Card tone={words.next === 'app' ? 'leaf' : 'plain'} aria-labelledby="retorno">
            <Outcome words={words} />
            <div className="flex flex-col gap-3 pt-4">
              <DemonstrationNote payment={payment} />
              <NextStep next={words.next} payment={payment} onReceipt={() => onReceipt(payment)} />
              {payment.status === 'pending' && (
                <CheckAgain
                  label={words.next === 'pay' ? 'Já paguei, conferir agora' : 'Conferir agora'}
                  look={() => refetch()}
                />
              )}
            </div>
          </Card>
        )
      ) : error ? (
        isForeign || (
          <ErrorState
            title="Não deu para conferir o pagamento"
            message={messageOf(error)}
            onRetry={() => void refetch()}
          />
        )
      ) : (
        <Card>
          <p className="text-ink-soft">Conferindo o pagamento…</p>
        </Card>
      )}
    </div>
  )
}

const icons = { app: CircleCheck, pay: Clock3, plans: CircleAlert, none: Clock3 } as const

/** Takes the focus once, and again after the focused element is removed; otherwise only announces. */
function Outcome({ words: { title, text, next } }: { words: ReturnText }) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ preventScroll: true })
  useLostFocus(title, () => heading.current?.focus({ preventScroll: true }))
  const Icon = icons[next ?? 'none']
  return (
    <div className="flex items-start gap-3">
      <Icon
        aria-hidden="true"
        size={26}
        className={next === 'app' ? 'shrink-0 text-folha' : 'shrink-0 text-ink-soft'}
      />
      <div className="flex min-w-0 flex-col gap-1">
        <h2 ref={heading} id="retorno" tabIndex={-1} className="text-xl font-bold outline-none">
          {title}
        </h2>
        <p className="text-pretty">{text}</p>
      </div>
    </div>
  )
}

interface CheckAgainProps {
  label: string
  look: () => Promise<{ data: Payment | undefined; error: Error | null }>
}

/** Checks the payment again on tap and announces the result; automatic polling is silent. */
function CheckAgain({ label, look }: CheckAgainProps) {
  const [isLooking, setIsLooking] = useState(false)
  const lookNow = async () => {
    setIsLooking(true)
    const { data, error } = await look()
    setIsLooking(false)
    if (error) showToast({ title: 'Não deu para conferir', description: messageOf(error), tone: 'error' })
    else if (data?.status === 'pending') {
      showToast({
        title: 'Ainda não chegou',
        description: 'Continuamos conferindo enquanto você estiver aqui.',
      })
    }
  }
  return (
    <Button variant="ghost" wide busy={isLooking} busyLabel="Conferindo…" onClick={() => void lookNow()}>
      {label}
    </Button>
  )
}

interface NextStepProps {
  next: ReturnText['next']
  payment: Payment
  onReceipt: () => void
}

function NextStep({ next, payment, onReceipt }: NextStepProps) {
  switch (next) {
    case 'app':
      return (
        <>
          <LinkButton to="/app" wide>
            Abrir o aplicativo
          </LinkButton>
          <Button variant="ghost" wide onClick={onReceipt}>
            Ver comprovante
          </Button>
        </>
      )
    case 'pay':
      return <PayLink payment={payment} wide />
    case 'plans':
      return (
        <LinkButton to="/paywall" wide>
          Tentar de novo
        </LinkButton>
      )
    case null:
      return null
  }
}
