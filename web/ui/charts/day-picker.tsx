import { type PointerEvent, type MouseEvent, type ReactNode, useId } from 'react'

interface PickedPlace {
  readonly count: number
  /** Chosen index, from 0. */
  readonly chosen: number
  /** Last selectable index. */
  readonly last: number
  readonly onChoose: (at: number) => void
}

interface DayPickerProps extends PickedPlace {
  label: string
  /** Spoken text of the chosen column: its day and figures. */
  valueText: string
  children: (inputId: string) => ReactNode
}

/**
 * Chart columns as selectable days. A pointer selects on the `PickArea` inside; keyboard and screen readers use a
 * native slider, whose focus is shown as a ring around the chart.
 */
export function DayPicker({ label, valueText, count, chosen, last, onChoose, children }: DayPickerProps) {
  const inputId = useId()
  return (
    <div className="relative rounded-control has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-folha">
      <input
        id={inputId}
        type="range"
        min={0}
        max={Math.min(last, count - 1)}
        value={chosen}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChoose(event.target.valueAsNumber)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
      {children(inputId)}
    </div>
  )
}

interface PickAreaProps extends PickedPlace {
  /** Id of the `DayPicker` slider, which takes the focus after a tap so that the arrow keys work. */
  inputId: string
  children: ReactNode
}

/** Chart whose columns can be tapped or dragged over. */
export function PickArea({ inputId, count, chosen, last, onChoose, children }: PickAreaProps) {
  const choose = ({ clientX, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * count)
    const next = Math.min(Math.max(at, 0), last)
    if (next !== chosen) onChoose(next)
  }
  const draw = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 0) choose(event)
  }
  return (
    // Without a pointer the slider of `DayPicker` is used.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className="relative cursor-pointer touch-pan-y"
      onPointerMove={draw}
      onClick={(event) => {
        choose(event)
        document.getElementById(inputId)?.focus({ preventScroll: true })
      }}
    >
      <span
        aria-hidden="true"
        className="absolute -inset-y-1 rounded-sm bg-ink/8 high-contrast:border-2"
        style={{ left: `${(chosen / count) * 100}%`, width: `${100 / count}%` }}
      />
      {children}
    </div>
  )
}
