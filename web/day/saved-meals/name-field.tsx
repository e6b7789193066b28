import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import { nameProblem } from './copy.ts'

interface NameFieldProps {
  /** Name to change; empty for a new meal. */
  name?: string
  /** Refusal of the last name that was sent. */
  refusal: Error | null
  isBusy: boolean
  onSave: (name: string) => void
}

/** Field for the name of a saved meal, with the reason why a name is refused. */
export function NameField({ name = '', refusal, isBusy, onSave }: NameFieldProps) {
  // Scrolled to the start, so that the button below the field is in view too.
  const form = useFocusOnMount<HTMLFormElement>({ within: 'input', block: 'start' })
  const [text, setText] = useState(name)
  const [sent, setSent] = useState<string | null>(null)
  const problem = nameProblem(text)
  const error = sent !== text ? undefined : (problem ?? (refusal ? messageOf(refusal) : undefined))
  return (
    <form
      ref={form}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setSent(text)
        if (!problem) onSave(text.trim())
      }}
    >
      <TextField
        label="Nome"
        hint="Como você diria numa frase, por exemplo “café de sempre”."
        error={error}
        value={text}
        enterKeyHint="done"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" wide busy={isBusy} busyLabel="Salvando…">
        Salvar com este nome
      </Button>
    </form>
  )
}
