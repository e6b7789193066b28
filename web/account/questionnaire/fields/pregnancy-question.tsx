import { ChoiceChips } from '../../../ui/form/choice-chips.tsx'
import type { AnswerSheet } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { questions } from '../copy.ts'
import { isAboutPregnancy, pregnancyAnswers, pregnancyIn, withPregnancy } from '../answers/pregnancy.ts'

/** Hidden for the sex "M", unless pregnancy or nursing is already among the answers. */
export function PregnancyQuestion({ sheet }: { sheet: AnswerSheet }) {
  const { conditions, pregnancy_breastfeeding: answer } = sheet.answers.health_flags
  const isMale = sheet.answers.anthropometrics.sex === 'M'
  if (isMale && !conditions.some(isAboutPregnancy)) return null
  return (
    <ChoiceChips
      legend={questions.health_flags.pregnancy_breastfeeding}
      error={sheet.refusals['health_flags.pregnancy_breastfeeding']}
      hint={
        isMale &&
        'Com o sexo masculino informado, perguntamos na revisão qual resposta está certa. Até lá, suas metas ficam sem déficit.'
      }
      options={choices.pregnancy_breastfeeding}
      exclusive={['nao']}
      value={answer === null && !conditions.some(isAboutPregnancy) ? [] : pregnancyAnswers(conditions)}
      onChange={(answers) => {
        const others = conditions.filter((condition) => !isAboutPregnancy(condition))
        const next = answers.reduce(withPregnancy, others)
        sheet.write('health_flags', 'conditions', next)
        sheet.write(
          'health_flags',
          'pregnancy_breastfeeding',
          answers.length === 0 ? null : pregnancyIn(next),
        )
      }}
    />
  )
}
