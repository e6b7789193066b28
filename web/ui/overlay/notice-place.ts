/** Height of a header's controls; a control that begins lower belongs to the content. */
const headerPx = 128

/** Returns the top of a notice as a CSS length: below the header's controls in view, such as the back button. */
export function noticeTop(): string {
  const bottoms = Array.from(document.querySelectorAll('header :is(a, button)'), (control) =>
    control.getBoundingClientRect(),
  )
    .filter(({ top, bottom }) => bottom > 0 && top < headerPx)
    .map(({ bottom }) => bottom)
  return `max(1rem + env(safe-area-inset-top), ${Math.ceil(Math.max(0, ...bottoms))}px + 0.5rem)`
}
