import { buttonClass } from '../ui/button.tsx'
import { PlanOffer } from '../billing/plan-offer.tsx'
import { offeredPlans } from '../billing/plan-offer-words.ts'

/** The plans beside each other, as the paywall sells them. */
export function LandingPrices() {
  return (
    <section id="pricing" aria-labelledby="planos" className="flex scroll-mt-4 flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 id="planos" className="text-2xl font-bold">
          Planos
        </h2>
        <p className="text-ink-soft">
          Comece com 3 dias grátis, sem cartão. Depois, PIX ou cartão de crédito, e cancele quando quiser.
        </p>
      </div>
      <div className="grid gap-4 wide:grid-cols-3 wide:items-center">
        {offeredPlans.map((plan) => (
          <PlanOffer
            key={plan}
            plan={plan}
            heading="h3"
            action={
              <a
                href="/auth#criar-conta"
                className={buttonClass({ variant: plan === 'annual' ? 'primary' : 'secondary', wide: true })}
              >
                Começar grátis
              </a>
            }
          />
        ))}
      </div>
    </section>
  )
}
