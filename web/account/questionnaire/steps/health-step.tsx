import type { Condition } from '#nutrition/safety/health-answers.ts'
import { HeartPulse } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { questions } from '../copy.ts'
import { HealthTextField } from '../health/health-text-field.tsx'
import type { OpenAnswers } from '../answers/answers.ts'
import { isAboutPregnancy } from '../answers/pregnancy.ts'
import { PregnancyQuestion } from '../fields/pregnancy-question.tsx'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'

const otherConditions = choices.conditions.filter(({ value }) => !isAboutPregnancy(value))

/** A man is not offered the contraceptive, unless it is already among his answers. */
function medicationsFor({ anthropometrics, health_flags }: OpenAnswers) {
  if (anthropometrics.sex !== 'M' || health_flags.medications.includes('anticoncepcional'))
    return choices.medications
  return choices.medications.filter(({ value }) => value !== 'anticoncepcional')
}

export function HealthStep({ sheet }: { sheet: AnswerSheet }) {
  const { conditions, medications, recent_surgeries: recentSurgeries } = sheet.answers.health_flags
  const writeOthers = (others: Condition[]) =>
    sheet.write('health_flags', 'conditions', [...conditions.filter(isAboutPregnancy), ...others])
  return (
    <>
      <QuestionGroup icon={<HeartPulse size={20} />} title="Sua saúde">
        <p className="-mt-2 text-ink-soft">
          Suas respostas vêm antes de qualquer meta: definem o que deixamos de fora e quando indicamos um
          profissional.
        </p>
        <RequiredQuestion path="health_flags.conditions">
          <ChoiceChips
            legend={questions.health_flags.conditions}
            error={sheet.refusals['health_flags.conditions']}
            options={otherConditions}
            exclusive={['nem_uma']}
            value={conditions.filter((condition) => !isAboutPregnancy(condition))}
            onChange={writeOthers}
          />
        </RequiredQuestion>
        {conditions.includes('outro') && (
          <HealthTextField sheet={sheet} group="health_flags" field="custom_condition" />
        )}
        <RequiredQuestion path="health_flags.pregnancy_breastfeeding">
          <PregnancyQuestion sheet={sheet} />
        </RequiredQuestion>
        <RequiredQuestion path="medical_history.eating_disorders">
          <SingleChoiceChips
            {...optionsOf(sheet, 'medical_history', 'eating_disorders')}
            options={choices.eating_disorders}
            hint="Se for o seu caso, cuidamos para que o aplicativo não mostre números."
          />
        </RequiredQuestion>
        <RequiredQuestion path="health_flags.medications">
          <ChoiceChips
            {...optionsOf(sheet, 'health_flags', 'medications')}
            options={medicationsFor(sheet.answers)}
            exclusive={['nenhum']}
          />
        </RequiredQuestion>
        {medications.includes('outro') && (
          <HealthTextField sheet={sheet} group="health_flags" field="custom_medication" />
        )}
        <RequiredQuestion path="health_flags.recent_surgeries">
          <SingleChoiceChips
            {...optionsOf(sheet, 'health_flags', 'recent_surgeries')}
            options={choices.recent_surgeries}
          />
        </RequiredQuestion>
        {recentSurgeries === 'outra' && (
          <HealthTextField sheet={sheet} group="health_flags" field="custom_surgery" />
        )}
      </QuestionGroup>
    </>
  )
}
