import type { FoodRow } from '#contract/day/foods.ts'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { CreateFoodButton } from '../shared/create-food-button.tsx'
import { LazyOwnFoodForm } from '../shared/lazy-own-food-form.tsx'
import { nameFromWords } from '../shared/name-from-words.ts'
import { LazyFoodSearch } from '../shared/lazy-food-search.tsx'

interface UnmatchedWordsProps {
  words: string
  onFood: (food: FoodRow) => void
}

/** Words that name no known food, with two ways on: a similar food of the table, or a food created from its label. */
export function UnmatchedWords({ words, onFood }: UnmatchedWordsProps) {
  const [open, setOpen] = useState<'similar' | 'new' | null>(null)
  const take = (food: FoodRow) => {
    setOpen(null)
    onFood(food)
  }
  return (
    <li className="flex flex-col">
      <span className="wrap-anywhere">Não encontramos “{words}” na tabela.</span>
      <span className="-ml-4 flex flex-wrap">
        <Button variant="ghost" onClick={() => setOpen('similar')}>
          Parecido com…
        </Button>
        <CreateFoodButton onClick={() => setOpen('new')} />
      </span>
      <Sheet
        open={open !== null}
        title={open === 'new' ? 'Criar alimento' : `Parecido com “${words}”`}
        onClose={() => setOpen(null)}
      >
        {open === 'new' ? (
          <LazyOwnFoodForm name={nameFromWords(words)} onSaved={({ food }) => take(food)} />
        ) : (
          <LazyFoodSearch label="Qual alimento é mais parecido?" onPick={take} />
        )}
      </Sheet>
    </li>
  )
}
