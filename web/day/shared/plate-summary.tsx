import type { FoodRow, Nutrients } from '#contract/day/foods.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { ProgressRing } from '../../ui/charts/progress-ring.tsx'
import { MacroRow } from '../meals/macro-row.tsx'
import { PlateQuestion } from '../meals/plate-question.tsx'
import { UnmatchedWords } from '../meals/unmatched-words.tsx'

interface PlateTotalsProps {
  totals: Nutrients
  /** Small element at the end of the line. */
  end?: ReactNode
}

/** Sums of the rows shown, with the rows' own decimals. */
export function PlateTotals({ totals, end }: PlateTotalsProps) {
  if (totals.calories === null) return null
  return (
    <div className="flex flex-col gap-3">
      <div className={`flex flex-wrap items-center justify-between gap-3 ${end ? 'min-h-18' : ''}`}>
        <p aria-live="polite" aria-atomic="true" className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-3xl font-bold">{formatNumber(totals.calories)}</span>
          <span className="text-ink-soft">kcal no prato</span>
        </p>
        {end}
      </div>
      <MacroRow nutrients={totals} />
    </div>
  )
}

const goodScore = 75
/** Lowest score that is shown, from which the band is `fair`: a lower one would only judge; the notes say what helps. */
const leastShownScore = 40

/** Returns the score, or the middle of its range; `null` without either, or below `leastShownScore`. */
function shownScore({ score, score_range: range }: PlateReading): number | null {
  const middle = score ?? (range && Math.round((range[0] + range[1]) / 2))
  return middle === null || (score ?? range?.[0] ?? 0) < leastShownScore ? null : middle
}

/** Score of the plate, or the range that it lies in; nothing if neither is shown. */
export function PlateScore({ reading }: { reading: PlateReading }) {
  const { score, score_range: range, score_label: band } = reading
  const middle = shownScore(reading)
  if (middle === null) return null
  const written = score === null ? `${range?.[0]}–${range?.[1]}` : String(score)
  const spoken = score === null ? `de ${range?.[0]} a ${range?.[1]}` : written
  return (
    <ProgressRing
      size={72}
      thickness={7}
      percentage={middle}
      tone={middle >= goodScore ? 'success' : 'primary'}
      label={`Adequação do prato: ${spoken} de 100${band ? `, ${band.toLowerCase()}` : ''}`}
    >
      <span className={`font-display font-bold ${score === null ? 'text-sm' : 'text-xl'}`}>{written}</span>
    </ProgressRing>
  )
}

const confidenceTexts = { alta: 'alta', media: 'média', baixa: 'baixa' } as const

/** Notes on the plate in plain words. */
export function PlateNotes({ reading }: { reading: PlateReading }) {
  const { notes, confidence_label: confidence, numbers_hidden: isHidden } = reading
  const band = shownScore(reading) === null ? null : reading.score_label
  if (notes.length === 0 && band === null) return null
  return (
    <Card tone="leaf" aria-labelledby="adequacao" className="flex flex-col gap-2">
      <h2 id="adequacao" className="text-lg font-bold">
        {band ?? 'Sobre este prato'}
      </h2>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {notes.map((note) => (
            <li key={note} className="text-pretty">
              {note}
            </li>
          ))}
        </ul>
      )}
      {!isHidden && (
        <p className="pt-1 text-sm text-ink-soft">
          Confiança {confidenceTexts[confidence]}. Valores aproximados: confira os itens e as porções.
        </p>
      )}
    </Card>
  )
}

/** Warnings about foods that conflict with the person's answers. Without any, nothing claims that the plate is safe. */
export function PlateWarnings({ warnings }: Pick<PlateReading, 'warnings'>) {
  if (warnings.length === 0) return null
  return (
    <Banner
      tone="danger"
      title={warnings.length === 1 ? 'Atenção a este alimento' : 'Atenção a estes alimentos'}
    >
      <ul className="flex flex-col gap-1">
        {warnings.map(({ food_id, answer, text }) => (
          <li key={`${food_id} ${answer}`}>{text}</li>
        ))}
      </ul>
    </Banner>
  )
}

interface PlateDoubtsProps extends Pick<PlateReading, 'items' | 'unmatched' | 'questions'> {
  action?: ReactNode
  /** Called with the food that the person chose for unrecognised words. */
  onFood: (words: string, food: FoodRow) => void
  /** Called with the place of an item and the food that the person meant. */
  onExchange: (place: number, food: FoodRow) => void
  /** Called with a question to which the plate is right as it is. */
  onConfirm: (question: PlateReading['questions'][number]) => void
}

/** Unrecognised text, each with a way on, and open questions with their answers. */
export function PlateDoubts({
  items,
  unmatched,
  questions,
  action,
  onFood,
  onExchange,
  onConfirm,
}: PlateDoubtsProps) {
  if (unmatched.length === 0 && questions.length === 0) return null
  return (
    <Banner tone="warning" title="Vale conferir" action={unmatched.length > 0 && action}>
      <ul className="flex flex-col gap-1">
        {unmatched.map((words) => (
          <UnmatchedWords key={words} words={words} onFood={(food) => onFood(words, food)} />
        ))}
        {questions.map((question) => (
          <PlateQuestion
            key={`${question.code} ${question.text}`}
            question={question}
            item={question.item === null ? undefined : items[question.item]}
            onFood={(food) => question.item !== null && onExchange(question.item, food)}
            onConfirm={() => onConfirm(question)}
          />
        ))}
      </ul>
    </Banner>
  )
}
