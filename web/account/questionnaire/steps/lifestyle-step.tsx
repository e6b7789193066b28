import { BriefcaseBusiness, Clock, CookingPot } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, defaultedChipsOf, defaultedOptionsOf, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { MealPlanQuestion } from '../fields/meal-plan-question.tsx'
import { NumberChips } from '../fields/number-chips.tsx'
import { NumberSlider } from '../fields/number-slider.tsx'
import { OptionalNote, QuestionGroup } from '../fields/question-group.tsx'

export function LifestyleStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <OptionalNote />
      <QuestionGroup icon={<Clock size={20} />} title="Suas refeições">
        <MealPlanQuestion sheet={sheet} />
        <ChoiceChips {...optionsOf(sheet, 'lifestyle', 'eat_contexts')} options={choices.eat_contexts} />
      </QuestionGroup>
      <QuestionGroup icon={<CookingPot size={20} />} title="Sua cozinha">
        <NumberChips {...defaultedChipsOf(sheet, 'lifestyle', 'cook_time_min', choices.cook_time_min)} />
        <ChoiceChips {...optionsOf(sheet, 'lifestyle', 'equipment')} options={choices.equipment} />
      </QuestionGroup>
      <QuestionGroup icon={<BriefcaseBusiness size={20} />} title="Seu dia a dia">
        <SingleChoiceChips
          {...optionsOf(sheet, 'lifestyle', 'work_schedule')}
          options={choices.work_schedule}
        />
        <ChoiceChips {...optionsOf(sheet, 'lifestyle', 'social_eating')} options={choices.social_eating} />
        <NumberSlider
          {...defaultedOptionsOf(sheet, 'lifestyle', 'hydration_liters', choices.hydration_liters)}
        />
        <NumberSlider {...defaultedOptionsOf(sheet, 'lifestyle', 'sleep_hours', choices.sleep_hours)} />
        <NumberSlider {...defaultedOptionsOf(sheet, 'lifestyle', 'stress_level', choices.stress_level)} />
      </QuestionGroup>
    </>
  )
}
