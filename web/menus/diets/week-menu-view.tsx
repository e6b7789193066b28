import { disclaimer, tableCitation } from '#contract/privacy/consent-texts.ts'
import type { DietDetail } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import { type Weekday, weekdaysFromMonday } from '#nutrition/shared/calendar/days.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Tabs } from '../../ui/layout/tabs.tsx'
import { DayMenu } from './day-menu.tsx'
import { templateTitle } from './diet-copy.ts'
import { RegenerateMenu } from './regenerate-menu.tsx'
import { shareText } from '../planner/share-week.ts'
import { parseWeekday, shortWeekdays, weekdayOf, weekdayTitle } from '../planner/weekdays.ts'
import { weekAsText } from '../planner/week-text.ts'
import type { AskedMenu } from './queries.ts'
import { UnmetWishes } from '../planner/unmet-wishes.tsx'
import { weekOf } from './week-menu.ts'
import { WhyThisMenu } from '../planner/why-this-menu.tsx'

export const menuHeadingId = 'cardapio'

interface WeekMenuProps {
  diet: DietDetail
  meals: readonly MenuMeal[]
  onRegenerate: (asked?: AskedMenu) => void
}

/** Template of an inactive diet: seven days of meals, one day at a time, starting with today's weekday. */
export function WeekMenu({ diet, meals, onRegenerate }: WeekMenuProps) {
  const [weekday, setWeekday] = useWeekday()
  const title = templateTitle(diet.name)
  return (
    <section aria-labelledby={menuHeadingId} className="flex flex-col gap-4 pt-5 print:hidden">
      <div className="flex items-center justify-between gap-2">
        <h2 id={menuHeadingId} tabIndex={-1} className="text-lg font-bold outline-none">
          Modelo de cardápio
        </h2>
        <div className="-mr-2.5 flex">
          <IconButton
            label="Compartilhar o cardápio"
            icon={<Share2 size={20} />}
            onClick={() => void shareText(title, weekAsText(title, weekOf(meals, weekdaysFromMonday)))}
          />
          <IconButton
            label="Imprimir o cardápio"
            icon={<Printer size={20} />}
            onClick={() => window.print()}
          />
        </div>
      </div>
      {diet.explanation && (
        <UnmetWishes explanation={diet.explanation} onYes={(wish) => onRegenerate({ may_relax: [wish] })} />
      )}
      <Tabs
        dense
        label="Dias da semana"
        value={String(weekday)}
        onChange={(value) => setWeekday(parseWeekday(value) ?? weekday)}
        tabs={weekdaysFromMonday.map((day) => ({
          value: String(day),
          label: shortWeekdays[day],
          spoken: weekdayTitle(day),
          panel: <DayMenu diet={diet} meals={meals} weekday={day} />,
        }))}
      />
      {diet.explanation && <WhyThisMenu explanation={diet.explanation} isPlain={diet.is_plain} />}
      <RegenerateMenu onConfirm={() => onRegenerate()} />
      <p className="text-xs text-ink-soft">{`${tableCitation} ${disclaimer}`}</p>
    </section>
  )
}

/** Selected weekday, kept in the URL so that it is restored on returning. */
function useWeekday(): [Weekday, (weekday: Weekday) => void] {
  const { dia } = useSearch({ from: '/dietas/$dietId' })
  const navigate = useNavigate({ from: '/dietas/$dietId' })
  const [today] = useState(() => weekdayOf(new Date()))
  return [
    parseWeekday(dia) ?? today,
    (weekday) => void navigate({ search: { dia: String(weekday) }, replace: true, resetScroll: false }),
  ]
}
