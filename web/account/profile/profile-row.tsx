import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

interface RowProps extends Omit<ComponentProps<'a'>, 'title'> {
  icon: ReactNode
  title: string
  detail?: string
}

/** Profile row that links to a screen. */
export const ProfileRow = createLink(function RowAnchor({ icon, title, detail, ...link }: RowProps) {
  return (
    <li>
      <a
        {...link}
        className="flex min-h-14 items-center gap-3 rounded-control px-3 py-2.5 hover:bg-folha-soft"
      >
        <span aria-hidden="true" className="text-folha">
          {icon}
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium">{title}</span>
          {detail && <span className="text-sm text-ink-soft">{detail}</span>}
        </span>
        <ChevronRight aria-hidden="true" size={20} className="text-ink-soft" />
      </a>
    </li>
  )
})
