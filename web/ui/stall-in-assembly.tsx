import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { PageHeader } from './page-header.tsx'
import { Screen } from './screen.tsx'
import { Awning } from './awning.tsx'
import { LinkButton } from './link-button.tsx'

interface StallInAssemblyProps {
  title: string
  /** What will stand here, in one sentence. */
  promise: string
  goods: readonly string[]
  children?: ReactNode
}

/** A part of the market that is not open yet: says what comes, and what can be had today. */
export function StallInAssembly({ title, promise, goods, children }: StallInAssemblyProps) {
  return (
    <Screen>
      <PageHeader title={title} />
      <Card flush>
        <Awning />
        <div className="flex flex-col gap-4 p-5 pt-4">
          <h2 className="text-xl font-bold">Banca em montagem</h2>
          <p>{promise}</p>
          <ul className="flex flex-col gap-2">
            {goods.map((good) => (
              <li key={good} className="flex gap-3">
                <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-gema" />
                {good}
              </li>
            ))}
          </ul>
        </div>
      </Card>
      <h2 className="pt-8 pb-3 text-lg font-bold">Enquanto isso, já dá para</h2>
      {children}
      <div className="flex flex-col gap-3">
        <LinkButton to="/scan" size="large" wide>
          Escanear meu prato
        </LinkButton>
        <LinkButton to="/app" variant="secondary" wide>
          Ver o meu dia
        </LinkButton>
      </div>
    </Screen>
  )
}
