/** Results of a search: cards in one column or in several. */
const results = 'main [data-recipe] a[href]'

/** Moves the focus from a search field to its results and between them; returns whether the key did so. */
export function moveInResults(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (!key.startsWith('Arrow') || !(target instanceof HTMLElement)) return false
  const links = [...document.querySelectorAll<HTMLElement>(results)]
  const next = target.closest('[role=search]')
    ? key === 'ArrowDown'
      ? links[0]
      : undefined
    : neighbourOf(target, links, key)
  if (!next) return false
  event.preventDefault()
  next.focus()
  return true
}

function neighbourOf(link: HTMLElement, links: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const at = links.indexOf(link)
  if (at < 0) return undefined
  const left = leftOf(link)
  const sameColumn = (other: HTMLElement) => leftOf(other) === left
  switch (key) {
    case 'ArrowRight':
      return links[at + 1]
    case 'ArrowLeft':
      return links[at - 1]
    case 'ArrowDown':
      return links.slice(at + 1).find(sameColumn)
    default:
      // Above the first row is the field.
      return (
        links.slice(0, at).findLast(sameColumn) ??
        document.querySelector<HTMLElement>('main [role=search] input') ??
        undefined
      )
  }
}

function leftOf(link: HTMLElement): number {
  return Math.round(link.getBoundingClientRect().left)
}
