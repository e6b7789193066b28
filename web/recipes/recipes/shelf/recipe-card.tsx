import type { RecipeCard as Card } from '#contract/recipes/recipes.ts'
import { ArrowRightLeft, TriangleAlert } from 'lucide-react'
import { RecipePicture } from '../../../ui/plate/recipe-picture.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { formatKcal } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { FavoriteButton } from '../favorite-button.tsx'
import { NearbyPlate } from './nearby-plate.tsx'
import { RecipeLink } from '../recipe-link.tsx'
import { distinctiveTags } from '../tag-copy.ts'

const shownTags = 2
/** Minutes assumed for a recipe without a time. */
const usualMinutes = 15

interface RecipeCardProps {
  recipe: Card
  /** Requested style, shown first. */
  askedTag?: string | undefined
  isFavorite: boolean
  onToggleFavorite: () => void
  onSwap: () => void
  onOpen: () => void
}

/** Recipe card of the shelf. The whole card is a link, except for its two buttons. */
export function RecipeCard({
  recipe,
  askedTag,
  isFavorite,
  onToggleFavorite,
  onSwap,
  onOpen,
}: RecipeCardProps) {
  const { id, name, conflicts, reason } = recipe
  return (
    <article className="relative flex flex-col rounded-card border border-line bg-surface">
      <div className="flex flex-1 items-center gap-3 p-3 pr-4">
        <div className="w-[min(7rem,30%)] shrink-0">
          <RecipePicture image={recipe.image} sizes="112px">
            <NearbyPlate recipe={recipe} />
          </RecipePicture>
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <h2 className="text-lg leading-snug font-bold">
            <RecipeLink recipeId={id} onOpen={onOpen} className="block covers-card">
              {name}
            </RecipeLink>
          </h2>
          <CardFacts recipe={recipe} />
          <div className="flex flex-wrap gap-1.5">
            {conflicts.length > 0 ? (
              <Badge tone="danger" icon={<TriangleAlert size={13} />}>
                Não combina: {formatList(conflicts)}
              </Badge>
            ) : (
              distinctiveTags(recipe.tags, shownTags, askedTag).map((tag) => (
                <Badge key={tag} tone="leaf">
                  {tag}
                </Badge>
              ))
            )}
          </div>
          {reason && <p className="line-clamp-2 text-sm text-ink-soft">{reason}</p>}
        </div>
      </div>
      <div className="relative z-10 flex flex-wrap border-t border-line p-1">
        <FavoriteButton
          recipeName={name}
          isFavorite={isFavorite}
          onToggle={onToggleFavorite}
          className="flex-1"
        />
        <button
          type="button"
          onClick={onSwap}
          className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control px-3 font-semibold text-folha select-none hover:bg-folha-soft high-contrast:border"
        >
          <ArrowRightLeft aria-hidden="true" size={19} className="shrink-0" />
          Trocar
          <span className="sr-only"> {name}</span>
        </button>
      </div>
    </article>
  )
}

function CardFacts({ recipe }: { recipe: Pick<Card, 'time_min' | 'calories' | 'protein_g'> }) {
  const { time_min: minutes, calories, protein_g: protein } = recipe
  return (
    <p className="flex flex-col text-sm text-ink-soft">
      <span>
        {minutes || usualMinutes}&nbsp;min
        {calories !== null && (
          <>
            {' · '}
            <span className="font-semibold whitespace-nowrap text-ink">{formatKcal(calories)}</span>
          </>
        )}
      </span>
      {protein !== null && <span>{formatNumber(protein)}&nbsp;g de proteína</span>}
    </p>
  )
}
