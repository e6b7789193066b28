import type { Nutrients } from '#contract/foods.ts'
import type { PlateReading } from '#contract/meals.ts'
import { Banner } from '../ui/banner.tsx'
import { Card } from '../ui/card.tsx'
import { formatNumber } from '../ui/format-pt-br.ts'

/** Sums of the rows shown, with the rows' own decimals. */
export function PlateTotals({ totals }: { totals: Nutrients }) {
  if (totals.calories === null) return null
  const grams = [
    ['Proteína', totals.protein_g],
    ['Carboidrato', totals.carbs_g],
    ['Gordura', totals.fat_g],
    ['Fibra', totals.fiber_g],
  ] as const
  return (
    <div aria-live="polite" aria-atomic="true" className="flex flex-col gap-3">
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl font-bold tabular-nums">{formatNumber(totals.calories)}</span>
        <span className="text-ink-soft">kcal no prato</span>
      </p>
      <dl className="grid grid-cols-4 gap-2 text-center">
        {grams.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse rounded-control bg-line/40 px-1 py-2">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{formatNumber(value ?? 0, 1)} g</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const confidenceWords = { alta: 'alta', media: 'média', baixa: 'baixa' } as const

/** How the plate does, in a number where one is honest, and in plain words. */
export function PlateScoreCard({ reading }: { reading: PlateReading }) {
  const { score, score_range, score_label, notes, confidence_label } = reading
  const hasScore = score !== null || score_range !== null
  if (!hasScore && notes.length === 0) return null
  return (
    <Card tone="leaf" aria-label="Adequação do prato" className="flex flex-col gap-3">
      {hasScore && (
        <p className="flex items-baseline gap-3">
          <span className="font-display text-2xl font-bold text-folha tabular-nums">
            {score ?? `${score_range?.[0]} a ${score_range?.[1]}`}
            <span className="text-base font-semibold"> /100</span>
          </span>
          <span className="font-semibold">{score_label}</span>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {notes.map((note) => (
            <li key={note} className="text-sm">
              {note}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        Confiança: {confidenceWords[confidence_label]}. Valores aproximados: confira os itens e as porções.
      </p>
    </Card>
  )
}

/** What the person's own answers say about these foods: always first, never "safe". */
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

/** What was not understood and what is worth asking. */
export function PlateDoubts({ unmatched, questions }: Pick<PlateReading, 'unmatched' | 'questions'>) {
  if (unmatched.length === 0 && questions.length === 0) return null
  return (
    <Banner tone="warning" title="Vale conferir">
      <ul className="flex flex-col gap-1">
        {unmatched.length > 0 && <li>Não encontramos na tabela: {unmatched.join(', ')}.</li>}
        {questions.map(({ code, text }) => (
          <li key={`${code} ${text}`}>{text}</li>
        ))}
      </ul>
    </Banner>
  )
}
