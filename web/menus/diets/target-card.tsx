import type { Diet } from '#contract/menus/diets.ts'
import { Card } from '../../ui/layout/card.tsx'
import { DayTypeToggle, useShownDayType } from './day-type-toggle.tsx'
import { DietTags } from './diet-facts.tsx'
import { TargetFacts } from './target-facts.tsx'
import { targetsOf } from './week-menu.ts'

/** Daily targets of this diet, at rest or with training. */
export function TargetCard({ diet }: { diet: Diet }) {
  const [dayType, setDayType] = useShownDayType(diet.is_active)
  return (
    <Card aria-labelledby="metas" className="flex flex-col gap-4">
      <h2 id="metas" className="text-lg font-bold">
        Metas estimadas
      </h2>
      <DayTypeToggle value={dayType} onChange={setDayType} isOfToday={diet.is_active} />
      <TargetFacts targets={targetsOf(diet, dayType)} size="large" />
      <DietTags diet={diet} />
    </Card>
  )
}
