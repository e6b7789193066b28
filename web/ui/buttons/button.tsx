import type { ComponentProps } from 'react'
import { classNames } from '../style/class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'medium' | 'large'

/*
 * A press changes only a colour, without a transition. A scale or a filter would delay the answer to a tap: for the
 * scale the browser lays the page out again, for the filter it makes a layer.
 */
const variants: Record<ButtonVariant, string> = {
  primary: 'bg-folha text-paper hover:brightness-110 press-darker',
  secondary: 'border border-edge bg-surface text-ink hover:bg-folha-soft active:bg-folha-soft',
  ghost: 'text-folha hover:bg-folha-soft active:bg-folha-soft',
  danger: 'bg-tomate text-paper hover:brightness-110 press-darker',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
}

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width of its column. */
  wide?: boolean | undefined
}

/** Classes of a button, for links that act as one. */
export function buttonClass({ variant = 'primary', size = 'medium', wide = false }: ButtonLook = {}): string {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold select-none',
    'text-balance disabled:opacity-55 high-contrast:border high-contrast:border-[ButtonBorder]',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
}

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-labelledby'> &
  ButtonLook & {
    /**
     * Work is in progress: the button keeps its width, shows and is named by `busyLabel`, and ignores taps.
     */
    busy?: boolean
    busyLabel?: string
  }

/**
 * A live region inside a button would remove its name: browsers build the name from content, but not from
 * content with a role such as `status`, and announce nothing inside a button. So the busy label is the
 * button's name, and a region beside the button announces it.
 */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel = 'Aguarde…',
  type = 'button',
  className,
  children,
  onClick,
  'aria-label': label,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={busy && type === 'submit' ? 'button' : type}
        aria-label={busy ? busyLabel : label}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        className={classNames(buttonClass({ variant, size, wide }), busy && 'cursor-progress', className)}
        onClick={busy ? undefined : onClick}
      >
        <span className={classNames('inline-flex items-center justify-center gap-2', busy && 'invisible')}>
          {children}
        </span>
        {busy && (
          <span className="absolute inset-0 flex items-center justify-center">
            <span className="animate-pulse">{busyLabel}</span>
          </span>
        )}
      </button>
      {busy && (
        <span role="status" className="sr-only">
          {busyLabel}
        </span>
      )}
    </>
  )
}
