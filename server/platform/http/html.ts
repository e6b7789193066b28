import { html as honoHtml, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup in which every value is escaped. */
export type Markup = HtmlEscapedString
type Part = string | number | Markup | null | readonly Part[]

/**
 * Template of every page, mail and picture of the server: escapes each value that is not markup itself. Throws for a
 * promise among the values, because Hono's template would then return a promise.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const made = honoHtml(strings, ...parts)
  if (made instanceof Promise) throw new TypeError('a promise among the parts of a template')
  return made
}

/** Marks text as markup, which is not escaped. Each caller states why the text is trusted. */
export const trusted: (text: string) => Markup = raw

/** Joins markup by line breaks. */
export function lines(parts: readonly Markup[]): Markup {
  return html`${parts.flatMap((part, at) => (at === 0 ? [part] : ['\n', part]))}`
}
