import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { Clock, CookingPot, Leaf } from 'lucide-react'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import { FilterRow } from './filter-row.tsx'
import {
  equipmentChoices,
  type FilterName,
  type RecipeFilters,
  styleChoices,
  timeChoices,
} from './filters.ts'

interface RecipeFiltersProps {
  recipes: readonly RecipeCard[]
  filters: RecipeFilters
  onChange: (name: FilterName, value: string | undefined) => void
}

export function RecipeFilterRows({ recipes, filters, onChange }: RecipeFiltersProps) {
  return (
    <div className="flex flex-col gap-1">
      <div className="max-w-160 pb-2">
        <SearchBox
          label="Buscar receita pelo nome"
          placeholder="Buscar receita"
          value={filters.busca ?? ''}
          onChange={(text) => onChange('busca', text)}
        />
      </div>
      <FilterRow
        legend="Tempo"
        Icon={Clock}
        choices={timeChoices(filters.tempo)}
        value={filters.tempo}
        onChange={(value) => onChange('tempo', value)}
      />
      <FilterRow
        legend="Equipamento"
        Icon={CookingPot}
        choices={equipmentChoices}
        value={filters.equipamento}
        onChange={(value) => onChange('equipamento', value)}
      />
      <FilterRow
        legend="Estilo"
        Icon={Leaf}
        choices={styleChoices(recipes, filters.tag)}
        value={filters.tag}
        onChange={(value) => onChange('tag', value)}
      />
    </div>
  )
}
