import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { messageOf } from '../../api/api-error.ts'
import { recipesQuery } from '../../api/recipes.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { favoritesQuery } from '../favorites/queries.ts'
import { EmptyPlate } from '../../ui/empty-plate.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Screen } from '../../ui/screen.tsx'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { ErrorState } from '../../ui/state-block.tsx'
import { RecipeFilterRows } from './recipe-filters.tsx'
import { RecipeShelf } from './recipe-shelf.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { useFilters } from './use-filters.ts'

// One chunk with the shelf, so that a recipe opens without another request.
export { RecipeScreen } from './recipe-screen.tsx'

/** Recipe library with search by name, time, equipment and style. */
export function RecipesScreen() {
  const shelf = useQuery(recipesQuery)
  // Loaded in parallel with the recipes, whose cards show them.
  usePrefetchQuery(favoritesQuery)
  const { data: book, error, refetch } = shelf
  // A tap that fails offline shows a message.
  const { filters, change, clear } = useFilters(book?.recipes)
  return (
    <Screen>
      <PageHeader
        title="Receitas"
        end={
          <LinkButton to="/favoritas" variant="ghost" className="-mr-3 -mb-1 px-3">
            <Heart aria-hidden="true" size={19} /> Favoritas
          </LinkButton>
        }
      />
      <OfflineNotice className="mb-4" text={offlineNote(shelf)} onRetry={() => void refetch()} />
      <RecipeFilterRows recipes={book?.recipes ?? []} filters={filters} onChange={change} />
      {book ? (
        <RecipeShelf book={book} filters={filters} onChange={change} onClear={clear} />
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={160} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecipesSkeleton />
      )}
    </Screen>
  )
}
