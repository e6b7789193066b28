import { claims } from '#contract/claims.ts'
import { hasTestimonials, outcomes } from './claim-copy.ts'
import { testimonials } from './copy.ts'

const tilts = ['-rotate-1', 'rotate-1', 'rotate-1', '-rotate-1']

/** Testimonials as order slips; left out without a claim. */
export function Testimonials() {
  const told = claims.testimonials ? testimonials : []
  if (!hasTestimonials) return null
  return (
    <section
      id="testimonials"
      data-section="testimonials"
      aria-labelledby="depoimentos"
      className="mt-20 scroll-mt-4 bg-folha-soft py-14 wide:mt-28 wide:py-20"
    >
      <div className="mx-auto grid max-w-stall gap-10 px-5 wide:grid-cols-[1fr_1.9fr] wide:gap-14">
        <div className="flex flex-col gap-6">
          <h2 id="depoimentos" className="section-title font-extrabold">
            Quem conta com a gente
          </h2>
          {outcomes.length > 0 && <Outcomes />}
        </div>
        {told.length > 0 && (
          <ul className="grid gap-5 column:grid-cols-2 wide:gap-6">
            {told.map(({ words, who, where }, at) => (
              <li
                key={who}
                className={`order-slip ${tilts[at % tilts.length] ?? ''} ${at % 2 === 1 ? 'column:mt-8 column:-mb-8' : ''}`}
              >
                <figure className="flex h-full flex-col justify-between gap-4">
                  <blockquote className="text-lg leading-snug">“{words}”</blockquote>
                  <figcaption className="text-sm text-ink-soft">
                    <b className="block text-ink">{who}</b>
                    {where}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Outcomes() {
  return (
    <>
      <dl className="flex flex-col stall:flex-row stall:gap-8 wide:flex-col wide:gap-0">
        {outcomes.map(({ number, label }) => (
          <div
            key={label}
            className="flex flex-1 flex-wrap items-baseline gap-x-3 border-t-2 border-dashed border-edge py-3"
          >
            <dt>{label}</dt>
            <dd className="order-first font-display text-3xl font-extrabold whitespace-nowrap text-folha">
              {number}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">Resultados variam de pessoa para pessoa.</p>
    </>
  )
}
