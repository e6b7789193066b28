import type { ErrorCode } from '#contract/errors.ts'
import type { WeightHistory } from '#contract/day/weights.ts'
import { tenth } from '#nutrition/figures/rounding.ts'
import { Minus, Plus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formatKilograms } from '../../ui/format/format-pt-br.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useSaveWeight, useQueuedWeights } from './use-weighing.ts'
import { isUnderWay } from './queued-weights.ts'

const rangeKg = { min: 30, max: 300 }
const stepKg = 0.1

/** Past weight to correct, or a queued one with the server's question. */
export interface EditedWeight {
  readonly date: string
  readonly weightKg: number
  readonly doubt: string | null
}

interface WeightFormProps {
  /** `null` if the history cannot be read: a weight can still be noted. */
  history: WeightHistory | null
  /** Defaults to today's weight. */
  edited: EditedWeight | null
  /** Without a history the weight is queued on this device. */
  onSaved: (history: WeightHistory | null, weightKg: number) => void
  onHistory: () => void
}

/**
 * Starts with the last weight, so that most days take a step or two and a tap. Typed values stay until saved.
 */
export function WeightForm({ history, edited, onSaved, onHistory }: WeightFormProps) {
  const [today] = useState(() => localDay(new Date()))
  const [date, setDate] = useState(edited?.date ?? today)
  const waiting = useQueuedWeights()
  const lastKg = waiting.findLast(isUnderWay)?.weightKg ?? history?.latest.weight_kg ?? null
  const [weightKg, setWeightKg] = useState(edited?.weightKg ?? lastKg)
  const [isTried, setTried] = useState(false)
  const [waitedDoubt, setWaitedDoubt] = useState(edited?.doubt ?? null)
  const { mutate, isPending, error, reset: forgetError } = useSaveWeight()
  const isFit = weightKg !== null && weightKg >= rangeKg.min && weightKg <= rangeKg.max
  const isAskedBack = error instanceof ApiError && error.code === ('weight_unlikely' satisfies ErrorCode)
  const isDoubted = isAskedBack || (error === null && waitedDoubt !== null)
  const told = error ? messageOf(error) : waitedDoubt

  const save = (isConfirmed: boolean) => {
    setTried(true)
    if (!isFit) return
    const rounded = tenth(weightKg)
    setWeightKg(rounded)
    mutate({ date, weightKg: rounded, isConfirmed }, { onSuccess: (after) => onSaved(after, rounded) })
  }
  const reset = () => {
    forgetError()
    setWaitedDoubt(null)
  }
  const write = (next: number | null) => {
    reset()
    setWeightKg(next)
  }
  const step = (change: number) => {
    const from = weightKg ?? lastKg
    if (from === null) return
    write(Math.min(rangeKg.max, Math.max(rangeKg.min, tenth(from + change))))
  }
  const replaced = history?.weights.find((one) => one.date === date)
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        save(false)
      }}
    >
      <div className="flex items-start justify-center gap-3">
        <IconButton
          label="100 gramas a menos"
          tone="tinted"
          disabled={weightKg === null && lastKg === null}
          icon={<Minus size={22} />}
          className="mt-8.5"
          onClick={() => step(-stepKg)}
        />
        <div className="max-w-44 min-w-0 flex-1">
          <NumberField
            label="Peso"
            unit="kg"
            decimals={1}
            value={weightKg}
            onChange={write}
            className="min-h-15 pl-14 text-center font-display !text-2xl font-bold"
            error={isTried && !isFit ? 'De 30 a 300 kg.' : undefined}
          />
        </div>
        <IconButton
          label="100 gramas a mais"
          tone="tinted"
          disabled={weightKg === null && lastKg === null}
          icon={<Plus size={22} />}
          className="mt-8.5"
          onClick={() => step(stepKg)}
        />
      </div>
      <TextField
        label="Dia"
        type="date"
        value={date}
        max={today}
        disabled={edited !== null}
        hint={replaced && `Já há ${formatKilograms(replaced.weight_kg)} neste dia: vale o último.`}
        error={error instanceof ApiError ? error.fieldDetail('date') : undefined}
        onChange={({ target }) => {
          reset()
          if (target.value !== '') setDate(target.value)
        }}
      />
      {told !== null && (
        <p role="alert" className={isDoubted ? 'rounded-control bg-gema-soft p-3' : 'text-tomate'}>
          <span className="font-medium">{told}</span>
          {!isDoubted && ' O que você digitou continua aqui.'}
        </p>
      )}
      <div className="flex flex-col gap-2">
        {isDoubted ? (
          <Button size="large" wide busy={isPending} busyLabel="Salvando…" onClick={() => save(true)}>
            Confere, salvar
          </Button>
        ) : (
          <Button type="submit" size="large" wide busy={isPending} busyLabel="Salvando…">
            Salvar
          </Button>
        )}
        <Button variant="ghost" wide onClick={isDoubted ? reset : onHistory}>
          {isDoubted ? 'Corrigir' : 'Ver histórico'}
        </Button>
      </div>
    </form>
  )
}
