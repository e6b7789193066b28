import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { trackSearch } from '../../../privacy/shared/track.ts'
import { type FilterName, type RecipeFilters, understoodFilters } from './filters.ts'

/** Stores the filters in the address, so that a link, a reload and going back show the same shelf. */
export function useFilters(recipes: readonly RecipeCard[] | undefined) {
  const filters = understoodFilters(useSearch({ from: '/receitas' }), recipes)
  const navigate = useNavigate({ from: '/receitas' })
  const write = (search: RecipeFilters) => void navigate({ search, replace: true, resetScroll: false })
  return {
    filters,
    change: (name: FilterName, value: string | undefined) => {
      if (name === 'busca') trackSearch(filters.busca, value)
      const { [name]: _, ...others } = filters
      write(understoodFilters(value === undefined ? others : { ...others, [name]: value }, recipes))
    },
    clear: () => write({}),
  }
}
