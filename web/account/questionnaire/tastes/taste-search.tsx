import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { stillMatching } from '../../../ui/form/search-field-options.ts'
import type { FoodList } from './food-choices.ts'
import { tasteSearchQuery } from '../queries.ts'
import { optionNote } from './taste-copy.ts'

interface TasteSearchProps {
  label: string
  list: FoodList
  /** Foods chosen so far. */
  without: readonly string[]
  onPick: (name: string) => void
}

/** Search for foods and families, each with a number of recipes (`optionNote`). */
export function TasteSearch({ label, list, without, onPick }: TasteSearchProps) {
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed.trim())
  const { data = [], isFetching, isPlaceholderData, error } = useQuery(tasteSearchQuery(query, without))
  const options = isPlaceholderData ? stillMatching(data, typed.trim(), ({ name }) => name) : data
  return (
    <SearchField
      label={label}
      placeholder="Ex.: peixes, brócolis"
      query={typed}
      onQueryChange={setTyped}
      options={query === '' || error ? [] : options}
      optionKey={({ name }) => name}
      searching={isFetching}
      emptyText={error ? messageOf(error) : 'Não conhecemos esse alimento. Tente outra palavra.'}
      onPick={({ name }) => {
        setTyped('')
        onPick(name)
      }}
      renderOption={(option) => (
        <span className="flex w-full flex-col">
          <span>{option.name}</span>
          <span className="text-sm text-ink-soft">{optionNote(option, list)}</span>
        </span>
      )}
    />
  )
}
