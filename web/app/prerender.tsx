import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LandingPage } from '../landing/landing-page.tsx'
import { barClass, barEntries, BarEntry } from './bar-entries.tsx'
import { FormSkeleton, ScreenSkeleton, TodaySkeleton } from './screen-skeleton.tsx'

/** Run by the build: the landing page and the skeletons as HTML. */
export function renderPages() {
  return {
    landing: toHtml(<LandingPage />),
    skeletons: {
      screen: toHtml(<ScreenSkeleton />),
      form: toHtml(<FormSkeleton />),
      today: toHtml(
        <>
          <TodaySkeleton />
          <StillBottomBar active="Hoje" />
        </>,
      ),
    },
  }
}

/** The content security policy refuses style attributes that stand in a document. */
function toHtml(page: ReactNode): string {
  return renderToStaticMarkup(page).replaceAll(/ style="[^"]*"/g, '')
}

/** The bottom bar as plain links, for the moment before the program runs. */
function StillBottomBar({ active }: { active: string }) {
  return (
    <nav data-bottom-bar aria-label="Principal" className={barClass}>
      <ul className="flex">
        {barEntries.map((entry) => (
          <li key={entry.to} className="min-w-0 flex-1">
            <a href={entry.to} className="block" aria-current={entry.label === active ? 'page' : undefined}>
              <BarEntry entry={entry} active={entry.label === active} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
