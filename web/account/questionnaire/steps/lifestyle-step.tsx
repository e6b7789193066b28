import { BriefcaseBusiness, Clock, CookingPot } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { MealPlanQuestion } from '../fields/meal-plan-question.tsx'
import { NumberChips } from '../fields/number-chips.tsx'
import { NumberSlider } from '../fields/number-slider.tsx'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'

export function LifestyleStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <QuestionGroup icon={<Clock size={20} />} title="Suas refeições">
        <MealPlanQuestion sheet={sheet} />
        <RequiredQuestion path="lifestyle.eat_contexts">
          <ChoiceChips {...optionsOf(sheet, 'lifestyle', 'eat_contexts')} options={choices.eat_contexts} />
        </RequiredQuestion>
      </QuestionGroup>
      <QuestionGroup icon={<CookingPot size={20} />} title="Sua cozinha">
        <NumberChips {...optionsOf(sheet, 'lifestyle', 'cook_time_min')} options={choices.cook_time_min} />
        <RequiredQuestion path="lifestyle.equipment">
          <ChoiceChips {...optionsOf(sheet, 'lifestyle', 'equipment')} options={choices.equipment} />
        </RequiredQuestion>
      </QuestionGroup>
      <QuestionGroup icon={<BriefcaseBusiness size={20} />} title="Seu dia a dia">
        <RequiredQuestion path="lifestyle.work_schedule">
          <SingleChoiceChips
            {...optionsOf(sheet, 'lifestyle', 'work_schedule')}
            options={choices.work_schedule}
          />
        </RequiredQuestion>
        <RequiredQuestion path="lifestyle.social_eating">
          <ChoiceChips {...optionsOf(sheet, 'lifestyle', 'social_eating')} options={choices.social_eating} />
        </RequiredQuestion>
        <NumberSlider
          {...optionsOf(sheet, 'lifestyle', 'hydration_liters')}
          options={choices.hydration_liters}
        />
        <NumberSlider {...optionsOf(sheet, 'lifestyle', 'sleep_hours')} options={choices.sleep_hours} />
        <NumberSlider {...optionsOf(sheet, 'lifestyle', 'stress_level')} options={choices.stress_level} />
      </QuestionGroup>
    </>
  )
}
