import { nutritionRules } from '#nutrition/safety/nutrition-rules.ts'
import { PersonStanding, Target } from 'lucide-react'
import { SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { type AnswerSheet, fieldOf, optionsOf } from '../answer-sheet.ts'
import { BirthdateField } from '../fields/birthdate-field.tsx'
import { choices } from '../choice-copy.ts'
import { HealthTextField } from '../health/health-text-field.tsx'
import { MeasureField } from '../fields/measure-field.tsx'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'

const { weightKg, heightCm } = nutritionRules.answers

export function PersonalStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <QuestionGroup icon={<PersonStanding size={20} />} title="Seu corpo hoje">
        <RequiredQuestion path="anthropometrics.sex">
          <SingleChoiceChips
            {...optionsOf(sheet, 'anthropometrics', 'sex')}
            options={choices.sex}
            hint="O sexo biológico entra na fórmula do gasto de energia."
          />
        </RequiredQuestion>
        <RequiredQuestion path="anthropometrics.birthdate">
          <BirthdateField {...optionsOf(sheet, 'anthropometrics', 'birthdate')} />
        </RequiredQuestion>
        <div className="grid grid-cols-2 gap-3">
          <RequiredQuestion path="anthropometrics.weight_kg">
            <MeasureField {...fieldOf(sheet, 'anthropometrics', 'weight_kg')} unit="kg" range={weightKg} />
          </RequiredQuestion>
          <RequiredQuestion path="anthropometrics.height_cm">
            <MeasureField
              {...fieldOf(sheet, 'anthropometrics', 'height_cm')}
              unit="cm"
              range={heightCm}
              settle={centimetersFrom}
            />
          </RequiredQuestion>
        </div>
      </QuestionGroup>
      <QuestionGroup icon={<Target size={20} />} title="Aonde você quer chegar">
        <RequiredQuestion path="goals.main_goal">
          <RadioCards {...optionsOf(sheet, 'goals', 'main_goal')} options={choices.main_goal} />
        </RequiredQuestion>
        {sheet.answers.goals.main_goal === 'outro' && (
          <RequiredQuestion path="goals.custom_goal">
            <HealthTextField sheet={sheet} group="goals" field="custom_goal" isRequired />
          </RequiredQuestion>
        )}
      </QuestionGroup>
    </>
  )
}

/** Returns a height in centimeters; one below 3 was typed in meters, such as `1,65`. */
function centimetersFrom(height: number): number {
  return height < 3 ? Math.round(height * 100) : height
}
