import { trial } from '#contract/billing/plans.ts'
import { HeroPlate } from './plates/hero-plate.tsx'
import { SignUpLink } from './sign-up-link.tsx'

export function Hero() {
  return (
    <section data-section="hero" aria-labelledby="inicio" className="relative wide:min-h-[600px]">
      <div className="mx-auto grid max-w-stall items-center gap-8 px-5 pt-4 stall:grid-cols-[1fr_1.12fr] stall:py-8 wide:gap-10 wide:py-10">
        <div className="relative flex flex-col items-start gap-5">
          <h1 id="inicio" className="hero-title font-extrabold">
            Arroz, feijão e a conta certa.
          </h1>
          <p className="max-w-[29rem] text-lg text-ink-soft wide:text-xl">
            Fotografe ou escreva o que tem no prato. Cada alimento vem da tabela brasileira, em medidas de
            casa, e o seu dia se ajusta na hora.
          </p>
          <div className="flex w-full flex-col gap-2 column:w-auto">
            <SignUpLink call="hero-signup" size="large" wide />
            <p className="text-center text-sm text-ink-soft">
              {trial.days} dias grátis, sem cartão. Cancele quando quiser.
            </p>
          </div>
          <a
            href="#experimente"
            className="-mt-2 flex min-h-11 items-center self-center font-semibold text-folha underline underline-offset-4 column:self-start"
          >
            Ou teste agora com o seu prato
          </a>
        </div>
        <HeroPlate />
      </div>
    </section>
  )
}
