import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import type { NumberChoice } from '../choice-copy.ts'

interface NumberChipsProps<Value extends number> {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly NumberChoice<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

export function NumberChips<Value extends number>({
  options,
  value,
  onChange,
  ...frame
}: NumberChipsProps<Value>) {
  return (
    <SingleChoiceChips
      {...frame}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const option = options.find((candidate) => String(candidate.value) === chosen)
        if (option) onChange(option.value)
      }}
    />
  )
}
