import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'
import { FieldNotes } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, className, ...input }: CheckboxProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <span className="relative mt-px flex size-6 shrink-0">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
            className="peer size-6 appearance-none rounded-sm border-2 border-edge bg-surface checked:border-folha checked:bg-folha aria-invalid:border-tomate high-contrast:appearance-auto"
          />
          <Check
            aria-hidden="true"
            size={18}
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto text-paper opacity-0 peer-checked:opacity-100 high-contrast:hidden"
          />
        </span>
        <span className="min-w-0 flex-1">{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
