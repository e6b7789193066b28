import type { MenuDay } from '#contract/menus/menus.ts'
import { CalendarPlus } from 'lucide-react'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { weekdayNames } from '#nutrition/shared/calendar/weekday-names.ts'

interface GridFootProps {
  days: readonly MenuDay[]
  today: string
  onRepeat: (day: MenuDay) => void
}

/** Protein and fiber of each day, and the button that repeats it. */
export function GridFoot({ days, today, onRepeat }: GridFootProps) {
  const open = days.filter(({ date }) => date >= today)
  const mayRepeat = (day: MenuDay) => day.meals.length > 0 && open.some(({ date }) => date !== day.date)
  return (
    <tfoot>
      <tr>
        <th scope="rowgroup" colSpan={7} className="px-1 pt-5 pb-2 text-left text-sm text-ink-soft">
          No dia
        </th>
      </tr>
      <tr>
        {days.map((day) => (
          <td key={day.date} className="px-2 align-top text-sm">
            {day.meals.length > 0 && (
              <>
                <Grams name="proteína" planned={day.totals.protein_g} target={day.targets.protein_g} />
                <Grams name="fibra" planned={day.totals.fiber_g} target={day.targets.fiber_g} />
              </>
            )}
            {mayRepeat(day) && (
              <button
                type="button"
                className="-mx-1 flex min-h-11 items-center gap-1.5 rounded-control px-1 font-semibold text-folha hover:underline"
                onClick={() => onRepeat(day)}
              >
                <CalendarPlus aria-hidden="true" size={16} /> Repetir
                <span className="sr-only"> {weekdayNames[day.day_of_week]} em outro dia</span>
              </button>
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

function Grams({ name, planned, target }: { name: string; planned: number; target: number }) {
  return (
    <p className="pb-1 leading-tight">
      <span className="font-semibold">{formatNumber(planned)}&nbsp;g</span> de {name}
      <span className="block text-xs text-ink-soft">meta {formatNumber(target)}&nbsp;g</span>
    </p>
  )
}
