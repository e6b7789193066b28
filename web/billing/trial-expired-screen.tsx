import { Lock } from 'lucide-react'
import { LinkButton } from '../ui/link-button.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'

const blocked = ['FoodScan', 'Relatórios detalhados', 'Geração de dietas', 'Receitas premium']

export function TrialExpiredScreen() {
  return (
    <Screen>
      <PageHeader title="Seu período de teste terminou" />
      <p className="pb-5 text-lg">O que você registrou está guardado. Com um plano, tudo volta a abrir.</p>
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">Bloqueado por enquanto</h2>
        <ul className="flex flex-col gap-2">
          {blocked.map((feature) => (
            <li key={feature} className="flex items-center gap-3">
              <Lock aria-hidden="true" size={18} className="text-ink-soft" />
              {feature}
            </li>
          ))}
        </ul>
      </Card>
      <div className="flex flex-col gap-3 pt-6">
        <LinkButton to="/paywall" size="large" wide>
          Ver planos
        </LinkButton>
        <a href="/" className={buttonClass({ variant: 'ghost', wide: true })}>
          Voltar ao início
        </a>
      </div>
    </Screen>
  )
}
