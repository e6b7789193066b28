import { TextField } from '../../ui/form/text-field.tsx'

interface EmailFieldProps {
  value: string
  error: string | undefined
  onChange: (email: string) => void
}

export function EmailField({ value, error, onChange }: EmailFieldProps) {
  return (
    <TextField
      label="E-mail"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
