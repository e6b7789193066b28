import { TextField } from '../../ui/form/text-field.tsx'

interface CodeFieldProps {
  value: string
  error: string | undefined
  hint?: string
  onChange: (code: string) => void
}

/** Field for a code of an authenticator app; with a `hint` it also accepts a recovery code. */
export function CodeField({ value, error, hint, onChange }: CodeFieldProps) {
  return (
    <TextField
      label="Código"
      name="code"
      inputMode={hint ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      error={error}
      hint={hint}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
