import { claims } from '#contract/claims.ts'
import { statsOf } from './claim-copy.ts'

const tilts = [
  '-rotate-2 bg-gema text-on-ripe',
  'rotate-1 bg-surface',
  '-rotate-1 bg-folha-soft',
  'rotate-2 bg-gema-soft',
]

/** Statistics as price tags on a line. */
export function StatsStrip() {
  return (
    <section
      data-section="stats"
      aria-labelledby="em-numeros"
      className="washing-line relative pt-8 pb-14 wide:pb-20"
    >
      <h2 id="em-numeros" className="sr-only">
        Em números
      </h2>
      <dl className="mx-auto grid max-w-stall grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-9 px-5 column:grid-cols-2 stall:grid-cols-4">
        {statsOf(claims).map(({ number, label }, at) => (
          <div key={label} className={`price-tag ${tilts[at] ?? ''}`}>
            <dt className="text-sm leading-snug text-balance wide:text-base">{label}</dt>
            <dd className="font-display text-2xl font-extrabold whitespace-nowrap wide:text-3xl">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
