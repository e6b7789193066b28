import { Awning } from '../ui/awning.tsx'
import { Logo } from '../ui/logo.tsx'
import { disclaimer, tableCitation } from '#contract/consent-texts.ts'
import { buttonClass } from '../ui/button.tsx'
import { ExitOfferDialog } from './exit-offer-dialog.tsx'
import { HeroPlate } from './hero-plate.tsx'
import { LandingPrices } from './landing-prices.tsx'

const steps = [
  {
    title: 'Fotografe ou escreva',
    text: '“2 escumadeiras de arroz, 1 concha de feijão e um bife.” Do seu jeito.',
  },
  {
    title: 'Confira as medidas',
    text: 'Concha, colher, fatia. Corrija o que for preciso e os números acompanham.',
  },
  { title: 'Veja o dia mudar', text: 'Energia, proteína e fibras do dia, na hora, contra as suas metas.' },
]

const footerLinks = [
  { href: '#pricing', label: 'Planos' },
  { href: '/ajuda', label: 'Ajuda' },
  { href: '/sobre-os-dados', label: 'Sobre os dados' },
  { href: '/privacidade', label: 'Privacidade' },
  { href: '/termos', label: 'Termos de uso' },
]

/** Rendered once, by the build. No script runs it, so nothing here may need one to be read. */
export function LandingPage() {
  return (
    <>
      <Awning />
      <div className="mx-auto flex max-w-stall flex-col px-5">
        <header className="flex items-center justify-between gap-3 py-4">
          <Logo />
          <nav aria-label="Conta" className="flex gap-2">
            <a href="/auth" className={buttonClass({ variant: 'ghost' })}>
              Login
            </a>
            <span className="hidden wide:block">
              <SignUp />
            </span>
          </nav>
        </header>
        <main className="flex flex-col gap-16 pt-4 pb-16 wide:gap-20 wide:pt-2">
          <section className="grid items-center gap-8 wide:grid-cols-[1fr_1.05fr] wide:gap-12">
            <div className="flex flex-col items-start gap-5">
              <h1 className="text-3xl font-extrabold">Arroz, feijão e a conta certa.</h1>
              <p className="max-w-[30rem] text-lg text-ink-soft wide:text-xl">
                Fotografe ou escreva o que tem no prato. Cada alimento vem da tabela brasileira, em medidas de
                casa, e o seu dia se ajusta na hora.
              </p>
              <div className="flex w-full flex-col gap-2 column:w-auto">
                <SignUp large />
                <p className="text-center text-sm text-ink-soft">3 dias grátis, sem cartão</p>
              </div>
            </div>
            <HeroPlate />
          </section>
          <section aria-labelledby="como-funciona" className="flex flex-col gap-6">
            <h2 id="como-funciona" className="text-2xl font-bold">
              Como funciona
            </h2>
            <ol className="grid gap-6 wide:grid-cols-3 wide:gap-8">
              {steps.map(({ title, text }, at) => (
                <li key={title} className="flex gap-4 wide:flex-col">
                  <span
                    aria-hidden="true"
                    className="flex size-12 shrink-0 -rotate-3 items-center justify-center rounded-control bg-gema font-display text-xl font-extrabold text-on-ripe"
                  >
                    {at + 1}
                  </span>
                  <div className="flex flex-col gap-1">
                    <h3 className="text-lg font-bold">{title}</h3>
                    <p className="text-ink-soft">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </section>
          <LandingPrices />
        </main>
      </div>
      <footer className="border-t border-line">
        <div className="mx-auto flex max-w-stall flex-col gap-4 px-5 py-8 pb-safe text-sm text-ink-soft">
          <nav aria-label="Rodapé" className="-mx-2 flex flex-wrap">
            {footerLinks.map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="flex min-h-11 items-center px-2 font-semibold text-ink underline"
              >
                {label}
              </a>
            ))}
          </nav>
          <p>{tableCitation}</p>
          <p className="max-w-[44rem]">{disclaimer}</p>
        </div>
      </footer>
      <ExitOfferDialog />
    </>
  )
}

function SignUp({ large = false }: { large?: boolean }) {
  return (
    <a href="/auth#criar-conta" className={buttonClass({ size: large ? 'large' : 'medium', wide: large })}>
      Cadastrar Grátis
    </a>
  )
}
