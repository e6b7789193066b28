import { type PlanId, plans } from '#contract/billing/plans.ts'
import { annualTexts, priceOf } from './price-copy.ts'

/** Cash price and duration; for the annual plan also the instalments, their total and interest. */
export function PlanPrice({ plan }: { plan: PlanId }) {
  return plan === 'annual' ? <AnnualPrice /> : <CashPrice plan={plan} />
}

function CashPrice({ plan }: { plan: PlanId }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-2xl font-extrabold whitespace-nowrap">{priceOf(plan)}</span>
      <span className="text-ink-soft">por {plans[plan].days} dias</span>
    </p>
  )
}

function AnnualPrice() {
  const { crossed, monthly, off, free, explanation, installments } = annualTexts
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-1.5">
        <s className="text-lg whitespace-nowrap text-ink-soft">
          <span className="sr-only">De </span>
          {crossed}
        </s>
        {[off, free].map((saving) => (
          <span
            key={saving}
            className="rounded-full bg-gema-soft px-2 py-1 text-sm font-bold whitespace-nowrap text-ink high-contrast:border"
          >
            {saving}
          </span>
        ))}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-3xl font-extrabold whitespace-nowrap">{priceOf('annual')}</span>
        <span className="text-ink-soft">por {plans.annual.days} dias</span>
      </p>
      <p>
        À vista, <b className="whitespace-nowrap">{monthly}</b>. Ou <b>{installments.each}</b> no cartão (
        {installments.total}, {installments.interest}).
      </p>
      <details className="text-sm">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-folha underline underline-offset-4">
          De onde vêm esses descontos
        </summary>
        <ul className="flex flex-col gap-1 pb-1 text-ink-soft">
          {explanation.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
