import type { Today } from '#contract/day/today.ts'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { NutrientsFold } from '../shared/nutrients-fold.tsx'

// The nutrients are loaded lazily: they are opened now and then.
const NutrientsOfDay = lazyPart(() => import('./nutrients-of-day.tsx'), 'NutrientsOfDay')

/** A few vitamins and minerals of the day that matter to this person, folded. */
export function NutrientsCard({ today }: { today: Today }) {
  const { nutrients } = today
  if (!nutrients || nutrients.length === 0) return null
  return (
    <NutrientsFold
      heading={<h2 className="text-lg font-bold">Vitaminas e minerais</h2>}
      className="rounded-card bg-surface px-5"
    >
      <NutrientsOfDay nutrients={nutrients} hasAnswered={today.questionnaire_completed} />
    </NutrientsFold>
  )
}
