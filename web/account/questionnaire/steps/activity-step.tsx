import { Dumbbell, Footprints } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { HealthTextField } from '../health/health-text-field.tsx'
import { NumberChips } from '../fields/number-chips.tsx'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'

export function ActivityStep({ sheet }: { sheet: AnswerSheet }) {
  const trains = sheet.answers.activity.freq_per_week !== 0
  return (
    <>
      <QuestionGroup icon={<Dumbbell size={20} />} title="Seu movimento">
        <NumberChips
          {...optionsOf(sheet, 'activity', 'freq_per_week')}
          options={choices.freq_per_week}
          hint={
            trains
              ? 'Conte as vezes de uma semana comum.'
              : 'Sem treinos por enquanto? Conte abaixo o que combinaria com você; isso não muda suas metas.'
          }
        />
        <RequiredQuestion path="activity.modality">
          <SingleChoiceChips {...optionsOf(sheet, 'activity', 'modality')} options={choices.modality} />
        </RequiredQuestion>
        {trains && (
          <NumberChips
            {...optionsOf(sheet, 'activity', 'duration_minutes')}
            options={choices.duration_minutes}
          />
        )}
        <RequiredQuestion path="activity.intensity">
          <SingleChoiceChips
            {...optionsOf(sheet, 'activity', 'intensity')}
            options={choices.intensity}
            hint="Leve: dá para conversar. Moderada: dá para falar frases curtas. Alta: falta fôlego para falar."
          />
        </RequiredQuestion>
      </QuestionGroup>
      <QuestionGroup icon={<Footprints size={20} />} title="Seu alvo e seus cuidados">
        <RequiredQuestion path="activity.goals_fitness">
          <ChoiceChips {...optionsOf(sheet, 'activity', 'goals_fitness')} options={choices.goals_fitness} />
        </RequiredQuestion>
        <ChoiceChips
          {...optionsOf(sheet, 'activity', 'limitations')}
          options={choices.limitations}
          exclusive={['Nenhuma limitação']}
        />
        <HealthTextField sheet={sheet} group="activity" field="custom_limitation" />
      </QuestionGroup>
    </>
  )
}
