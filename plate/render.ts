import type { SvgNode } from './svg-node.ts'

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

/** A drawing as SVG text. It carries no ids, so many can stand on one page. */
export function renderSvg({ tag, attributes, children }: SvgNode): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('')
  return children.length === 0
    ? `<${tag}${written}/>`
    : `<${tag}${written}>${children.map(renderSvg).join('')}</${tag}>`
}
