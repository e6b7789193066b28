import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string
  icon: ReactNode
  tone?: 'plain' | 'tinted'
}

/** Icon button; its title is its accessible name. An additional label would be spoken twice. */
export function IconButton({
  label,
  icon,
  tone = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      title={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors',
        'hover:bg-folha-soft disabled:opacity-45 high-contrast:border',
        tone === 'tinted' && 'bg-folha-soft text-folha',
        className,
      )}
    >
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
    </button>
  )
}
