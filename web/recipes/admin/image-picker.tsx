import type { ImageGenerator, RecipeImageEntry } from '#contract/recipes/recipe-images.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { Segmented } from '../../ui/form/segmented.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { actionsId } from './action-bar.tsx'
import { GeneratorCard } from './generator-card.tsx'
import type { RunRecipe, RunSource } from './image-run.ts'
import { RecipeRow } from './recipe-row.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { shelfNamed, shelves, shownRecipes } from './shown-recipes.ts'
import { isWorthAQuestion, StartSheet } from './start-sheet.tsx'
import type { Selection } from './use-selection.ts'

interface ImagePickerProps {
  recipes: readonly RecipeImageEntry[]
  generator: ImageGenerator | null
  selection: Selection
  onStart: (source: RunSource, recipes: readonly RunRecipe[]) => void
}

/** Selects the recipes that get an image. */
export function ImagePicker({ recipes, generator, selection, onStart }: ImagePickerProps) {
  const { mostrar, busca = '' } = useSearch({ from: '/admin/recipe-images' })
  const navigate = useNavigate({ from: '/admin/recipe-images' })
  const [asked, setAsked] = useState<RunSource | null>(null)
  const [removed, setRemoved] = useState<RecipeImageEntry | null>(null)
  const shelf = shelfNamed(mostrar)
  const shown = shownRecipes(recipes, shelf, busca)
  const selected = recipes.filter(({ id }) => selection.ids.has(id))
  const search = (change: { mostrar?: string; busca?: string }) =>
    void navigate({
      search: { ...(mostrar && { mostrar }), ...(busca && { busca }), ...change },
      replace: true,
      resetScroll: false,
    })
  const ask = (source: RunSource) => {
    if (selected.length === 0) showToast({ title: 'Selecione pelo menos uma receita', tone: 'error' })
    else if (isWorthAQuestion(source, generator, selected.length)) setAsked(source)
    else onStart(source, selected)
  }
  return (
    <>
      {/* Keeps the focused element above the bar. */}
      <div className="flex flex-col gap-4 [&_:is(a,button,input)]:scroll-mb-44">
        <GeneratorCard generator={generator} onDraw={() => ask('drawn')} />
        <Segmented
          legend="Mostrar"
          options={shelves}
          value={shelf}
          onChange={(value) => search({ mostrar: value })}
        />
        <SearchBox
          label="Buscar receita pelo nome"
          placeholder="Buscar receita"
          value={busca}
          onChange={(text) => search({ busca: text })}
        />
        <Shown recipes={shown} selection={selection} onRemove={setRemoved} />
      </div>
      <SelectionBar
        selected={selected}
        shown={shown}
        generator={generator}
        onClear={() => selection.replace([])}
        onGenerate={() => ask('generated')}
      />
      <StartSheet
        asked={asked}
        generator={generator}
        count={selected.length}
        onClose={() => setAsked(null)}
        onStart={(source) => onStart(source, selected)}
      />
      <RemovalDialog recipe={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

interface ShownProps {
  recipes: readonly RecipeImageEntry[]
  selection: Selection
  onRemove: (recipe: RecipeImageEntry) => void
}

function Shown({ recipes, selection, onRemove }: ShownProps) {
  const ids = recipes.map(({ id }) => id)
  const areAllSelected = ids.every((id) => selection.ids.has(id))
  if (recipes.length === 0) {
    return (
      <EmptyState picture={<EmptyPlate size={140} />} title="Nenhuma receita aqui">
        Mude o filtro ou busque outra palavra.
      </EmptyState>
    )
  }
  return (
    <Card flush aria-label="Receitas">
      <a
        href={`#${actionsId}`}
        className="sr-only focus:not-sr-only focus:block focus:rounded-card focus:-outline-offset-4 focus:px-4 focus:py-3 focus:font-semibold focus:text-folha"
      >
        Pular a lista
      </a>
      <div className="flex items-center justify-between gap-3 border-b border-line px-3 py-1">
        <Checkbox
          checked={areAllSelected}
          onChange={() => selection.setAll(ids, !areAllSelected)}
          label="Selecionar todas"
        />
        <p role="status" className="text-sm text-ink-soft">
          {recipes.length === 1 ? '1 receita' : `${recipes.length} receitas`}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {recipes.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            recipe={recipe}
            isSelected={selection.ids.has(recipe.id)}
            onToggle={selection.toggle}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </Card>
  )
}
