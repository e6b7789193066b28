import { type AnyRouter, isNotFound } from '@tanstack/react-router'

/** On every change of screen: names the document and moves the focus to the new heading, as a page load would. */
export function followArrivals(router: AnyRouter): void {
  // The document arrives with the name of the house; taken from there, its file is no part of the first load.
  const { title: house } = document
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    const { matches } = router.state
    // A page that is not there for this person keeps its name to itself.
    const named = isNotFound(matches[0]?.error) ? matches[0] : matches.at(-1)
    const title = named?.staticData.title
    document.title = title ? `${title} · ${house}` : house
    if (!fromLocation || fromLocation.pathname === toLocation.pathname) return
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  })
}
