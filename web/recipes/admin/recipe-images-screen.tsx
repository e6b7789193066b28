import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { ImagePicker } from './image-picker.tsx'
import { type RunRecipe, type RunSource, unfinished } from './image-run.ts'
import { recipeImagesQuery } from './queries.ts'
import { RunView } from './run-view.tsx'
import { useImageRun } from './use-image-run.ts'
import { useSelection } from './use-selection.ts'

/** Lists recipes with and without an image and starts image generation. */
export function RecipeImagesScreen() {
  const { data, error, refetch } = useQuery(recipeImagesQuery)
  const navigate = useNavigate()
  const imageRun = useImageRun()
  const selection = useSelection()
  const start = (source: RunSource, recipes: readonly RunRecipe[]) => {
    selection.replace([])
    imageRun.start(source, recipes)
  }
  const { run } = imageRun
  return (
    <Screen>
      <BackHeader
        title="Imagens das receitas"
        backLabel="Voltar ao perfil"
        onBack={() => void navigate({ to: '/perfil' })}
      />
      {run ? (
        <RunView
          run={run}
          generator={data?.generator ?? null}
          imageRun={imageRun}
          onClose={() => {
            // Failed and unfinished recipes stay selected.
            selection.replace(unfinished(run).map(({ id }) => id))
            imageRun.close()
            // The heading takes the focus, because the button that closed the run is removed.
            document.querySelector<HTMLElement>('main h1')?.focus()
          }}
        />
      ) : data ? (
        <ImagePicker
          recipes={data.recipes}
          generator={data.generator}
          selection={selection}
          onStart={start}
        />
      ) : isLocked(error) ? (
        <EmptyState
          picture={<EmptyPlate size={160} />}
          title="Falta o segundo fator"
          action={<LinkButton to="/perfil/seguranca">Abrir Segurança</LinkButton>}
        >
          {messageOf(error)}
        </EmptyState>
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={160} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton />
      )}
    </Screen>
  )
}

/** Returns whether the request was refused because administration requires a second factor besides the password. */
function isLocked(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'second_factor_required'
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth']

function ListSkeleton() {
  return (
    <div role="status" aria-label="Carregando as receitas" className="flex flex-col gap-4">
      <Skeleton className="h-28 w-full rounded-card" />
      <Skeleton className="h-13 w-full rounded-control" />
      <Skeleton className="h-12 w-full rounded-control" />
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-6 shrink-0" />
          <Skeleton className="size-12 shrink-0 rounded-full" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </div>
  )
}
