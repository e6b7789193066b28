import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import type { NumberChoice } from '../choice-copy.ts'

interface NumberChipsProps<Value extends number> {
  legend: string
  hint?: string | undefined
  error?: string | undefined
  options: readonly NumberChoice<Value>[]
  value: Value | null
  /** Default that counts while `value` is null. */
  assumed?: Value | undefined
  onChange: (value: Value) => void
}

export function NumberChips<Value extends number>({
  options,
  value,
  onChange,
  assumed,
  hint,
  ...frame
}: NumberChipsProps<Value>) {
  return (
    <SingleChoiceChips
      {...frame}
      hint={hintOf(options, { value, assumed, hint })}
      options={options.map((option) => ({ value: String(option.value), label: option.label }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => {
        const option = options.find((candidate) => String(candidate.value) === chosen)
        if (option) onChange(option.value)
      }}
    />
  )
}

interface Unanswered<Value extends number> {
  value: Value | null
  assumed: Value | undefined
  hint: string | undefined
}

/** Adds the default that counts to the hint of an unanswered question. */
function hintOf<Value extends number>(
  options: readonly NumberChoice<Value>[],
  { value, assumed, hint }: Unanswered<Value>,
): string | undefined {
  const counted = value === null && options.find((option) => option.value === assumed)
  return counted ? [`Sem resposta, contamos ${counted.label}.`, hint].filter(Boolean).join(' ') : hint
}
