import type { Condition } from '#nutrition/safety/health-answers.ts'
import { HeartPulse, Users } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { questions } from '../copy.ts'
import { HealthTextField } from '../health/health-text-field.tsx'
import { isAboutPregnancy } from '../answers/pregnancy.ts'
import { PregnancyQuestion } from '../fields/pregnancy-question.tsx'
import { QuestionGroup } from '../fields/question-group.tsx'

const otherConditions = choices.conditions.filter(({ value }) => !isAboutPregnancy(value))

export function HealthStep({ sheet }: { sheet: AnswerSheet }) {
  const { conditions, medications, recent_surgeries: recentSurgeries } = sheet.answers.health_flags
  const writeOthers = (others: Condition[]) =>
    sheet.write('health_flags', 'conditions', [...conditions.filter(isAboutPregnancy), ...others])
  return (
    <>
      <QuestionGroup icon={<HeartPulse size={20} />} title="Sua saúde">
        <p className="-mt-2 text-ink-soft">
          Suas respostas definem o que deixamos de fora e quando indicamos um profissional. Marque só o que
          vale para você.
        </p>
        <ChoiceChips
          legend={questions.health_flags.conditions}
          error={sheet.refusals['health_flags.conditions']}
          options={otherConditions}
          exclusive={['nem_uma']}
          value={conditions.filter((condition) => !isAboutPregnancy(condition))}
          onChange={writeOthers}
        />
        {conditions.includes('outro') && (
          <HealthTextField sheet={sheet} group="health_flags" field="custom_condition" />
        )}
        <PregnancyQuestion sheet={sheet} />
        <ChoiceChips
          {...optionsOf(sheet, 'health_flags', 'medications')}
          options={choices.medications}
          exclusive={['nenhum']}
        />
        {medications.includes('outro') && (
          <HealthTextField sheet={sheet} group="health_flags" field="custom_medication" />
        )}
        <SingleChoiceChips
          {...optionsOf(sheet, 'health_flags', 'recent_surgeries')}
          options={choices.recent_surgeries}
        />
        {recentSurgeries === 'outra' && (
          <HealthTextField sheet={sheet} group="health_flags" field="custom_surgery" />
        )}
      </QuestionGroup>
      <QuestionGroup icon={<Users size={20} />} title="Sua família">
        <ChoiceChips
          {...optionsOf(sheet, 'health_flags', 'family_history')}
          options={choices.family_history}
          exclusive={['nenhum']}
          hint="Pais, avós e irmãos."
        />
      </QuestionGroup>
    </>
  )
}
