import { CupSoda, Sparkles, Utensils } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { ChoiceChips, SingleChoiceChips } from '../../../ui/form/choice-chips.tsx'
import { type AnswerSheet, defaultedOptionsOf, optionsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { NumberSlider } from '../fields/number-slider.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { OptionalNote, QuestionGroup } from '../fields/question-group.tsx'

// Loaded when this step opens; the draft keeps the answers if the import fails.
const FoodLists = lazyPart(() => import('../tastes/food-lists.tsx'), 'FoodLists')

interface PreferencesStepProps {
  sheet: AnswerSheet
  /** Whether foods can be searched, which requires an account. */
  canSearchFoods: boolean
}

export function PreferencesStep({ sheet, canSearchFoods }: PreferencesStepProps) {
  return (
    <>
      <OptionalNote />
      <QuestionGroup icon={<Utensils size={20} />} title="O que vai no prato">
        <ChoiceChips
          {...optionsOf(sheet, 'preferences', 'protein_priority')}
          options={choices.protein_priority}
        />
        <Suspense fallback={<Skeleton className="h-48" />}>
          <FoodLists sheet={sheet} canSearch={canSearchFoods} />
        </Suspense>
      </QuestionGroup>
      <QuestionGroup icon={<CupSoda size={20} />} title="O que vai no copo">
        <ChoiceChips {...optionsOf(sheet, 'preferences', 'beverages')} options={choices.beverages} />
        <ChoiceChips
          {...optionsOf(sheet, 'preferences', 'supplements')}
          options={choices.supplements}
          exclusive={['Nenhum']}
        />
      </QuestionGroup>
      <QuestionGroup icon={<Sparkles size={20} />} title="Do seu jeito">
        <ChoiceChips
          {...optionsOf(sheet, 'preferences', 'texture_preferences')}
          options={choices.texture_preferences}
        />
        <NumberSlider {...defaultedOptionsOf(sheet, 'preferences', 'spice_level', choices.spice_level)} />
        <SingleChoiceChips
          {...optionsOf(sheet, 'preferences', 'sweet_tooth_time')}
          options={choices.sweet_tooth_time}
        />
      </QuestionGroup>
    </>
  )
}
