import { type ComponentProps, type ReactNode, useId } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** Switch that takes effect at once. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  const id = useId()
  return (
    <label className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 py-2 has-disabled:cursor-not-allowed">
      <span className="flex min-w-[min(100%,9rem)] flex-1 flex-col">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-pretty text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span className="relative flex shrink-0">
        <input
          {...input}
          type="checkbox"
          // A native checkbox says itself whether it is checked, and must not say so twice.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer h-8 w-13 cursor-[inherit] appearance-none rounded-full bg-edge transition-colors checked:bg-folha disabled:opacity-60 high-contrast:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-surface transition-transform peer-checked:translate-x-5 high-contrast:hidden"
        />
      </span>
    </label>
  )
}
