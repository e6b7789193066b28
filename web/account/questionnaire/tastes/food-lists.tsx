import { X } from 'lucide-react'
import { useState } from 'react'
import { ChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { FocusKeeper } from '../../../ui/overlay/focus-keeper.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import type { AnswerSheet } from '../answer-sheet.ts'
import { commonTastes } from './common-tastes.ts'
import { questions } from '../copy.ts'
import { type FoodList, foodLists, foodNamesIn, without, withFood } from './food-choices.ts'
import { TasteOutlookNote } from './taste-outlook.tsx'
import { TasteSearch } from './taste-search.tsx'

interface FoodListsProps {
  sheet: AnswerSheet
  canSearch: boolean
}

/** Three food lists (loved, disliked, avoided) with one search and one row of chips. */
export function FoodLists({ sheet, canSearch }: FoodListsProps) {
  const [list, setList] = useState<FoodList>('dislikes')
  const names = foodNamesIn(sheet.answers.preferences)
  const unwanted = [...names.dislikes, ...names.avoid_foods]
  const write = (next: typeof names) => {
    for (const changed of foodLists) sheet.write('preferences', changed, next[changed])
  }
  const chips = commonTastes[list]
  return (
    <div className="flex flex-col gap-3">
      <FocusKeeper>
        <p className="font-semibold">
          Alimentos que você adora ou dispensa <span className="font-normal text-ink-soft">(opcional)</span>
        </p>
        <Segmented
          legend="Em qual lista entra o alimento"
          options={foodLists.map((value) => ({ value, label: questions.preferences[value] }))}
          value={list}
          onChange={setList}
        />
        {canSearch ? (
          <TasteSearch
            label={`Buscar: ${questions.preferences[list].toLowerCase()}`}
            list={list}
            without={unwanted}
            onPick={(name) => write(withFood(names, list, name))}
          />
        ) : (
          <p className="text-ink-soft">
            A busca de alimentos abre com a sua conta. Você pode completar esta lista depois, pelo Perfil.
          </p>
        )}
        <ChoiceChips
          legend="Ou toque em um"
          hint={
            list === 'favorite_foods'
              ? undefined
              : 'Vale para o alimento em qualquer preparo. Uma família, como Peixes, tira todos os que são dela.'
          }
          options={chips.map((name) => ({ value: name, label: name }))}
          value={names[list].filter((name) => chips.includes(name))}
          onChange={(chosen) => {
            const added = chosen.find((name) => !names[list].includes(name))
            const removed = names[list].find((name) => chips.includes(name) && !chosen.includes(name))
            if (added) write(withFood(names, list, added))
            else if (removed) write(without(names, removed))
          }}
        />
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
        {canSearch && <TasteOutlookNote without={unwanted} />}
      </FocusKeeper>
    </div>
  )
}
