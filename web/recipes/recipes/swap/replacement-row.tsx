import type { Replacement } from '#contract/recipes/recipes.ts'
import { CalendarPlus } from 'lucide-react'
import { changeText } from '../../../menus/shared/meal-copy.ts'
import { LazyPlate } from '../../../ui/plate/lazy-plate.tsx'
import { RecipePicture } from '../../../ui/plate/recipe-picture.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { RecipeLink } from '../recipe-link.tsx'

interface ReplacementRowProps {
  replacement: Replacement
  onPick: () => void
}

/** Replacement recipe, picked by one tap. */
export function ReplacementRow({ replacement, onPick }: ReplacementRowProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex w-full items-center gap-3 rounded-card border border-line bg-surface p-3 text-left hover:border-folha hover:bg-folha-soft"
    >
      <Picture replacement={replacement} />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="font-display text-lg leading-snug font-bold text-balance">
          {replacement.recipe.name}
        </span>
        <Difference replacement={replacement} />
      </span>
    </button>
  )
}

interface ReplacementCardProps {
  replacement: Replacement
  /** Called when the recipe's name, a link, was tapped. */
  onOpen: () => void
  onAdd: () => void
}

/** Replacement recipe, to read or to add to the plan. */
export function ReplacementCard({ replacement, onOpen, onAdd }: ReplacementCardProps) {
  const { id, name } = replacement.recipe
  return (
    <article className="relative flex flex-col gap-2 rounded-card border border-line bg-surface p-3 hover:border-folha">
      <div className="flex items-center gap-3">
        <Picture replacement={replacement} />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h3 className="text-lg leading-snug font-bold text-balance">
            <RecipeLink recipeId={id} onOpen={onOpen} className="block covers-card">
              {name}
            </RecipeLink>
          </h3>
          <Difference replacement={replacement} />
        </div>
      </div>
      <Button variant="secondary" wide className="relative z-10" onClick={onAdd}>
        <CalendarPlus aria-hidden="true" size={19} /> Pôr no plano
        <span className="sr-only"> {name}</span>
      </Button>
    </article>
  )
}

function Picture({ replacement: { recipe } }: { replacement: Replacement }) {
  return (
    <span aria-hidden="true" className="-my-1 -ml-1 block w-20 shrink-0">
      <RecipePicture image={recipe.image} sizes="80px">
        <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative />
      </RecipePicture>
    </span>
  )
}

/** Difference per portion, where numbers are shown, and the time. */
function Difference({ replacement: { recipe, changes } }: { replacement: Replacement }) {
  return (
    <span className="flex flex-col text-sm text-ink-soft">
      {changes && <span className="font-semibold text-ink">{changesText(changes)}</span>}
      <span>{recipe.time_min}&nbsp;min</span>
    </span>
  )
}

/** Changes of energy and protein per portion: `+40 kcal, −6 g proteína`. */
function changesText({ kcal, protein_g }: NonNullable<Replacement['changes']>): string {
  if (kcal === 0 && protein_g === 0) return 'energia e proteína iguais'
  const energy = kcal === 0 ? 'mesma energia' : changeText(kcal, 'kcal')
  const protein = protein_g === 0 ? 'mesma proteína' : `${changeText(protein_g, 'g')} proteína`
  return `${energy}, ${protein}`
}
