import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type AddressOf, DrawingsAt } from './landing/plates/drawn-plate.tsx'
import { LandingHead } from './landing/landing-head.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import { barEntries, BarEntry, BarFrame } from './bar-entries.tsx'
import { AuthShell } from '../account/account/auth-shell.tsx'
import { DayShell } from '../day/today/day-shell.tsx'
import { ScreenSkeleton } from '../ui/layout/screen-skeleton.tsx'

/**
 * Called by the build: renders the landing page and the skeletons as HTML. The build supplies the addresses
 * of drawings.
 */
export function renderPages(addressOf: AddressOf) {
  return {
    landingHead: toHtml(<LandingHead />),
    landing: toHtml(
      <DrawingsAt value={addressOf}>
        <LandingPage />
      </DrawingsAt>,
    ),
    skeletons: {
      screen: toHtml(<ScreenSkeleton />),
      auth: toHtml(<AuthShell />),
      today: toHtml(
        <>
          <DayShell />
          <StaticBottomBar active="Hoje" />
        </>,
      ),
    },
  }
}

function toHtml(page: ReactNode): string {
  const html = renderToStaticMarkup(page)
  if (html.includes(' style="')) throw new Error('The content security policy refuses inline styles.')
  return html
}

/** Bottom bar as plain links, before the app's code runs. */
function StaticBottomBar({ active }: { active: string }) {
  return (
    <BarFrame>
      {barEntries.map((entry) => (
        <li key={entry.to} className="min-w-0 flex-1">
          <a href={entry.to} className="block" aria-current={entry.label === active ? 'page' : undefined}>
            <BarEntry entry={entry} active={entry.label === active} />
          </a>
        </li>
      ))}
    </BarFrame>
  )
}
