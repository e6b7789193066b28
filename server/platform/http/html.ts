import { html as honoHtml, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Markup whose values are escaped. */
export type Markup = HtmlEscapedString
type Part = string | number | Markup | null | readonly Part[]

/**
 * HTML template of every page, mail and picture of the server; escapes each value that is not markup itself. Hono's own
 * template also accepts promises and then becomes one; this one does not.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  const made = honoHtml(strings, ...parts)
  if (made instanceof Promise) throw new TypeError('a promise among the parts of a template')
  return made
}

/** Marks text as markup without escaping. Each caller states why the text is trusted. */
export const trusted: (text: string) => Markup = raw

/** Joins markup with line breaks. */
export function lines(parts: readonly Markup[]): Markup {
  return html`${parts.flatMap((part, at) => (at === 0 ? [part] : ['\n', part]))}`
}
