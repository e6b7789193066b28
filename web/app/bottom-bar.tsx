import { Link, useLocation } from '@tanstack/react-router'
import { barEntries, BarEntry, BarFrame } from './bar-entries.tsx'

/** Main navigation: the five sections of the app. */
export function BottomBar() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <BarFrame>
      {barEntries.map((entry) => {
        // `/app` is the day, whose entry has the address `/`; `/semana` belongs to the entry of the diets.
        const active = entry.to === (path === '/app' ? '/' : path === '/semana' ? '/dietas' : path)
        return (
          <li key={entry.to} className="min-w-0 flex-1">
            <Link to={entry.to} aria-current={active ? 'page' : undefined} className="block">
              <BarEntry entry={entry} active={active} />
            </Link>
          </li>
        )
      })}
    </BarFrame>
  )
}
