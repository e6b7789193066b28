import { Awning } from '../../ui/drawn/awning.tsx'
import { ExitOfferDialog } from './exit-offer-dialog.tsx'
import { Faq } from './faq.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { LandingPrices } from './landing-prices.tsx'
import { Problems } from './problems.tsx'
import { Solution } from './solution.tsx'
import { StatsStrip } from './stats-strip.tsx'
import { StructuredData } from './structured-data.tsx'
import { Testimonials } from './testimonials.tsx'

/** Landing page. Rendered once, by the build, and readable without scripts. */
export function LandingPage() {
  return (
    <>
      <a href="#conteudo" className="skip-link">
        Ir para o conteúdo
      </a>
      <Awning />
      <LandingHeader />
      <main id="conteudo" tabIndex={-1} className="overflow-x-clip">
        <Hero />
        <StatsStrip />
        <Problems />
        <Solution />
        <Testimonials />
        <LandingPrices />
        <Faq />
        <StructuredData />
        <FinalCall />
      </main>
      <LandingFooter />
      <ExitOfferDialog />
    </>
  )
}
