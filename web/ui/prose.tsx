import { createLink, useCanGoBack, useRouter } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from './page-header.tsx'
import { Screen } from './screen.tsx'

interface ProsePageProps {
  title: string
  /** When the text last changed, in words. */
  updated?: string
  children: ReactNode
}

/** A page to be read. */
export function ProsePage({ title, updated, children }: ProsePageProps) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <Screen>
      <PageHeader
        title={title}
        kicker={updated && `Atualizado em ${updated}`}
        {...(canGoBack && { onBack: () => router.history.back() })}
      />
      <div className="flex flex-col gap-7 pb-4">{children}</div>
    </Screen>
  )
}

/** A link to a screen in the middle of a sentence. */
export const ProseLink = createLink(function ProseAnchor({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className="font-semibold text-folha underline underline-offset-4">
      {children}
    </a>
  )
})

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2.5">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  )
}

export function ProseList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 marker:text-folha">
      {items.map((item, at) => (
        <li key={at}>{item}</li>
      ))}
    </ul>
  )
}
