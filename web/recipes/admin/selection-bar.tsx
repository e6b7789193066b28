import type { ImageGenerator, RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import { Sparkles } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { ActionBar } from './action-bar.tsx'
import { costText } from './copy.ts'

interface SelectionBarProps {
  selected: readonly RecipeImageEntry[]
  shown: readonly RecipeImageEntry[]
  generator: ImageGenerator | null
  onClear: () => void
  onGenerate: () => void
}

/** Number of selected recipes, their cost, and the start button. */
export function SelectionBar({ selected, shown, generator, onClear, onGenerate }: SelectionBarProps) {
  return (
    <ActionBar>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p role="status" className="min-w-0 text-sm">
          <span className="font-semibold">{selectedText(selected.length)}</span>
          <span className="text-ink-soft">{beyondText(selected, shown)}</span>
        </p>
        {selected.length > 0 && (
          <Button variant="ghost" className="-mr-3 px-3" onClick={onClear}>
            Limpar
          </Button>
        )}
      </div>
      {generator && selected.length > 0 && (
        <p className="text-sm text-ink-soft">{costText(generator, selected.length)}</p>
      )}
      <Button wide onClick={onGenerate}>
        <Sparkles aria-hidden="true" size={20} /> Gerar com IA
      </Button>
    </ActionBar>
  )
}

function selectedText(count: number): string {
  if (count === 0) return 'Nenhuma selecionada'
  return count === 1 ? '1 selecionada' : `${count} selecionadas`
}

/** Text on the selected recipes that the filter hides, which get an image too; empty without any. */
function beyondText(selected: readonly RecipeImageEntry[], shown: readonly RecipeImageEntry[]): string {
  const inSight = new Set(shown.map(({ id }) => id))
  const beyond = selected.filter(({ id }) => !inSight.has(id)).length
  return beyond > 0 ? `, ${beyond} fora deste filtro` : ''
}
