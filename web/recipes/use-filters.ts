import { useNavigate, useSearch } from '@tanstack/react-router'
import type { FilterName, RecipeFilters } from './filters.ts'

/** The filters stand in the address, so that a link, a reload and the way back show the same shelf. */
export function useFilters() {
  const filters: RecipeFilters = useSearch({ from: '/receitas' })
  const navigate = useNavigate({ from: '/receitas' })
  const write = (search: RecipeFilters) => void navigate({ search, replace: true, resetScroll: false })
  return {
    filters,
    change: (name: FilterName, value: string | undefined) => {
      const { [name]: _, ...others } = filters
      write(value === undefined || value === '' ? others : { ...others, [name]: value })
    },
    clear: () => write({}),
  }
}
