import type { ComponentProps } from 'react'
import { classNames } from '../style/class-names.ts'

type CardProps = ComponentProps<'section'> & {
  tone?: 'plain' | 'leaf' | 'quiet'
  /** Leaves out the padding, so that the content (a picture, a list of rows) reaches the edge. */
  flush?: boolean
}

const tones = {
  plain: 'bg-surface border border-line',
  leaf: 'bg-folha-soft high-contrast:border',
  quiet: 'border border-dashed border-edge',
}

/** Container on the page background: a hairline, no shadow. */
export function Card({ tone = 'plain', flush = false, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classNames('rounded-card', flush ? 'overflow-hidden' : 'p-5', tones[tone], className)}
    />
  )
}
