import { canvas, drawPlate } from './drawing.ts'
import type { PlateMeal } from './meal.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * Returns attributes as SVG text. React names are converted (`strokeLinecap` to `stroke-linecap`), except `viewBox`.
 */
function svgAttributes(attributes: object): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name === 'viewBox' ? name : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      value,
    ])
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
}

/**
 * Returns a meal's drawing as SVG text, for use outside React. It contains no ids, so one page can have several
 * drawings.
 */
export function renderPlate(
  meal: PlateMeal,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  const marks = drawPlate(meal).map((mark) => `<path${svgAttributes(mark)}/>`)
  return `<svg${svgAttributes({ xmlns: 'http://www.w3.org/2000/svg', ...canvas, ...attributes })}>${marks.join('')}</svg>`
}
