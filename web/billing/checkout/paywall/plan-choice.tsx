import type { Renewal } from '#contract/billing/billing.ts'
import { type PlanId, plans } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { chargeText } from '../charge-copy.ts'
import type { Wanted } from '../checkout.ts'
import { PlanOffer } from '../../shared/plan-offer.tsx'
import { beginningOf, runningPlan } from '../../shared/plan-offer-copy.ts'
import { priceOf } from '../price-copy.ts'
import { RenewalBeside } from '../subscription/renewal-beside.tsx'
import { endsByDefault, goesOn } from '../subscription/renewal-beside-copy.ts'

interface PlanChoiceProps {
  plan: PlanId
  subscription: Subscription | undefined
  renewal: Renewal | null | undefined
  processing: PlanId | null
  /** The plan cannot be bought on this instance. */
  isOff: boolean
  onChoose: (wanted: Wanted) => void
}

/** Plan with its choices: renewal, or cancelling the active renewal. */
export function PlanChoice(props: PlanChoiceProps) {
  const { plan, subscription, renewal, processing, isOff, onChoose } = props
  const [autoRenew, setAutoRenew] = useState(false)
  const [ends, setEnds] = useState(() => endsByDefault(plan))
  const running = subscription ? runningPlan(subscription) : null
  const note = running && subscription ? beginningOf(plan, running, subscription) : null
  if (isOff) return <PlanOffer plan={plan} note={note} action={null} />
  const beside = goesOn(renewal) ? renewal : null
  const canRenew = plan !== 'annual' && !beside && !subscription?.renews
  const renews = canRenew && autoRenew
  const choose = () =>
    onChoose({ plan, discount: 0, autoRenew: renews, ...(beside && { cancelsRenewal: ends }) })
  return (
    <PlanOffer
      plan={plan}
      note={note}
      charge={chargeText(plan, renews, beside && !ends ? beside.plan : null)}
      option={
        beside ? (
          <RenewalBeside renewal={beside} ends={ends} onChange={setEnds} />
        ) : (
          canRenew && (
            <Checkbox
              label="Renovar automaticamente no cartão"
              hint={`Cobra ${priceOf(plan)} a cada ${plans[plan].days} dias até você cancelar, com um toque, em Pagamentos.`}
              checked={autoRenew}
              onChange={(event) => setAutoRenew(event.target.checked)}
            />
          )
        )
      }
      action={
        <Button
          wide
          size="large"
          variant={plan === 'annual' ? 'primary' : 'secondary'}
          busy={processing === plan}
          busyLabel="Processando…"
          disabled={processing !== null && processing !== plan}
          onClick={choose}
        >
          Escolher {plans[plan].name}
        </Button>
      }
    />
  )
}
