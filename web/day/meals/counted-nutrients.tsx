import type { countMicronutrients } from '#contract/day/micronutrients.ts'
import type { PlateItem } from '#contract/day/meals.ts'
import type { Reply } from '#contract/endpoint.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { freshness } from '../../api/query-client.ts'
import { kitchenSaltText, nutrientAmount, nutrientName } from '../shared/nutrient-copy.ts'
import { NutrientsSkeleton } from '../shared/nutrients-fold.tsx'
import { choicesOf } from '../shared/plate-items.ts'

type Counted = NonNullable<Reply<typeof countMicronutrients>['nutrients']>[number]

export function CountedNutrients({ item }: { item: PlateItem }) {
  const { data, error } = useQuery(countedQuery(item))
  if (error) return <p className="pb-4">{messageOf(error)}</p>
  if (!data) return <NutrientsSkeleton />
  const sodium = data.nutrients?.find(({ nutrient }) => nutrient === 'sodium')
  return (
    <div className="flex flex-col gap-2 pb-4 text-sm">
      <dl className="divide-y divide-line">
        {data.nutrients?.map((one) => (
          <div key={one.nutrient} className="flex justify-between gap-3 py-2">
            <dt>{nutrientName(one)}</dt>
            <dd className={one.amount === null ? 'text-ink-soft' : 'font-semibold'}>{amountText(one)}</dd>
          </div>
        ))}
      </dl>
      {sodium && <p className="text-pretty text-ink-soft">{kitchenSaltText(sodium)}</p>}
    </div>
  )
}

function countedQuery(item: PlateItem) {
  const items = choicesOf([item])
  return queryOptions({
    queryKey: ['micronutrients', items],
    queryFn: ({ signal }) => call('POST /api/micronutrients', { body: { items }, idempotent: true, signal }),
    staleTime: freshness.recipes,
    placeholderData: keepPreviousData,
  })
}

function amountText(one: Counted): string {
  if (one.is_trace) return 'traços'
  if (one.amount !== null) return nutrientAmount(one, one.amount)
  return one.known_percentage === 0 ? 'não informado' : 'só de parte dos ingredientes'
}
