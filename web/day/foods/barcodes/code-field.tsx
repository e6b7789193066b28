import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

interface CodeFieldProps {
  value: string
  error: string | undefined
  isBusy: boolean
  onChange: (digits: string) => void
  onFind: () => void
}

/** Field for the digits of a barcode, which are looked up on request. */
export function CodeField({ value, error, isBusy, onChange, onFind }: CodeFieldProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onFind()
  }
  return (
    <form noValidate className="flex flex-col gap-3" onSubmit={submit}>
      <TextField
        label="Ou digite os números"
        placeholder="Ex.: 7891000100103"
        hint="Os que ficam embaixo das barras."
        inputMode="numeric"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={24}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button type="submit" variant="secondary" wide busy={isBusy} busyLabel="Procurando…">
        <Search aria-hidden="true" size={20} /> Procurar
      </Button>
    </form>
  )
}
