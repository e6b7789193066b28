import { Skeleton } from '../../../ui/layout/skeleton.tsx'

const cards = ['first', 'second', 'third', 'fourth']

/** Skeleton of the shelf: a count, and cards with a plate at their left. */
export function RecipesSkeleton() {
  return (
    <div role="status" aria-label="Carregando receitas" className="flex flex-col gap-3 pt-4">
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="flex flex-col gap-3 recipe-columns">
        {cards.map((card) => (
          <div key={card} className="flex flex-col rounded-card border border-line bg-surface">
            <div className="flex items-center gap-3 p-3 pr-4">
              <Skeleton className="size-28 shrink-0 rounded-full" />
              <div className="flex flex-1 flex-col gap-2.5">
                <Skeleton className="h-5 w-11/12" />
                <Skeleton className="h-4 w-3/5" />
                <Skeleton className="h-6 w-24 rounded-full" />
              </div>
            </div>
            <div className="flex justify-around border-t border-line p-4">
              <Skeleton className="h-5 w-20" />
              <Skeleton className="h-5 w-20" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
