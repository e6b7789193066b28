import { ladle } from '#contract/ladle.ts'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { formatGrams } from '../ui/format-pt-br.ts'
import { Sheet } from '../ui/sheet.tsx'
import { Slider } from '../ui/slider.tsx'
import { showToast } from '../ui/toast.ts'
import { useChangeProfile } from './queries.ts'

interface LadleSheetProps {
  /** Null is the table's. */
  grams: number | null
  onClose: () => void
}

const stepGrams = 2

/** Ladles differ by half from kitchen to kitchen, and beans are in most lunches. */
export function LadleSheet({ grams: before, onClose }: LadleSheetProps) {
  const [grams, setGrams] = useState(before ?? ladle.tableGrams)
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
  return (
    <Sheet open onClose={onClose} title="Minha concha">
      <div className="flex flex-col gap-5">
        <p className="text-pretty text-ink-soft">
          Encha a concha de feijão como você serve e pese. Quando você escrever “1 concha de feijão”, vale
          este peso.
        </p>
        <Slider
          label="1 concha cheia"
          value={grams}
          onChange={setGrams}
          min={ladle.minGrams}
          max={ladle.maxGrams}
          step={stepGrams}
          format={formatGrams}
          lowLabel={formatGrams(ladle.minGrams)}
          highLabel={formatGrams(ladle.maxGrams)}
        />
        {error && (
          <p role="alert" className="text-sm font-medium text-tomate">
            {messageOf(error)}
          </p>
        )}
        <div className="flex flex-col gap-2">
          <Button size="large" wide busy={isPending} busyLabel="Salvando…" onClick={() => save(grams)}>
            Salvar
          </Button>
          {before !== null && (
            <Button variant="ghost" wide disabled={isPending} onClick={() => save(null)}>
              Voltar à da tabela ({formatGrams(ladle.tableGrams)})
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  )
}
