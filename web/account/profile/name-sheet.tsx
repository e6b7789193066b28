import { type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { useChangeProfile } from './queries.ts'

interface NameSheetProps {
  name: string
  onClose: () => void
}

export function NameSheet({ name: before, onClose }: NameSheetProps) {
  const [name, setName] = useState(before)
  const { mutate, isPending, error } = useChangeProfile()
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    mutate(
      { name },
      {
        onSuccess: () => {
          showToast({ title: 'Nome atualizado', tone: 'success' })
          onClose()
        },
      },
    )
  }
  return (
    <Sheet open onClose={onClose} title="Como chamamos você?">
      <form noValidate className="flex flex-col gap-5" onSubmit={save}>
        <TextField
          label="Nome"
          value={name}
          maxLength={80}
          autoComplete="name"
          error={error ? refusalOf(error) : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="large" wide busy={isPending} busyLabel="Salvando…">
          Salvar nome
        </Button>
      </form>
    </Sheet>
  )
}

function refusalOf(error: Error): string {
  return (error instanceof ApiError && error.fieldDetail('name')) || messageOf(error)
}
