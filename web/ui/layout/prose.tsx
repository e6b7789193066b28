import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

/** Inline link to a screen. */
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
