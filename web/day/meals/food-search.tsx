import type { FoodRow } from '#contract/day/foods.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { formatKcal } from '../../ui/format/format-pt-br.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { stillMatching } from '../../ui/form/search-field-options.ts'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import { amountInGrams } from '../shared/plate-items.ts'
import { amountText } from './amount-copy.ts'
import { CreateFoodButton } from '../foods/create-food-button.tsx'
import { LazyOwnFoodForm } from '../foods/lazy-own-food-form.tsx'
import { foodSearchQuery } from './queries.ts'

export interface FoodSearchProps {
  label: string
  onPick: (food: FoodRow) => void
  /** Words to search for at first. */
  query?: string
  /** Reports the typed words. */
  onQuery?: (query: string) => void
}

/** Search over the whole food table and the account's own foods. */
export function FoodSearch({ label, onPick, query: first = '', onQuery }: FoodSearchProps) {
  const [typed, setTyped] = useState(first)
  const query = useDeferredValue(typed.trim())
  const { data = [], isFetching, isPlaceholderData, error } = useQuery(foodSearchQuery(query))
  const options = isPlaceholderData ? stillMatching(data, typed.trim(), ({ name }) => name) : data
  return (
    <SearchField
      label={label}
      placeholder="Ex.: feijão preto"
      query={typed}
      onQueryChange={(next) => {
        setTyped(next)
        onQuery?.(next)
      }}
      options={query === '' || error ? [] : options}
      optionKey={(food) => food.id}
      searching={isFetching}
      emptyText={
        error
          ? messageOf(error)
          : 'Não está na tabela com esse nome. Tente outra palavra, ou crie a partir do rótulo.'
      }
      onPick={(food) => {
        setTyped('')
        onPick(food)
      }}
      renderOption={(food) => (
        <span className="flex w-full flex-col">
          <span>
            {food.name}
            {isOwnFood(food) && <span className="text-sm font-semibold text-folha"> · seu</span>}
          </span>
          {food.per_100g.calories !== null && (
            <span className="text-sm text-ink-soft">{formatKcal(food.per_100g.calories)} em 100 g</span>
          )}
          {food.own_grams !== undefined && (
            <span className="text-sm text-ink-soft">
              Sua porção de costume: {amountText(food, amountInGrams(food, food.own_grams))}
            </span>
          )}
        </span>
      )}
    />
  )
}

/**
 * Search in a sheet; opened on request, so it takes the focus. A food that the table lacks is created from its label in
 * the same place.
 */
export function FoodSearchSheet(props: FoodSearchProps) {
  const room = useFocusOnMount<HTMLDivElement>({ within: 'input' })
  const [typed, setTyped] = useState(props.query ?? '')
  const [isCreating, setCreating] = useState(false)
  if (isCreating) {
    const name = typed.trim()
    return (
      <LazyOwnFoodForm name={name === '' ? undefined : name} onSaved={({ food }) => props.onPick(food)} />
    )
  }
  return (
    // Room for the list below the field.
    <div ref={room} className="flex min-h-112 flex-col">
      <FoodSearch {...props} onQuery={setTyped} />
      <CreateFoodButton className="mt-auto -ml-4 self-start" onClick={() => setCreating(true)} />
    </div>
  )
}

function isOwnFood({ id }: FoodRow): boolean {
  return id.startsWith('own:')
}
