import type { FoodRow } from '#contract/foods.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { formatKcal } from '../ui/format-pt-br.ts'
import { SearchField } from '../ui/search-field.tsx'
import { foodSearchQuery } from './queries.ts'

interface FoodSearchProps {
  label: string
  onPick: (food: FoodRow) => void
}

/** Any food of the table, as you type. */
export function FoodSearch({ label, onPick }: FoodSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { data = [], isFetching } = useQuery(foodSearchQuery(query))
  return (
    <SearchField
      label={label}
      placeholder="Ex.: feijão preto"
      query={typed}
      onQueryChange={setTyped}
      options={query === '' ? [] : data}
      optionKey={(food) => food.id}
      searching={isFetching}
      emptyText="Não está na tabela com esse nome. Tente outra palavra."
      onPick={(food) => {
        setTyped('')
        onPick(food)
      }}
      renderOption={(food) => (
        <span className="flex items-baseline justify-between gap-3">
          <span>{food.name}</span>
          {food.per_100g.calories !== null && (
            <span className="text-sm whitespace-nowrap text-ink-soft">
              {formatKcal(food.per_100g.calories)} em 100 g
            </span>
          )}
        </span>
      )}
    />
  )
}
