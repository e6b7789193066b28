/** Pixels from the top of the screen; a header's control that begins lower counts as content. */
const headerPx = 128

/**
 * Returns the top of a notice as a CSS length: 0.5rem below the header's controls in view, such as the back button, and
 * at least 1rem below the safe area.
 */
export function noticeTop(): string {
  const bottoms = Array.from(document.querySelectorAll('header :is(a, button)'), (control) =>
    control.getBoundingClientRect(),
  )
    .filter(({ top, bottom }) => bottom > 0 && top < headerPx)
    .map(({ bottom }) => bottom)
  return `max(1rem + env(safe-area-inset-top), ${Math.ceil(Math.max(0, ...bottoms))}px + 0.5rem)`
}
