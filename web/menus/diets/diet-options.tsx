import type { Diet } from '#contract/menus/diets.ts'
import { Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useRemoval, useRenaming } from './use-diet-actions.ts'

type Step = 'choice' | 'rename' | 'remove'

const titles: Record<Step, string> = {
  choice: 'Opções da dieta',
  rename: 'Renomear dieta',
  remove: 'Deletar dieta?',
}

interface DietOptionsProps {
  diet: Diet
  onRemoved?: () => void
}

/** Rarely used actions of a diet, in an overflow menu. */
export function DietOptions({ diet, onRemoved }: DietOptionsProps) {
  const [step, setStep] = useState<Step | null>(null)
  const close = () => setStep(null)
  return (
    <>
      <IconButton
        label={`Opções de ${diet.name}`}
        icon={<Ellipsis size={22} />}
        aria-haspopup="dialog"
        onClick={() => setStep('choice')}
      />
      {step && (
        <Sheet open title={titles[step]} onClose={close}>
          <div className="flex flex-col gap-2 pb-2">
            {step === 'choice' && <Choice diet={diet} onStep={setStep} />}
            {step === 'rename' && <Renaming diet={diet} onDone={close} />}
            {step === 'remove' && (
              <Removing
                diet={diet}
                onCancel={close}
                onRemoved={() => {
                  close()
                  onRemoved?.()
                }}
              />
            )}
          </div>
        </Sheet>
      )}
    </>
  )
}

function Choice({ diet, onStep }: { diet: Diet; onStep: (step: Step) => void }) {
  return (
    <>
      <p className="pb-1 text-ink-soft">{diet.name}</p>
      <Button variant="secondary" wide onClick={() => onStep('rename')}>
        <PencilLine aria-hidden="true" size={20} /> Renomear
      </Button>
      <Button variant="secondary" wide disabled={diet.is_active} onClick={() => onStep('remove')}>
        <Trash2 aria-hidden="true" size={20} /> Deletar dieta
      </Button>
      {diet.is_active && (
        <p className="text-center text-sm text-ink-soft">
          Não é possível deletar a dieta ativa. Ative outra antes.
        </p>
      )}
    </>
  )
}

function Renaming({ diet, onDone }: { diet: Diet; onDone: () => void }) {
  const [name, setName] = useState(diet.name)
  const renaming = useRenaming(diet, onDone)
  const { error } = renaming
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    renaming.mutate(name)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="Nome"
        value={name}
        maxLength={60}
        autoComplete="off"
        error={
          error ? (error instanceof ApiError && error.fieldDetail('name')) || messageOf(error) : undefined
        }
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" wide busy={renaming.isPending} busyLabel="Salvando…">
        Salvar
      </Button>
    </form>
  )
}

interface RemovingProps {
  diet: Diet
  onCancel: () => void
  onRemoved: () => void
}

function Removing({ diet, onCancel, onRemoved }: RemovingProps) {
  const removal = useRemoval(diet.id, onRemoved)
  return (
    <>
      <p className="pb-2 text-pretty">
        <strong>{diet.name}</strong> e o cardápio dela somem de vez. O que você já registrou nos seus dias
        continua.
      </p>
      <Button variant="secondary" wide onClick={onCancel}>
        Cancelar
      </Button>
      <Button
        variant="danger"
        wide
        busy={removal.isPending}
        busyLabel="Deletando…"
        onClick={() => removal.mutate()}
      >
        Deletar
      </Button>
    </>
  )
}
