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

/** Converts React attribute names to SVG: `strokeWidth` to `stroke-width`; `viewBox` stays. */
function written(attributes: object): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name === 'viewBox' ? name : name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      value,
    ])
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
}

/** Renders a meal as SVG text for use outside React. Contains no ids, so many fit on one page. */
export function renderPlate(
  meal: PlateMeal,
  attributes: Readonly<Record<string, string | number>> = {},
): string {
  const marks = drawPlate(meal).map((mark) => `<path${written(mark)}/>`)
  return `<svg${written({ xmlns: 'http://www.w3.org/2000/svg', ...canvas, ...attributes })}>${marks.join('')}</svg>`
}
