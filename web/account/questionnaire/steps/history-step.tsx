import { History, Stethoscope } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'

export function HistoryStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <QuestionGroup icon={<History size={20} />} title="Sua história">
        <RequiredQuestion path="medical_history.weight_history">
          <SingleChoiceChips
            {...optionsOf(sheet, 'medical_history', 'weight_history')}
            options={choices.weight_history}
          />
        </RequiredQuestion>
        <RequiredQuestion path="medical_history.energy_levels">
          <SingleChoiceChips
            {...optionsOf(sheet, 'medical_history', 'energy_levels')}
            options={choices.energy_levels}
          />
        </RequiredQuestion>
        <SingleChoiceChips
          {...optionsOf(sheet, 'medical_history', 'eating_disorders')}
          options={choices.eating_disorders}
          hint="Se for o seu caso, cuidamos para que o aplicativo não mostre números."
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
          {...optionsOf(sheet, 'medical_history', 'blood_work_recent')}
          options={choices.blood_work_recent}
        />
      </QuestionGroup>
    </>
  )
}
