import { Link } from '@tanstack/react-router'
import { CalendarDays, ChevronRight } from 'lucide-react'

/** Way to the plan of the week, where meals are swapped. */
export function WeekLink() {
  return (
    <Link
      to="/semana"
      className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface px-5 py-3"
    >
      <CalendarDays aria-hidden="true" size={24} className="shrink-0 text-folha" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg leading-tight font-bold">Plano da semana</span>
        <span className="block text-sm text-ink-soft">Ver, trocar e ajustar cada dia</span>
      </span>
      <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
    </Link>
  )
}
