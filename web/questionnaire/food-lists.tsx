import { X } from 'lucide-react'
import { useState } from 'react'
import { FoodSearch } from '../meals/food-search.tsx'
import { Segmented } from '../ui/segmented.tsx'
import type { AnswerSheet } from './answer-sheet.ts'
import { questions } from './copy.ts'
import { type FoodList, foodLists, foodNamesIn, without, withFood } from './food-choices.ts'

interface FoodListsProps {
  sheet: AnswerSheet
  canSearch: boolean
}

/** One search for three lists: what one adores, dislikes and prefers to avoid. */
export function FoodLists({ sheet, canSearch }: FoodListsProps) {
  const [list, setList] = useState<FoodList>('favorite_foods')
  const names = foodNamesIn(sheet.answers.preferences)
  const write = (next: typeof names) => {
    for (const changed of foodLists) sheet.write('preferences', changed, next[changed])
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">
        Alimentos que você adora ou dispensa <span className="font-normal text-ink-soft">(opcional)</span>
      </p>
      {canSearch ? (
        <>
          <Segmented
            legend="Em qual lista entra o alimento"
            options={foodLists.map((value) => ({ value, label: questions.preferences[value] }))}
            value={list}
            onChange={setList}
          />
          <FoodSearch
            label={`Buscar: ${questions.preferences[list].toLowerCase()}`}
            onPick={(food) => write(withFood(names, list, food.name))}
          />
        </>
      ) : (
        <p className="text-ink-soft">
          A busca de alimentos abre com a sua conta. Você pode completar esta lista depois, pelo Perfil.
        </p>
      )}
      {foodLists
        .filter((shown) => names[shown].length > 0)
        .map((shown) => (
          <div key={shown} className="flex flex-col gap-1.5">
            <p className="text-sm font-medium text-ink-soft">{questions.preferences[shown]}</p>
            <ul className="flex flex-wrap gap-2">
              {names[shown].map((food) => (
                <li key={food} className="max-w-full">
                  <button
                    type="button"
                    aria-label={`Tirar ${food}`}
                    className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-folha bg-folha-soft py-2 pr-3 pl-4 text-left font-semibold text-folha"
                    onClick={() => write(without(names, food))}
                  >
                    {food}
                    <X aria-hidden="true" size={18} className="shrink-0" />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  )
}
