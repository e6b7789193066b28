import type { ReactNode } from 'react'
import { Card } from './card.tsx'
import { PageHeader } from './page-header.tsx'
import { Screen } from './screen.tsx'
import { Awning } from './awning.tsx'
import { DottedList } from './dotted-list.tsx'
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
          <DottedList items={goods} />
        </div>
      </Card>
      {children && <div className="pt-4">{children}</div>}
      <h2 className="pt-8 pb-3 text-lg font-bold">Enquanto isso, já dá para</h2>
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
