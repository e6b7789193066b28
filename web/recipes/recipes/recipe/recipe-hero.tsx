import type { Recipe, RecipeCard } from '#contract/recipes/recipes.ts'
import { ArrowLeft, Heart } from 'lucide-react'
import { useFavorites } from '../../favorites/queries.ts'
import { LazyPlate } from '../../../ui/plate/lazy-plate.tsx'
import { RecipePicture } from '../../../ui/plate/recipe-picture.tsx'
import { Awning } from '../../../ui/drawn/awning.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { ownRecipeKey } from '../own-recipe-key.ts'
import { RecipeFacts } from './recipe-facts.tsx'
import { distinctiveTags } from '../tag-copy.ts'

const shownTags = 3

interface RecipeHeroProps {
  recipe: RecipeCard
  /** The loaded recipe, with its story and the credit of its picture. */
  whole: Recipe | undefined
  onBack: () => void
}

/** Plate, name and key facts of a recipe. */
export function RecipeHero({ recipe, whole, onBack }: RecipeHeroProps) {
  const { ids, toggle } = useFavorites()
  const isFavorite = ids.has(recipe.id)
  const isOwn = ownRecipeKey(recipe.id) !== null
  return (
    <header className="flex flex-col gap-4">
      <div className="relative -mx-5 mt-[calc(-1rem-env(safe-area-inset-top))] overflow-hidden bg-gema-soft pt-[env(safe-area-inset-top)] column:rounded-b-card">
        <div className="absolute inset-x-0 top-0">
          <Awning />
        </div>
        <div className="relative flex justify-between px-3 pt-11">
          <IconButton
            label="Voltar às receitas"
            icon={<ArrowLeft size={24} />}
            className="bg-surface shadow-float"
            onClick={onBack}
          />
          {!isOwn && (
            <IconButton
              label={isFavorite ? 'Favorito' : 'Gostei'}
              icon={<Heart size={22} className={classNames(isFavorite && 'fill-goiaba text-goiaba')} />}
              className="bg-surface shadow-float"
              onClick={() => toggle(recipe.id)}
            />
          )}
        </div>
        <div className="mx-auto -mt-8 w-56 max-w-[66%] pb-5">
          <RecipePicture
            image={recipe.image}
            sizes="224px"
            caption={whole?.image_credit && <PictureCredit credit={whole.image_credit} />}
          >
            <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative />
          </RecipePicture>
        </div>
      </div>
      <div className="flex flex-col gap-2.5">
        <div className="flex flex-wrap gap-1.5">
          {distinctiveTags(recipe.tags, shownTags).map((tag) => (
            <Badge key={tag} tone="leaf">
              {tag}
            </Badge>
          ))}
        </div>
        <h1 tabIndex={-1} className="text-2xl font-bold">
          {recipe.name}
        </h1>
        {whole ? (
          <p className="text-lg text-ink-soft">{whole.story}</p>
        ) : (
          <Skeleton className="my-1.5 h-4 w-4/5" />
        )}
      </div>
      <RecipeFacts recipe={recipe} />
    </header>
  )
}

function PictureCredit({ credit: { name, url } }: { credit: NonNullable<Recipe['image_credit']> }) {
  return (
    <p className="-mb-2 pt-1 text-center text-xs text-ink">
      Foto:{' '}
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-6 items-center underline underline-offset-2"
      >
        {name}
      </a>
    </p>
  )
}
