import { Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { classNames } from '../style/class-names.ts'
import { controlClass } from './field.tsx'
import { IconButton } from '../buttons/icon-button.tsx'

interface SearchBoxProps {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
}

/** Maximum number of characters: no name is longer, and the text has to fit in the address. */
const longestText = 80

/** Search field with a button that clears it; `onChange` is called at every change of the text. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState({ text: value, isFocused: false, valueBefore: value })
  // `value` comes from the address with a delay: it must not overwrite what is being typed.
  if (!typed.isFocused && typed.valueBefore !== value) {
    setTyped({ text: value, isFocused: false, valueBefore: value })
  }
  const type = (text: string) => {
    setTyped((before) => ({ ...before, text }))
    onChange(text)
  }
  const clear = () => {
    field.current?.focus()
    type('')
  }
  return (
    <div role="search" className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden="true"
        size={20}
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-ink-soft"
      />
      <input
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={placeholder}
        maxLength={longestText}
        value={typed.text}
        className={classNames(controlClass, 'px-11 [&::-webkit-search-cancel-button]:hidden')}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setTyped((before) => ({ ...before, isFocused: true }))}
        onBlur={() => setTyped((before) => ({ ...before, isFocused: false, valueBefore: value }))}
      />
      {value !== '' && (
        <IconButton
          label="Limpar a busca"
          icon={<X size={20} />}
          className="absolute inset-y-0 right-0.5 my-auto"
          onClick={clear}
        />
      )}
    </div>
  )
}
