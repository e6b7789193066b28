import { ownRecipeLimits } from '#contract/recipes/own-recipe-limits.ts'
import type { OwnRecipePreview, RecipeMenuAnswers } from '#contract/recipes/own-recipes.ts'
import { equipment } from '#nutrition/targets/answers.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ChoiceChips, SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { roleLabels } from './copy.ts'

interface MenuFieldsProps {
  /** `null` until the lines have been read. */
  place: OwnRecipePreview['menu'] | null
  answers: RecipeMenuAnswers | null
  mealsError: string | undefined
  onChange: (answers: RecipeMenuAnswers | null) => void
}

const roles = Object.keys(roleLabels) as RecipeMenuAnswers['role'][]

/** Switch for using the recipe in the account's menus, with the answers that menus need about it. */
export function MenuFields({ place, answers, mealsError, onChange }: MenuFieldsProps) {
  const obstacles = place?.obstacles ?? []
  return (
    <Card className="flex flex-col gap-4 py-3">
      <Switch
        label="Usar nos meus cardápios"
        hint="Ela entra nas semanas que montamos para você, dentro das suas metas e restrições."
        checked={answers !== null}
        disabled={answers === null && (!place || obstacles.length > 0)}
        onChange={(event) => onChange(event.target.checked && place ? place.suggestion : null)}
      />
      {obstacles.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-pretty text-ink-soft">
          {obstacles.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {answers && place && place.notes.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-pretty">
          {place.notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
          <li>Assim, ela quase não deve aparecer.</li>
        </ul>
      )}
      {answers && <Answers answers={answers} mealsError={mealsError} onChange={onChange} />}
    </Card>
  )
}

interface AnswersProps {
  answers: RecipeMenuAnswers
  mealsError: string | undefined
  onChange: (answers: RecipeMenuAnswers) => void
}

function Answers({ answers, mealsError, onChange }: AnswersProps) {
  return (
    <div className="flex flex-col gap-5 pb-2">
      <SingleChoiceChips
        legend="No prato, é"
        options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
        value={answers.role}
        onChange={(role) => onChange({ ...answers, role })}
      />
      <ChoiceChips
        legend="Serve para"
        error={mealsError}
        options={mealTypes.map((type) => ({ value: type, label: mealTypeLabels[type] }))}
        value={answers.meal_types}
        onChange={(types) => onChange({ ...answers, meal_types: types })}
      />
      <ChoiceChips
        legend="Precisa de"
        exclusive={['Sem cozimento']}
        options={equipment.map((one) => ({ value: one, label: one }))}
        value={answers.equipment}
        onChange={(needed) => onChange({ ...answers, equipment: needed })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-4">
        <NumberField
          label="Preparo"
          unit="min"
          value={answers.preparation_min}
          onChange={(minutes) => onChange({ ...answers, preparation_min: minutesOf(minutes) })}
        />
        <NumberField
          label="No fogo ou forno"
          unit="min"
          value={answers.cooking_min}
          onChange={(minutes) => onChange({ ...answers, cooking_min: minutesOf(minutes) })}
        />
      </div>
      <NumberField
        label="Dura na geladeira"
        unit="dias"
        hint="Com 3 dias ou mais, pode virar marmita."
        value={answers.keeps_days}
        onChange={(days) =>
          onChange({ ...answers, keeps_days: Math.min(ownRecipeLimits.keepsDays, Math.floor(days ?? 0)) })
        }
      />
    </div>
  )
}

function minutesOf(typed: number | null): number {
  return Math.min(ownRecipeLimits.minutes, Math.floor(typed ?? 0))
}
