import type { FoodRow } from '#contract/day/foods.ts'
import type { PlateItem } from '#contract/day/meals.ts'
import { Plus } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { LazyFoodSearch } from './lazy-food-search.tsx'
import { ItemRow } from '../meals/item-row.tsx'
import { ItemSheet } from '../meals/item-sheet.tsx'
import { resizedItem, usualItem } from './plate-items.ts'

interface PlateEditorProps {
  items: readonly PlateItem[]
  onChange: (items: PlateItem[]) => void
  removeLabel?: string
  /** List of the foods, which takes the focus of a control that disappears. */
  foodsRef?: RefObject<HTMLUListElement | null>
}

type OpenPart = { at: 'item'; position: number } | { at: 'search' | 'new' } | null

/** Editor for the foods of a plate: amount, food, add, remove. */
export function PlateEditor({ items, onChange, removeLabel = 'Tirar do prato', foodsRef }: PlateEditorProps) {
  const [open, setOpen] = useState<OpenPart>(null)
  const ownRef = useRef<HTMLUListElement>(null)
  const foods = foodsRef ?? ownRef
  const replace = (position: number, item: PlateItem) =>
    onChange(items.map((one, index) => (index === position ? item : one)))
  const add = (food: FoodRow) => {
    setOpen(null)
    onChange([...items, usualItem(food)])
  }
  const remove = (position: number) => {
    // The list takes the focus before the sheet closes, because the closing sheet would return it to a removed row.
    flushSync(() => setOpen(null))
    foods.current?.focus({ preventScroll: true })
    onChange(items.filter((_, index) => index !== position))
  }
  const openItem = open?.at === 'item' ? items[open.position] : undefined

  return (
    <Card className="px-4 py-1.5">
      <ul
        ref={foods}
        tabIndex={-1}
        aria-label="Alimentos do prato"
        className="divide-y divide-line outline-none"
      >
        {items.map((item, position) => (
          <ItemRow
            // The same food may be on a plate twice, so the key includes the position.
            key={`${item.food_id}-${position}`}
            item={item}
            onAmount={(amount) => replace(position, resizedItem(item, amount))}
            onOpen={() => setOpen({ at: 'item', position })}
          />
        ))}
      </ul>
      {items.length === 0 && <p className="py-3 text-ink-soft">O prato está vazio.</p>}
      <Button variant="ghost" className="my-1 -ml-4" onClick={() => setOpen({ at: 'search' })}>
        <Plus aria-hidden="true" size={20} /> Adicionar alimento
      </Button>
      {openItem && open?.at === 'item' && (
        <ItemSheet
          key={openItem.food_id}
          item={openItem}
          removeLabel={removeLabel}
          onChange={(item) => replace(open.position, item)}
          onRemove={() => remove(open.position)}
          onClose={() => setOpen(null)}
        />
      )}
      <Sheet
        open={open?.at === 'search' || open?.at === 'new'}
        title={open?.at === 'new' ? 'Criar alimento' : 'Adicionar alimento'}
        onClose={() => setOpen(null)}
      >
        <LazyFoodSearch label="Qual alimento?" onPick={add} onCreating={() => setOpen({ at: 'new' })} />
      </Sheet>
    </Card>
  )
}
