import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'

interface SuitsMeToggleProps {
  recipes: readonly RecipeCard[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** Toggle that hides recipes in conflict with the person's answers; not shown if no recipe is in conflict. */
export function SuitsMeToggle({ recipes, isOn, onChange }: SuitsMeToggleProps) {
  if (!recipes.some(({ conflicts }) => conflicts.length > 0)) return null
  return (
    <Checkbox
      label="Só o que combina comigo"
      checked={isOn}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
