import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from '../style/class-names.ts'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** Shown on the tab instead of `label`. */
  face?: ReactNode
  /** Spoken after an abbreviated label. */
  spoken?: string
  panel: ReactNode
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Narrow tabs: seven fit a narrow phone; with large text they wrap to a second line. */
  dense?: boolean
}

/** Tabs after the ARIA pattern: one stop for the Tab key, arrows between tabs, selection follows focus. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  dense = false,
}: TabsProps<Value>) {
  const id = useId()
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const at = tabs.findIndex((tab) => tab.value === value)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-tab-${next.value}`)?.focus()
  }
  const current = tabs.find((tab) => tab.value === value)
  return (
    <div className="flex flex-col gap-5">
      <div
        role="tablist"
        aria-label={label}
        className={classNames(
          'flex rounded-control border border-line bg-surface p-1',
          dense ? 'flex-wrap' : 'gap-1',
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-label={tab.spoken && `${tab.label}, ${tab.spoken}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            className={classNames(
              'min-h-11 flex-1 rounded-[10px] text-ink aria-selected:bg-folha-soft aria-selected:font-semibold aria-selected:text-folha',
              'high-contrast:aria-selected:border-2',
              dense ? 'min-w-[max(44px,2.25rem)]' : 'px-3',
            )}
            onKeyDown={move}
            onClick={() => onChange(tab.value)}
          >
            {tab.face ?? tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
        {current?.panel}
      </div>
    </div>
  )
}
