import type { RecipeImageEntry, RecipeImageSource } from '#contract/recipes/recipe-images.ts'
import { Trash2 } from 'lucide-react'
import { memo } from 'react'
import { PlateOutline } from '../../ui/plate/lazy-plate.tsx'
import { RecipePicture } from '../../ui/plate/recipe-picture.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

const sourceNames: Record<RecipeImageSource, string> = {
  generated: 'Gerada por IA',
  drawn: 'Prato desenhado',
  found: 'Foto encontrada',
}

interface RecipeRowProps {
  recipe: RecipeImageEntry
  isSelected: boolean
  onToggle: (recipeId: string) => void
  onRemove: (recipe: RecipeImageEntry) => void
}

/** One recipe of the list. Memoised: the list holds hundreds. */
export const RecipeRow = memo(function RecipeRow({ recipe, isSelected, onToggle, onRemove }: RecipeRowProps) {
  const { id, name, image, source } = recipe
  return (
    <li className="flex items-center gap-1 px-3 [contain-intrinsic-block-size:auto_4.25rem] [content-visibility:auto]">
      <Checkbox
        checked={isSelected}
        onChange={() => onToggle(id)}
        className="min-w-0 flex-1"
        label={
          <span className="-mt-1 flex items-center gap-3">
            <span className="w-12 shrink-0">
              <RecipePicture image={image} sizes="48px">
                <PlateOutline />
              </RecipePicture>
            </span>
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="leading-snug font-medium">{name}</span>
              <span className="text-sm text-ink-soft">
                {source ? sourceNames[source] : `Busca: ${recipe.image_query || name}`}
              </span>
            </span>
          </span>
        }
      />
      {image && (
        <IconButton
          label={`Tirar a imagem de ${name}`}
          icon={<Trash2 size={20} />}
          onClick={() => onRemove(recipe)}
        />
      )}
    </li>
  )
})
