import { disclaimer, tableCitation } from '#contract/privacy/consent-texts.ts'
import { Logo } from '../../ui/drawn/logo.tsx'
import { anchors } from './anchors.ts'

const documents = [
  { href: '/ajuda', label: 'Ajuda' },
  { href: '/sobre-os-dados', label: 'Sobre os dados' },
  { href: '/privacidade', label: 'Privacidade' },
  { href: '/termos', label: 'Termos de uso' },
]

/** Planned pages, listed without links. */
const toCome = ['Sobre nós', 'Blog', 'Carreiras', 'Imprensa']

export function LandingFooter() {
  return (
    <footer data-section="footer" className="border-t border-line">
      <div className="mx-auto flex max-w-stall flex-col gap-8 px-5 py-10 pb-safe text-sm text-ink-soft">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-6 wide:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="col-span-full text-ink wide:col-span-1">
            <Logo />
          </div>
          <FooterLinks label="Produto" links={anchors} />
          <FooterLinks label="Ajuda e documentos" links={documents} />
          <div>
            <p>
              <b className="text-ink">Empresa</b> (em breve)
            </p>
            <ul>
              {toCome.map((name) => (
                <li key={name} className="flex min-h-11 items-center">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <p>{tableCitation}</p>
        <p className="max-w-[44rem]">{disclaimer}</p>
      </div>
    </footer>
  )
}

function FooterLinks({ label, links }: { label: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav aria-label={label}>
      <p aria-hidden="true" className="font-bold text-ink">
        {label}
      </p>
      <ul>
        {links.map(({ href, label: name }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center font-semibold text-ink underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
