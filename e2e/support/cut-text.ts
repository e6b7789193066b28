/**
 * Finds texts that extend beyond the page or beyond a box that hides their overflow. Runs in the browser: it must not
 * reference anything outside itself.
 */
export function findCutText(): string[] {
  const tolerancePx = 2
  const { clientWidth, scrollWidth } = document.documentElement
  const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const cut: string[] = []
  while (texts.nextNode()) {
    const words = texts.currentNode.nodeValue?.trim()
    const holder = texts.currentNode.parentElement
    // A row that larger text has pushed far down a long list is not laid out.
    if (words && holder?.checkVisibility({ contentVisibilityAuto: true }) && isCut(texts.currentNode, holder))
      cut.push(words)
  }
  return [...wide, ...cut]

  function isCut(text: Node, holder: Element): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      // Text for screen readers only is not displayed.
      if (edge.width <= 1) return false
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      const hides = /hidden|clip/
      const isControl = box.matches('button, a, [role=tab]') && getComputedStyle(box).display !== 'inline'
      if (
        (isControl || hides.test(overflowX)) &&
        (left < edge.left - tolerancePx || right > edge.right + tolerancePx)
      )
        return true
      if (
        (isControl || hides.test(overflowY)) &&
        (top < edge.top - tolerancePx || bottom > edge.bottom + tolerancePx)
      )
        return true
    }
    return false
  }
}
