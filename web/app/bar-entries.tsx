import { ChartNoAxesColumn, ChefHat, CircleUserRound, Salad } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { classNames } from '../ui/style/class-names.ts'
import drawIcon from '../ui/drawn/drawn-icon.tsx'

interface BarPlace {
  to: '/' | '/receitas' | '/dietas' | '/relatorios' | '/perfil'
  label: string
  Icon: ComponentType<{ size: number; strokeWidth: number }>
}

const PlateIcon = drawIcon({
  d: 'M21.5 12a9.5 9.5 0 1 1-19 0a9.5 9.5 0 1 1 19 0zM7.6 12.2c1.3.3 2.2 1 2.9 2.2 1.2-2.9 3-4.8 5.7-5.9',
})

export const barEntries: readonly BarPlace[] = [
  { to: '/', label: 'Hoje', Icon: PlateIcon },
  { to: '/receitas', label: 'Receitas', Icon: ChefHat },
  { to: '/dietas', label: 'Dietas', Icon: Salad },
  { to: '/relatorios', label: 'Relatórios', Icon: ChartNoAxesColumn },
  { to: '/perfil', label: 'Perfil', Icon: CircleUserRound },
]

/**
 * Bottom bar with the space that it needs below the content; from 1024 px on, the navigation at the side
 * (`desk.css`).
 */
export function BarFrame({ children }: { children: ReactNode }) {
  return (
    <div className="h-22 print:hidden desk:h-0">
      <nav
        data-bottom-bar
        aria-label="Principal"
        className="fixed inset-x-0 bar-place z-30 mx-auto max-w-column border-t border-line bg-surface px-1.5 shadow-float column:rounded-card column:border desk:m-0"
      >
        <ul className="flex desk:flex-col desk:gap-1">{children}</ul>
      </nav>
    </div>
  )
}

interface BarEntryProps {
  entry: BarPlace
  active: boolean
}

export function BarEntry({ entry: { label, Icon }, active }: BarEntryProps) {
  return (
    <span
      className={classNames(
        'flex min-h-16 flex-col items-center justify-center gap-0.5 text-[min(0.75rem,4vw,19px)] leading-4 desk:min-h-12 desk:flex-row desk:justify-start desk:rounded-control desk:px-1 desk:text-base',
        active ? 'font-bold text-folha' : 'font-medium text-ink-soft',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex h-8 w-14 items-center justify-center rounded-full',
          active && 'bg-folha-soft',
        )}
      >
        <Icon size={22} strokeWidth={active ? 2.4 : 2} />
      </span>
      {label}
    </span>
  )
}
