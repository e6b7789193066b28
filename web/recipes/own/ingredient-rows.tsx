import type { ReadIngredient } from '#contract/recipes/own-recipes.ts'
import { ChevronRight, CircleHelp } from 'lucide-react'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { asks } from './recipe-draft.ts'

interface IngredientRowsProps {
  ingredients: readonly ReadIngredient[]
  onOpen: (ingredient: ReadIngredient) => void
}

/** Typed lines as they were read, each with its amount and energy; a tap corrects one. */
export function IngredientRows({ ingredients, onOpen }: IngredientRowsProps) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {ingredients.map((ingredient) => (
        <li key={`${ingredient.line}-${ingredient.position}`}>
          {ingredient.state === 'heading' || ingredient.state === 'water' ? (
            <PlainRow ingredient={ingredient} />
          ) : (
            <IngredientRow ingredient={ingredient} onOpen={() => onOpen(ingredient)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function PlainRow({ ingredient: { state, text } }: { ingredient: ReadIngredient }) {
  const isHeading = state === 'heading'
  return (
    <p className={classNames('px-4 py-2.5 wrap-anywhere', isHeading ? 'font-semibold' : 'text-ink-soft')}>
      {text}
      {!isHeading && ' · só muda o peso'}
    </p>
  )
}

function IngredientRow({ ingredient, onOpen }: { ingredient: ReadIngredient; onOpen: () => void }) {
  const { shown, counted, note, state } = ingredient
  const isOpen = asks(ingredient)
  const isCounted = counted !== null
  return (
    <button
      type="button"
      data-asks={isOpen}
      onClick={onOpen}
      className={classNames(
        'flex min-h-13 w-full items-center gap-3 px-4 py-2.5 text-left',
        isOpen ? 'bg-gema-soft' : 'hover:bg-folha-soft',
      )}
    >
      {isOpen && <CircleHelp aria-hidden="true" size={20} className="shrink-0" />}
      {/* In large letters the energy wraps below the words. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span className="flex min-w-0 flex-[1_1_9rem] flex-col">
          <span
            className={classNames('leading-snug wrap-anywhere', !isCounted && !isOpen && 'text-ink-soft')}
          >
            {isOpen ? ingredient.text : shown}
          </span>
          {state === 'left_out' && <span className="text-sm text-ink-soft">Fora da conta</span>}
          {note && (
            <span className={classNames('text-sm', isOpen ? 'font-semibold' : 'text-ink-soft')}>{note}</span>
          )}
        </span>
        {counted && counted.calories !== null && (
          <span className="shrink-0 text-sm whitespace-nowrap text-ink-soft">
            {formatKcal(counted.calories)}
          </span>
        )}
      </span>
      <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
    </button>
  )
}
