import { type AnyRouter, isNotFound } from '@tanstack/react-router'
import { brand } from '#contract/brand.ts'

/** On every change of screen: names the document and moves the focus to the new heading, as a page load would. */
export function followArrivals(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const { matches } = router.state
    // A page that is not there for this person keeps its name to itself.
    const named = isNotFound(matches[0]?.error) ? matches[0] : matches.at(-1)
    const title = named?.staticData.title
    document.title = title ? `${title} · ${brand.name}` : brand.name
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
