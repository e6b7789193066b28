import { disclaimer, tableCitation } from '#contract/privacy/consent-texts.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { UnmetWishes } from '../planner/unmet-wishes.tsx'
import { WhyThisMenu } from '../planner/why-this-menu.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useIsDesk } from '../../ui/hooks/use-is-desk.ts'
import { DietWeek } from './diet-week.tsx'
import { useGenerateWeek } from './queries.ts'
import { WeekDays } from './week-days.tsx'
import { WeekSkeleton } from '../planner/week-skeleton.tsx'
import { WeekWishes } from './week-wishes.tsx'

// The grid is loaded only where it is shown, because a phone has no room for it. If its code fails to load, a laptop
// shows one day at a time.
const WeekGrid = lazy<ComponentType<OpenWeekProps>>(() =>
  import('./week-grid.tsx').then(
    (module) => ({ default: module.WeekGrid }),
    () => ({ default: WeekDays }),
  ),
)

interface OpenWeekProps {
  plan: WeekPlan
  today: string
  day: string
  onDay: (day: string) => void
}

export function OpenWeek({ plan, today, day, onDay }: OpenWeekProps) {
  const { generate, isGenerating } = useGenerateWeek(plan.week_start)
  const isDesk = useIsDesk()
  const isOver = plan.week_start < mondayOf(today)
  const update = () => generate({}, { title: 'Semana atualizada', tone: 'success' })
  return (
    // Only the grid uses the whole window: lines of text would be too long there.
    <div className="flex flex-col gap-5 desk:*:not-data-wide:max-w-160">
      {!isOver && !isGenerating && <WeekNotice plan={plan} onUpdate={update} />}
      {!isOver && !isGenerating && (
        <UnmetWishes
          explanation={plan.explanation}
          onYes={(wish) => generate({ may_relax: [wish] }, { title: 'Semana atualizada', tone: 'success' })}
        />
      )}
      {plan.follows_diet && !isOver && <DietWeek plan={plan} />}
      {!plan.follows_diet && !isOver && (
        <WeekWishes
          key={[plan.observations, ...plan.removed].join('|')}
          plan={plan}
          isGenerating={isGenerating}
          onGenerate={generate}
        />
      )}
      {isGenerating ? (
        <>
          <p role="status" className="text-center text-ink-soft">
            Gerando cardápio. O que você fixou e o que já passou fica como está.
          </p>
          <WeekSkeleton isDated label="Gerando cardápio" />
        </>
      ) : (
        <>
          {isDesk ? (
            <Suspense fallback={<WeekSkeleton isDated label="Carregando a semana" />}>
              <WeekGrid {...{ plan, today, day, onDay }} />
            </Suspense>
          ) : (
            <WeekDays {...{ plan, today, day, onDay }} />
          )}
          <WhyThisMenu explanation={plan.explanation} isPlain={plan.is_plain} />
        </>
      )}
      <p className="max-w-prose text-xs text-ink-soft">{`${tableCitation} ${disclaimer}`}</p>
    </div>
  )
}

/** Reason why the week is incomplete, with the button that updates it. */
function WeekNotice({ plan, onUpdate }: { plan: WeekPlan; onUpdate: () => void }) {
  if (plan.is_outdated) {
    return (
      <Banner
        tone="warning"
        title="Suas respostas mudaram"
        action={
          <Button variant="secondary" onClick={onUpdate}>
            Atualizar cardápio
          </Button>
        }
      >
        Esta semana foi feita com as de antes. O que você fixou e ainda serve fica.
      </Banner>
    )
  }
  // A week that follows the diet has its own button for a better menu.
  if (!plan.is_plain || plan.follows_diet) return null
  return (
    <Banner
      title="Este é um cardápio básico"
      action={
        <Button variant="secondary" onClick={onUpdate}>
          Tentar o completo
        </Button>
      }
    >
      O completo demoraria demais. As restrições valem do mesmo jeito.
    </Banner>
  )
}
