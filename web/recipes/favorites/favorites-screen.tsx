import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messageOf } from '../../api/api-error.ts'
import { recipesQuery } from '../../api/recipes.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { trackSearch } from '../../privacy/shared/track.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { OfflineNotice } from '../../ui/overlay/offline-notice.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { FavoriteList } from './favorite-list.tsx'
import { favoritesQuery } from './queries.ts'

/** Maximum number of characters of a search; no recipe name is longer. */
const longestSearch = 80

/** Favourite recipes, most recent first. */
export function FavoritesScreen() {
  const favorites = useQuery(favoritesQuery)
  // A favorite that is not among the recipes is beyond the plan: the list only counts it.
  const book = useQuery(recipesQuery)
  const { busca = '' } = useSearch({ from: '/favoritas' })
  const navigate = useNavigate({ from: '/favoritas' })
  const error = (favorites.data ? null : favorites.error) ?? (book.data ? null : book.error)
  const retry = () => void Promise.all([favorites.refetch(), book.refetch()])
  return (
    <Screen className="desk-wide">
      <BackHeader
        title="Favoritas"
        backLabel="Voltar às receitas"
        onBack={() => void navigate({ to: '/receitas' })}
      />
      <OfflineNotice className="mb-4" text={offlineNote(favorites) ?? offlineNote(book)} onRetry={retry} />
      {error ? (
        <ErrorState picture={<EmptyPlate size={160} />} message={messageOf(error)} onRetry={retry} />
      ) : !favorites.data || !book.data ? (
        <FavoritesSkeleton />
      ) : favorites.data.length === 0 ? (
        <NoFavorites />
      ) : (
        <div className="flex flex-col gap-4">
          <SearchBox
            label="Buscar favorita pelo nome"
            placeholder="Buscar nas favoritas"
            value={busca.slice(0, longestSearch)}
            onChange={(text) => {
              trackSearch(busca, text)
              void navigate({
                search: text === '' ? {} : { busca: text.slice(0, longestSearch) },
                replace: true,
                resetScroll: false,
              })
            }}
          />
          <FavoriteList
            favorites={favorites.data}
            recipes={book.data.recipes}
            query={busca.slice(0, longestSearch)}
          />
        </div>
      )}
    </Screen>
  )
}

function NoFavorites() {
  return (
    <EmptyState
      picture={<EmptyPlate size={160} />}
      title="Nenhuma receita favorita ainda"
      action={<LinkButton to="/receitas">Ver receitas</LinkButton>}
    >
      Toque em “Gostei” numa receita e ela fica aqui, sempre à mão.
    </EmptyState>
  )
}

const cards = ['first', 'second', 'third']

function FavoritesSkeleton() {
  return (
    <div role="status" aria-label="Carregando favoritas" className="flex flex-col gap-4">
      <Skeleton className="h-12 w-full rounded-control" />
      <Skeleton className="h-5 w-28" />
      {cards.map((card) => (
        <div key={card} className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
          <Skeleton className="size-16 shrink-0 rounded-full" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
