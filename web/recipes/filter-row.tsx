import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../ui/class-names.ts'

interface FilterRowProps {
  legend: string
  Icon: LucideIcon
  choices: readonly { value: string; label: string }[]
  /** Undefined is "Todos". */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One line of chips that runs off to the side, "Todos" first. */
export function FilterRow({ legend, Icon, choices, value, onChange }: FilterRowProps) {
  const id = useId()
  return (
    <fieldset className="flex min-w-0 items-center gap-2">
      <legend className="sr-only">{legend}</legend>
      <Icon aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
      <div className="-mr-5 flex min-w-0 flex-1 snap-x gap-2 overflow-x-auto overscroll-x-contain p-1 pr-5 scrollbar-none">
        <FilterChip
          group={id}
          label="Todos"
          isOn={value === undefined}
          onTurnOn={() => onChange(undefined)}
        />
        {choices.map((choice) => (
          <FilterChip
            key={choice.value}
            group={id}
            label={choice.label}
            isOn={choice.value === value}
            onTurnOn={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface FilterChipProps {
  group: string
  label: string
  isOn: boolean
  onTurnOn: () => void
}

function FilterChip({ group, label, isOn, onTurnOn }: FilterChipProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 shrink-0 cursor-pointer snap-start scroll-ml-1 items-center rounded-full border border-edge bg-surface px-4 text-ink select-none',
        'has-checked:border-folha has-checked:bg-folha has-checked:font-semibold has-checked:text-paper',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-folha',
        'high-contrast:has-checked:border-4',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={isOn}
        onChange={onTurnOn}
        className="absolute inset-0 opacity-0"
      />
      {label}
    </label>
  )
}
