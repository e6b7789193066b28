import { Checkbox } from '../../ui/form/checkbox.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import type { Tip } from './protocols.ts'

interface TipItemProps {
  tip: Tip
  isDone: boolean
  onChange: (isDone: boolean) => void
}

export function TipItem({ tip, isDone, onChange }: TipItemProps) {
  return (
    <Checkbox
      checked={isDone}
      onChange={({ target }) => onChange(target.checked)}
      className={classNames('px-4 py-2 transition-colors', isDone && 'bg-folha-soft')}
      label={
        <span className="flex flex-col gap-0.5">
          <span className="font-semibold">{tip.title}</span>
          <span className={classNames('text-sm text-pretty', !isDone && 'text-ink-soft')}>{tip.detail}</span>
        </span>
      }
    />
  )
}
