import { allergenNames, noAllergenSeen } from '#contract/account/allergen-names.ts'
import type { RecipeFacts } from '#contract/recipes/own-recipes.ts'
import { Card } from '../../ui/layout/card.tsx'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatGrams, formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { costLabels, novaTexts } from './copy.ts'

const nbsp = '\u00a0'

/** Numbers of one portion, the ingredients that they leave out, allergens, processing and cost. */
export function FactsCard({ facts, portions }: { facts: RecipeFacts; portions: number }) {
  const { calories, nova, cost } = facts
  return (
    <Card aria-labelledby="contas" className="flex flex-col gap-4">
      <h2 id="contas" className="text-xl font-bold">
        {calories === null ? 'O que tem' : 'Por porção'}
      </h2>
      {calories !== null && <Numbers facts={facts} calories={calories} portions={portions} />}
      <LeftOut names={facts.left_out} isAtLeast={facts.is_lower_bound && calories !== null} />
      <Allergens facts={facts} />
      <p className="text-sm text-ink-soft">
        {(nova !== null && novaTexts[nova]) || 'Grau de processamento: falta saber'}
        {'\u00a0· '}
        {costLabels[cost]}
      </p>
    </Card>
  )
}

interface NumbersProps {
  facts: RecipeFacts
  calories: number
  portions: number
}

function Numbers({ facts, calories, portions }: NumbersProps) {
  const isAtLeast = facts.is_lower_bound
  const rows = [
    ['Proteína', facts.protein_g],
    ['Carboidrato', facts.carbs_g],
    ['Gordura', facts.fat_g],
    ['Fibra', facts.fiber_g],
  ] as const
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-display text-3xl font-bold">
          {isAtLeast && <span className="text-lg font-semibold">ao menos </span>}
          {formatKcal(calories)}
        </span>
        {facts.portion_grams !== null && (
          <span className="text-ink-soft">
            em {formatGrams(facts.portion_grams)}
            {portions > 1 && `, 1 de ${portions}`}
          </span>
        )}
      </p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-6 gap-y-2 min-[480px]:grid-cols-4">
        {rows.map(([name, grams]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-semibold">{grams === null ? '–' : `${formatNumber(grams, 1)}${nbsp}g`}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function LeftOut({ names, isAtLeast }: { names: readonly string[]; isAtLeast: boolean }) {
  if (names.length === 0) return null
  return (
    <p className="text-sm text-pretty">
      <span className="font-semibold">Fora da conta:</span> {formatList(names)}.
      {isAtLeast && ' O prato real tem um pouco mais.'}
    </p>
  )
}

function Allergens({ facts }: { facts: RecipeFacts }) {
  const found = allergenNames(facts.allergens)
  const unknown = allergenNames(facts.unknown_allergens)
  return (
    <div className="flex flex-col gap-1 text-sm">
      <p>
        {found.length > 0 ? (
          <>
            <span className="font-semibold">Contém:</span> {formatList(found)}.
          </>
        ) : (
          noAllergenSeen
        )}
      </p>
      {unknown.length > 0 && (
        <p className="text-ink-soft">Não dá para garantir que não tenha: {formatList(unknown)}.</p>
      )}
    </div>
  )
}
