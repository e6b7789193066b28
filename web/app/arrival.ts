import { type AnyRouter, isNotFound } from '@tanstack/react-router'

/** Sets the document title on every navigation; if the path changes, moves the focus to the new heading. */
export function followArrivals(router: AnyRouter): void {
  // Read from the document: importing the module with the brand name would make it part of the first load.
  const { title: brand } = document
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const { matches } = router.state
    // A page that this person may not see does not reveal its title.
    const named = isNotFound(matches[0]?.error) ? matches[0] : matches.at(-1)
    const title = named?.staticData.title
    document.title = title ? `${title} · ${brand}` : brand
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
