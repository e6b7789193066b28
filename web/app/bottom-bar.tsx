import { Link, useLocation } from '@tanstack/react-router'
import { barEntries, BarEntry, BarFrame } from './bar-entries.tsx'

/** The five places of the app, always in reach of a thumb. */
export function BottomBar() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <BarFrame>
      {barEntries.map((entry) => {
        // The first page of whoever is signed in is the day.
        const active = path === entry.to || (path === '/app' && entry.to === '/')
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
