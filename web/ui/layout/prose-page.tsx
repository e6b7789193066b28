import type { ReactNode } from 'react'
import { ProseHeader } from './prose-header.tsx'
import { Screen } from './screen.tsx'

interface ProsePageProps {
  title: string
  /** Date of the last change, in words. */
  updated?: string
  children: ReactNode
}

/** Page of running text. */
export function ProsePage({ title, updated, children }: ProsePageProps) {
  return (
    <Screen>
      <ProseHeader title={title} kicker={updated && `Atualizado em ${updated}`} />
      <div className="flex flex-col gap-7 pb-4">{children}</div>
    </Screen>
  )
}
