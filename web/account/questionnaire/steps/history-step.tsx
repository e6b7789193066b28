import { nutritionRules } from '#nutrition/safety/nutrition-rules.ts'
import { History, Stethoscope, Target } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, fieldOf, defaultedChipsOf, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { MeasureField } from '../fields/measure-field.tsx'
import { OptionalNote, QuestionGroup } from '../fields/question-group.tsx'
import { hidesWeightGoal } from '../health/health-questions.ts'

export function HistoryStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <OptionalNote />
      <QuestionGroup icon={<Target size={20} />} title="Aonde você quer chegar">
        {!hidesWeightGoal(sheet.answers) && <WeightGoal sheet={sheet} />}
        <ChoiceChips {...optionsOf(sheet, 'goals', 'motivation')} options={choices.motivation} />
        <SingleChoiceChips
          {...optionsOf(sheet, 'goals', 'previous_attempts')}
          options={choices.previous_attempts}
        />
        <ChoiceChips {...optionsOf(sheet, 'activity', 'goals_fitness')} options={choices.goals_fitness} />
      </QuestionGroup>
      <QuestionGroup icon={<History size={20} />} title="Sua história">
        <SingleChoiceChips
          {...optionsOf(sheet, 'medical_history', 'weight_history')}
          options={choices.weight_history}
        />
        <SingleChoiceChips
          {...optionsOf(sheet, 'medical_history', 'energy_levels')}
          options={choices.energy_levels}
        />
        <ChoiceChips
          {...optionsOf(sheet, 'health_flags', 'family_history')}
          options={choices.family_history}
          exclusive={['nenhum']}
        />
      </QuestionGroup>
      <QuestionGroup icon={<Stethoscope size={20} />} title="Seu corpo por dentro">
        <ChoiceChips
          {...optionsOf(sheet, 'medical_history', 'metabolic_issues')}
          options={choices.metabolic_issues}
          exclusive={['Nenhum problema']}
        />
        <ChoiceChips
          {...optionsOf(sheet, 'medical_history', 'digestive_issues')}
          options={choices.digestive_issues}
          exclusive={['Nenhum problema']}
        />
        <SingleChoiceChips
          {...defaultedChipsOf(sheet, 'medical_history', 'blood_work_recent', choices.blood_work_recent)}
        />
      </QuestionGroup>
    </>
  )
}

function WeightGoal({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <MeasureField
        {...fieldOf(sheet, 'anthropometrics', 'target_weight')}
        optional
        unit="kg"
        range={nutritionRules.answers.weightKg}
      />
      {sheet.answers.anthropometrics.target_weight !== null && (
        <SingleChoiceChips
          {...optionsOf(sheet, 'anthropometrics', 'weight_timeline')}
          options={choices.weight_timeline}
          hint="Se o prazo for curto demais para ser seguro, ajustamos o ritmo e avisamos."
        />
      )}
      <SingleChoiceChips
        {...optionsOf(sheet, 'goals', 'priority_level')}
        options={choices.priority_level}
        hint="Quanto maior, mais firme o ritmo, sempre dentro do que é seguro. Sem resposta, o mais calmo."
      />
    </>
  )
}
