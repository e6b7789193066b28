import { ladle } from '#contract/day/ladle.ts'
import { type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formatGrams } from '../../ui/format/units-pt-br.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { useChangeProfile } from './queries.ts'

interface LadleSheetProps {
  /** Weight in grams that the person has set; null for the weight of the food table. */
  grams: number | null
  onClose: () => void
}

/** Sets the weight of a ladle of beans: ladles differ by half between kitchens, and beans are in most lunches. */
export function LadleSheet({ grams: before, onClose }: LadleSheetProps) {
  const [grams, setGrams] = useState<number | null>(before ?? ladle.tableGrams)
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useChangeProfile()
  const save = (ladle_grams: number | null) =>
    mutate(
      { ladle_grams },
      {
        onSuccess: () => {
          showToast({ title: 'Concha atualizada', tone: 'success' })
          onClose()
        },
      },
    )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (grams !== null) save(grams)
  }
  const refusal = error ? refusalOf(error) : isTried && grams === null ? 'Preencha este campo.' : undefined
  return (
    <Sheet open onClose={onClose} title="Minha concha">
      <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
        <p className="text-pretty text-ink-soft">
          Encha a concha de feijão como você serve e pese. Quando você escrever “1 concha de feijão”, vale
          este peso.
        </p>
        <NumberField
          label="1 concha cheia"
          unit="g"
          value={grams}
          onChange={setGrams}
          hint={`De ${ladle.minGrams} a ${ladle.maxGrams} g`}
          error={refusal}
        />
        <div className="flex flex-col gap-2">
          <Button type="submit" size="large" wide busy={isPending} busyLabel="Salvando…">
            Salvar
          </Button>
          {before !== null && (
            <Button variant="ghost" wide disabled={isPending} onClick={() => save(null)}>
              Voltar à da tabela ({formatGrams(ladle.tableGrams)})
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  )
}

function refusalOf(error: Error): string {
  return (error instanceof ApiError && error.fieldDetail('ladle_grams')) || messageOf(error)
}
