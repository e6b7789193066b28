import { Dumbbell, ShieldAlert } from 'lucide-react'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, defaultedChipsOf, defaultedOptionsOf, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { NumberChips } from '../fields/number-chips.tsx'
import { NumberSlider } from '../fields/number-slider.tsx'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'
import { HealthTextField } from '../health/health-text-field.tsx'

/** Asks for the foods that no menu may hold, and for the training that the targets count. */
export function FoodAndMovementStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <QuestionGroup icon={<ShieldAlert size={20} />} title="O que fica de fora">
        <RequiredQuestion path="preferences.allergies">
          <ChoiceChips
            {...optionsOf(sheet, 'preferences', 'allergies')}
            options={choices.allergies}
            exclusive={['Nenhuma']}
            hint="Tiramos das sugestões e avisamos quando aparecer em um prato."
          />
        </RequiredQuestion>
        <RequiredQuestion path="preferences.intolerances">
          <ChoiceChips
            {...optionsOf(sheet, 'preferences', 'intolerances')}
            options={choices.intolerances}
            exclusive={['Nenhuma']}
          />
        </RequiredQuestion>
        <HealthTextField
          sheet={sheet}
          group="preferences"
          field="custom_allergies"
          hint="Por exemplo: kiwi, milho, corante amarelo."
        />
        <RequiredQuestion path="preferences.styles">
          <ChoiceChips
            {...optionsOf(sheet, 'preferences', 'styles')}
            options={choices.styles}
            hint="O cardápio segue o que você marcar: vegetariano e vegano ficam sem carne desde o primeiro dia."
          />
        </RequiredQuestion>
      </QuestionGroup>
      <Movement sheet={sheet} />
    </>
  )
}

function Movement({ sheet }: { sheet: AnswerSheet }) {
  const { freq_per_week: frequency, limitations } = sheet.answers.activity
  const trains = frequency !== null && frequency > 0
  return (
    <QuestionGroup icon={<Dumbbell size={20} />} title="Seu movimento">
      <RequiredQuestion path="activity.freq_per_week">
        <NumberChips
          {...optionsOf(sheet, 'activity', 'freq_per_week')}
          options={choices.freq_per_week}
          hint="Conte as vezes de uma semana comum."
        />
      </RequiredQuestion>
      {trains && (
        <>
          <RequiredQuestion path="activity.modality">
            <SingleChoiceChips {...optionsOf(sheet, 'activity', 'modality')} options={choices.modality} />
          </RequiredQuestion>
          <NumberChips
            {...defaultedChipsOf(sheet, 'activity', 'duration_minutes', choices.duration_minutes)}
          />
          <RequiredQuestion path="activity.intensity">
            <SingleChoiceChips
              {...optionsOf(sheet, 'activity', 'intensity')}
              options={choices.intensity}
              hint="Leve: dá para conversar. Moderada: dá para falar frases curtas. Alta: falta fôlego para falar."
            />
          </RequiredQuestion>
        </>
      )}
      <RequiredQuestion path="activity.limitations">
        <ChoiceChips
          {...optionsOf(sheet, 'activity', 'limitations')}
          options={choices.limitations}
          exclusive={['Nenhuma limitação']}
        />
      </RequiredQuestion>
      {limitations.includes('Problemas cardíacos') && (
        <NumberSlider
          {...defaultedOptionsOf(sheet, 'lifestyle', 'hydration_liters', choices.hydration_liters)}
          hint="Com problema cardíaco, não sugerimos mais água do que você já bebe."
        />
      )}
      <HealthTextField sheet={sheet} group="activity" field="custom_limitation" />
    </QuestionGroup>
  )
}
