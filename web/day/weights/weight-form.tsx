import type { WeightHistory } from '#contract/day/weights.ts'
import { Minus, Plus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type EditedWeight, useWeightEntry } from './use-weight-entry.ts'

const stepKg = 0.1

interface WeightFormProps {
  /** `null` if the history cannot be read: a weight can still be noted. */
  history: WeightHistory | null
  /** Weight to correct; `null` notes today's. */
  edited: EditedWeight | null
  /** Without a history the weight is queued on this device. */
  onSaved: (history: WeightHistory | null, weightKg: number) => void
  onHistory: () => void
}

export function WeightForm({ history, edited, onSaved, onHistory }: WeightFormProps) {
  const [today] = useState(() => localDay(new Date()))
  const entry = useWeightEntry({ history, edited, today, onSaved })
  const { isDoubted, message } = entry
  const replaced = history?.weights.find((one) => one.date === entry.date)
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        entry.save(false)
      }}
    >
      <WeightField entry={entry} />
      <TextField
        label="Dia"
        type="date"
        value={entry.date}
        max={today}
        disabled={edited !== null}
        hint={replaced && `Já há ${formatKilograms(replaced.weight_kg)} neste dia: vale o último.`}
        error={entry.dateProblem}
        onChange={({ target }) => entry.changeDate(target.value)}
      />
      {message !== null && (
        <p role="alert" className={isDoubted ? 'rounded-control bg-gema-soft p-3' : 'text-tomate'}>
          <span className="font-medium">{message}</span>
          {!isDoubted && ' O que você digitou continua aqui.'}
        </p>
      )}
      <div className="flex flex-col gap-2">
        {isDoubted ? (
          <Button
            size="large"
            wide
            busy={entry.isSaving}
            busyLabel="Salvando…"
            onClick={() => entry.save(true)}
          >
            Confere, salvar
          </Button>
        ) : (
          <Button type="submit" size="large" wide busy={entry.isSaving} busyLabel="Salvando…">
            Salvar
          </Button>
        )}
        <Button variant="ghost" wide onClick={isDoubted ? entry.reset : onHistory}>
          {isDoubted ? 'Corrigir' : 'Ver histórico'}
        </Button>
      </div>
    </form>
  )
}

/** Weight in kilograms with a button for 100 grams at each side. */
function WeightField({ entry }: { entry: ReturnType<typeof useWeightEntry> }) {
  return (
    <div className="flex items-start justify-center gap-3">
      <IconButton
        label="100 gramas a menos"
        tone="tinted"
        disabled={!entry.canStep}
        icon={<Minus size={22} />}
        className="mt-8.5"
        onClick={() => entry.step(-stepKg)}
      />
      <div className="max-w-44 min-w-0 flex-1">
        <NumberField
          label="Peso"
          unit="kg"
          decimals={1}
          value={entry.weightKg}
          onChange={entry.write}
          className="min-h-15 pl-14 text-center font-display !text-2xl font-bold"
          error={entry.isOutOfRange ? 'De 30 a 300 kg.' : undefined}
        />
      </div>
      <IconButton
        label="100 gramas a mais"
        tone="tinted"
        disabled={!entry.canStep}
        icon={<Plus size={22} />}
        className="mt-8.5"
        onClick={() => entry.step(stepKg)}
      />
    </div>
  )
}
