import { trial } from '#contract/billing/plans.ts'
import { PlanOffer } from '../../billing/shared/plan-offer.tsx'
import { offeredPlans } from '../../billing/shared/plan-offer-copy.ts'
import { SignUpLink } from './sign-up-link.tsx'

/** Plans side by side, as on the paywall. */
export function LandingPrices() {
  return (
    <section
      id="pricing"
      data-section="pricing"
      aria-labelledby="planos"
      className="scroll-mt-4 pt-20 wide:pt-28"
    >
      <div className="mx-auto flex max-w-stall flex-col px-5">
        <div className="flex flex-col gap-3 stall:items-center stall:text-center">
          <h2 id="planos" className="section-title font-extrabold">
            Planos com o preço na placa
          </h2>
          <p className="max-w-[40rem] text-lg text-balance text-ink-soft">
            Comece com {trial.days} dias grátis, sem cartão. Depois, PIX ou cartão de crédito, e cancele
            quando quiser.
          </p>
        </div>
        <div className="price-board mx-auto mt-8 grid w-full max-w-[30rem] grid-cols-1 wide:max-w-none gap-x-6 wide:mt-10 wide:grid-cols-3 wide:items-start">
          {offeredPlans.map((plan) => (
            <div key={plan} className={`hung ${plan === 'annual' ? '' : 'hung-low'}`}>
              <PlanOffer
                plan={plan}
                heading="h3"
                action={
                  <SignUpLink
                    call={`pricing-${plan}`}
                    variant={plan === 'annual' ? 'primary' : 'secondary'}
                    size={plan === 'annual' ? 'large' : 'medium'}
                    wide
                  >
                    Começar grátis
                  </SignUpLink>
                }
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
