import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, startTransition, useId, useState } from 'react'
import { classNames } from '../style/class-names.ts'
import { controlClass } from './field.tsx'
import { Skeleton } from '../layout/skeleton.tsx'

interface SearchFieldProps<Option> {
  label: string
  hideLabel?: boolean
  placeholder?: string
  query: string
  onQueryChange: (query: string) => void
  options: readonly Option[]
  optionKey: (option: Option) => string
  renderOption: (option: Option) => ReactNode
  onPick: (option: Option) => void
  /** Heading of the options that are shown before anything is typed; without it an empty field shows no list. */
  suggestionTitle?: string
  /** Heading of results that are only similar to the query. Enter picks none of them before an arrow chose one. */
  similarTitle?: string | undefined
  /** Results are loading. */
  searching?: boolean
  /** Shown when a query finds nothing. */
  emptyText?: string
}

/**
 * Combobox after the ARIA pattern: type, move with the arrows, pick with Enter or a tap, Esc closes the list.
 */
export function SearchField<Option>({
  label,
  hideLabel = false,
  placeholder,
  query,
  onQueryChange,
  options,
  optionKey,
  renderOption,
  onPick,
  suggestionTitle,
  similarTitle,
  searching = false,
  emptyText = 'Nada encontrado. Tente outra palavra.',
}: SearchFieldProps<Option>) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const isEmpty = query.trim() === ''
  const title = isEmpty ? suggestionTitle : similarTitle
  const active = chosen ?? (!isEmpty && similarTitle ? -1 : 0)
  const open = unfolded && (!isEmpty || (suggestionTitle !== undefined && options.length > 0))
  const current = options[active]

  const pick = (option: Option) => {
    setUnfolded(false)
    setChosen(null)
    onPick(option)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Inside a sheet the first Esc closes the list and only the next one closes the sheet.
      event.preventDefault()
      event.stopPropagation()
      setUnfolded(false)
    } else if (event.key === 'Enter' && open && current) {
      event.preventDefault()
      pick(current)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      setUnfolded(true)
      const count = options.length
      const from = active < 0 && event.key === 'ArrowUp' ? 0 : active
      const next = (from + (event.key === 'ArrowDown' ? 1 : count - 1)) % count
      setChosen(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    }
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={classNames('font-semibold', hideLabel && 'sr-only')}>
        {label}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          size={20}
          className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-soft"
        />
        <input
          id={id}
          type="search"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={query}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && current ? `${id}-${active}` : undefined}
          className={classNames(controlClass, 'pl-11 [&::-webkit-search-cancel-button]:hidden')}
          onChange={(event) => {
            setUnfolded(true)
            setChosen(null)
            onQueryChange(event.target.value)
          }}
          // After the next paint, because the sheet of a search focuses its field while it opens.
          onFocus={() => startTransition(() => setUnfolded(true))}
          onBlur={() => setUnfolded(false)}
          onKeyDown={onKeyDown}
        />
        {open && (
          <div className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto overscroll-contain rounded-control border border-line bg-surface p-1 shadow-float">
            {title && options.length > 0 && (
              <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
                {title}
              </p>
            )}
            <div id={`${id}-list`} role="listbox" aria-label={title ?? label}>
              {options.map((option, at) => (
                // Keys are the combobox's; a pointer must not take the focus from it.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={optionKey(option)}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className="flex min-h-11 cursor-pointer items-center rounded-[10px] px-3 py-2 hover:bg-folha-soft aria-selected:bg-folha-soft high-contrast:aria-selected:outline-2"
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => pick(option)}
                >
                  {renderOption(option)}
                </div>
              ))}
            </div>
            {options.length === 0 && searching && <Skeleton className="m-3 h-5 w-2/3" />}
            {options.length === 0 && !searching && <p className="px-3 py-3 text-ink-soft">{emptyText}</p>}
          </div>
        )}
        <p role="status" className="sr-only">
          {open && !searching ? statusOf(options.length, { emptyText, similarTitle }) : ''}
        </p>
      </div>
    </div>
  )
}

function statusOf(
  results: number,
  { emptyText, similarTitle }: { emptyText: string; similarTitle: string | undefined },
): string {
  if (results === 0) return emptyText
  const count = results === 1 ? '1 resultado' : `${results} resultados`
  return similarTitle ? `${similarTitle} ${count}` : count
}
