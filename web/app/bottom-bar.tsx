import { Link, useLocation } from '@tanstack/react-router'
import { barEntries, BarEntry, BarFrame } from './bar-entries.tsx'

/** Sections of screens that have another address: the day of a signed-in user, and the week of the active diet. */
const sections: Readonly<Record<string, string>> = { '/app': '/', '/semana': '/dietas' }

/** Main navigation: the five sections of the app. */
export function BottomBar() {
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <BarFrame>
      {barEntries.map((entry) => {
        const active = entry.to === (sections[path] ?? path)
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
