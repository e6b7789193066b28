import type { FoodRow } from '#contract/day/foods.ts'
import type { FoodOption, IngredientChoice, ReadIngredient } from '#contract/recipes/own-recipes.ts'
import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import { useState } from 'react'
import { CreateFoodButton } from '../../day/shared/create-food-button.tsx'
import { LazyOwnFoodForm } from '../../day/shared/lazy-own-food-form.tsx'
import { nameFromWords } from '../../day/shared/name-from-words.ts'
import { LazyFoodSearch } from '../../day/shared/lazy-food-search.tsx'
import { type Amount, usualItem } from '../../day/shared/plate-items.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { AmountFields } from '../log/amount-fields.tsx'

interface IngredientSheetProps {
  ingredient: ReadIngredient
  onChoose: (choice: IngredientChoice) => void
  onClose: () => void
}

interface Picked {
  readonly food: FoodRow
  readonly amount: Amount
}

/** Answers or corrects one ingredient: its food, its amount, or leaving it out of the numbers. */
export function IngredientSheet({ ingredient, onChoose, onClose }: IngredientSheetProps) {
  const [way, setWay] = useState<'answer' | 'search' | 'create'>('answer')
  const [picked, setPicked] = useState<Picked | null>(() => firstPick(ingredient))
  const choose = (choice: IngredientChoice) => {
    onChoose(choice)
    onClose()
  }
  const take = (food: FoodRow, amount: Amount | null) => {
    if (amount) choose({ food_id: food.id, ...amount })
    else setPicked({ food, amount: amountFor(ingredient, food) })
  }
  const find = (food: FoodRow) => {
    setWay('answer')
    setPicked({ food, amount: amountFor(ingredient, food) })
  }
  return (
    <Sheet open title={way === 'create' ? 'Criar alimento' : ingredient.text} onClose={onClose}>
      {way === 'search' && <LazyFoodSearch label="Qual alimento é mais parecido?" onPick={find} />}
      {way === 'create' && (
        <LazyOwnFoodForm name={nameFromWords(ingredient.shown)} onSaved={({ food }) => find(food)} />
      )}
      {way === 'answer' && (
        <div className="flex flex-col gap-5 pb-2">
          {ingredient.note && <p className="text-pretty">{ingredient.note}</p>}
          <Options ingredient={ingredient} onPick={take} />
          {picked && (
            <>
              <AmountFields
                key={picked.food.id}
                food={picked.food}
                amount={picked.amount}
                maxGrams={ownRecipeLimits.yieldGrams}
                onChange={(amount) => setPicked({ ...picked, amount })}
              />
              <Button
                size="large"
                wide
                disabled={!isValid(picked.amount)}
                onClick={() => choose({ food_id: picked.food.id, ...picked.amount })}
              >
                Usar assim
              </Button>
            </>
          )}
          <Ways
            ingredient={ingredient}
            hasFood={picked !== null}
            onSearch={() => setWay('search')}
            onCreate={() => setWay('create')}
            onChoose={choose}
          />
        </div>
      )}
    </Sheet>
  )
}

interface WaysProps {
  ingredient: ReadIngredient
  hasFood: boolean
  onSearch: () => void
  onCreate: () => void
  onChoose: (choice: IngredientChoice) => void
}

function Ways({ ingredient, hasFood, onSearch, onCreate, onChoose }: WaysProps) {
  const { state, is_chosen: isChosen } = ingredient
  const isAnswered = isChosen || state === 'left_out'
  return (
    <div className="flex flex-col gap-3">
      <Button variant="secondary" wide onClick={onSearch}>
        {hasFood ? 'Trocar o alimento' : 'Parecido com…'}
      </Button>
      {state === 'unknown' && !hasFood && <CreateFoodButton variant="secondary" wide onClick={onCreate} />}
      {state !== 'left_out' && state !== 'uncounted' && (
        <Button variant="secondary" wide onClick={() => onChoose('left_out')}>
          Deixar sem contar
        </Button>
      )}
      {isAnswered && (
        <Button variant="ghost" wide onClick={() => onChoose(null)}>
          Voltar ao que está escrito
        </Button>
      )}
    </div>
  )
}

/** Foods that the line may mean; a food with a known amount is taken at once. */
function Options({
  ingredient,
  onPick,
}: {
  ingredient: ReadIngredient
  onPick: (food: FoodRow, amount: Amount | null) => void
}) {
  const { options, state } = ingredient
  if (options.length === 0 || state === 'ask_amount') return null
  return (
    <div role="group" aria-label="Alimentos possíveis" className="flex flex-col gap-2">
      {options.map((option) => (
        <Button
          key={option.food.id}
          variant="secondary"
          wide
          onClick={() => onPick(option.food, option.amount)}
        >
          {optionText(option)}
        </Button>
      ))}
    </div>
  )
}

function optionText({ food, amount }: FoodOption): string {
  return amount && food.per_100g.calories !== null
    ? `${food.name} · ${Math.round(amount.grams)}\u00a0g`
    : food.name
}

function firstPick({ counted, options, state }: ReadIngredient): Picked | null {
  if (counted) {
    const { food, grams, quantity, measure } = counted
    return { food, amount: { grams, quantity, measure } }
  }
  const [option] = options
  if (!option || state !== 'ask_amount') return null
  return { food: option.food, amount: option.amount ?? usualAmount(option.food) }
}

/** Amount preselected for another food: the grams that the ingredient counts now, else the food's usual amount. */
function amountFor({ counted }: ReadIngredient, food: FoodRow): Amount {
  return counted ? { grams: counted.grams, quantity: counted.grams, measure: 'grama' } : usualAmount(food)
}

function usualAmount(food: FoodRow): Amount {
  const { grams, quantity, measure } = usualItem(food)
  return { grams, quantity, measure }
}

function isValid({ grams, quantity }: Amount): boolean {
  return grams >= 0.1 && grams <= ownRecipeLimits.yieldGrams && quantity > 0
}
