import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

interface FilterRowProps {
  legend: string
  Icon: LucideIcon
  choices: readonly { value: string; label: string }[]
  /** Undefined is "Todos". */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Choices that fit in one line of the column beside "Todos". */
const choicesOfLine = 4

/** Line of filter chips, "Todos" first: scrolls by touch, unfolds for a mouse. */
export function FilterRow({ legend, Icon, choices, value, onChange }: FilterRowProps) {
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  return (
    <fieldset className="flex min-w-0 items-start gap-2">
      <legend className="sr-only">{legend}</legend>
      <Icon aria-hidden="true" size={20} className="mt-3.5 shrink-0 text-ink-soft" />
      <div
        className={classNames(
          '-mr-5 relative flex min-w-0 flex-1 gap-2 overflow-x-auto overscroll-x-contain px-1 py-0.5 pr-5 scrollbar-none column:mr-0 column:pr-1',
          isUnfolded && 'column:flex-wrap',
        )}
      >
        <FilterChip
          group={id}
          label="Todos"
          isOn={value === undefined}
          ref={value === undefined ? showWhole : null}
          onTurnOn={() => onChange(undefined)}
        />
        {choices.map((choice) => (
          <FilterChip
            key={choice.value}
            group={id}
            label={choice.label}
            isOn={choice.value === value}
            ref={choice.value === value ? showWhole : null}
            onTurnOn={() => onChange(choice.value)}
          />
        ))}
      </div>
      {choices.length > choicesOfLine && (
        <IconButton
          label={isUnfolded ? `Mostrar menos de ${legend}` : `Mostrar tudo de ${legend}`}
          icon={isUnfolded ? <ChevronUp size={20} /> : <ChevronDown size={20} />}
          aria-expanded={isUnfolded}
          className="-mr-3 max-column:hidden"
          onClick={() => setUnfolded(!isUnfolded)}
        />
      )}
    </fieldset>
  )
}

/** Peek of the next chip, hinting that the row scrolls. */
const neighbourPx = 40

/** Scrolls only the row, never the page, until the chip is fully visible. */
function showWhole(chip: HTMLElement | null): void {
  const line = chip?.parentElement
  if (!line) return
  const { left, right } = chip.getBoundingClientRect()
  const { left: start, right: end } = line.getBoundingClientRect()
  if (right + neighbourPx > end) line.scrollLeft += right + neighbourPx - end
  else if (left - neighbourPx < start) line.scrollLeft -= start - left + neighbourPx
}

interface FilterChipProps {
  group: string
  label: string
  isOn: boolean
  onTurnOn: () => void
  ref: Ref<HTMLLabelElement>
}

function FilterChip({ group, label, isOn, onTurnOn, ref }: FilterChipProps) {
  return (
    <label
      ref={ref}
      className={classNames(
        'relative inline-flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 text-ink select-none',
        'has-checked:border-folha has-checked:bg-folha has-checked:text-paper',
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
