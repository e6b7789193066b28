import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

export type BadgeTone = 'neutral' | 'leaf' | 'warning' | 'danger' | 'info' | 'premium'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-line text-ink',
  leaf: 'bg-folha-soft text-folha',
  warning: 'bg-gema text-on-ripe',
  danger: 'bg-tomate-soft text-tomate',
  info: 'bg-ceu-soft text-ceu',
  premium: 'bg-acai text-paper',
}

interface BadgeProps {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs font-semibold whitespace-nowrap high-contrast:border',
        tones[tone],
      )}
    >
      {icon && (
        <span aria-hidden="true" className="contents">
          {icon}
        </span>
      )}
      {children}
    </span>
  )
}
