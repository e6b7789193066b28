import type { FoodRow } from '#contract/day/foods.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { stillMatching } from '../../ui/form/search-field-options.ts'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import { CreateFoodButton } from '../shared/create-food-button.tsx'
import { LazyOwnFoodForm } from '../shared/lazy-own-food-form.tsx'
import { BarcodeButton } from '../foods/barcodes/barcode-button.tsx'
import { LazyBarcodeFinder } from '../foods/barcodes/lazy-barcode-finder.tsx'
import { FoodOption } from './food-option.tsx'
import { foodSearchQuery, usualFoodsQuery } from './queries.ts'

export interface FoodSearchProps {
  label: string
  onPick: (food: FoodRow) => void
  /** Reports the typed words. */
  onQuery?: (query: string) => void
}

export interface FoodSearchSheetProps extends FoodSearchProps {
  /** Reports that the search became the form of a new food. */
  onCreating?: () => void
  /** Way to find the food that is opened first. */
  startsWith?: 'search' | 'barcode'
}

/**
 * Search over the whole food table and the account's own foods. While nothing is typed, it lists the foods usual at
 * this hour.
 */
export function FoodSearch({ label, onPick, onQuery }: FoodSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { data = [], isFetching, isPlaceholderData, error } = useQuery(foodSearchQuery(query))
  const usual = useQuery(usualFoodsQuery()).data?.foods.map(({ food }) => food) ?? []
  const found = isPlaceholderData ? stillMatching(data, typed.trim(), ({ name }) => name) : data
  const results = error ? [] : found
  return (
    <SearchField
      label={label}
      placeholder="Ex.: feijão preto"
      query={typed}
      onQueryChange={(next) => {
        setTyped(next)
        onQuery?.(next)
      }}
      options={query === '' ? usual : results}
      optionKey={(food) => food.id}
      suggestionTitle="A esta hora"
      similarTitle={
        results.some(({ is_similar: isSimilar }) => isSimilar)
          ? 'Não está na tabela com esse nome. Parecido com:'
          : undefined
      }
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
      renderOption={(food) => <FoodOption food={food} />}
    />
  )
}

/**
 * Search in a sheet; opened on request, so it takes the focus. A food that the table lacks is found by its barcode or
 * created from its label in the same place.
 */
export function FoodSearchSheet({ onCreating, startsWith = 'search', ...props }: FoodSearchSheetProps) {
  const room = useFocusOnMount<HTMLDivElement>({ within: 'input' })
  const [typed, setTyped] = useState('')
  const [way, setWay] = useState<'search' | 'label' | 'barcode'>(startsWith)
  if (way === 'barcode') {
    return (
      <LazyBarcodeFinder onFood={props.onPick} onSearch={() => setWay('search')} onCreating={onCreating} />
    )
  }
  if (way === 'label') {
    const name = typed.trim()
    return (
      <LazyOwnFoodForm name={name === '' ? undefined : name} onSaved={({ food }) => props.onPick(food)} />
    )
  }
  return (
    // Room for the list below the field.
    <div ref={room} className="flex min-h-[31rem] flex-col">
      <FoodSearch {...props} onQuery={setTyped} />
      <div className="mt-auto -ml-4 flex flex-wrap">
        <BarcodeButton onClick={() => setWay('barcode')} />
        <CreateFoodButton
          onClick={() => {
            setWay('label')
            onCreating?.()
          }}
        />
      </div>
    </div>
  )
}
