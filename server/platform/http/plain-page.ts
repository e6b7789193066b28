import { createHash } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import { html, type Markup, trusted } from './html.ts'

/** Tags for the head of server-rendered pages, which link to the style, fonts and icons of the built app. */
export interface PageLinks {
  readonly links: Markup
}

export interface PageServices {
  readonly pageLinks: PageLinks
}

/** Styles of the layout only. Colors, fonts and themes come from the app's style sheet, which the page links to. */
const style = `
body{margin:0}
.column{max-width:480px;margin:0 auto;padding:0 20px 40px}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;margin:20px 0;font:800 1.375rem/1.75rem var(--font-display);letter-spacing:-.025em;color:inherit;text-decoration:none}
main{display:flex;flex-direction:column;gap:16px;padding:28px 24px;border:1px solid var(--color-line);border-radius:var(--radius-card);background:var(--color-surface)}
h1{margin:0;font-size:1.75rem;line-height:1.214;font-weight:700;text-wrap:balance}
p{margin:0;text-wrap:pretty}
.soft{font-size:.875rem;line-height:1.25rem;color:var(--color-ink-soft)}
.button{display:flex;align-items:center;justify-content:center;box-sizing:border-box;width:100%;min-height:52px;padding:12px 24px;border:0;border-radius:var(--radius-control);background:var(--color-folha);color:var(--color-paper);font:600 1.125rem/1.5rem var(--font-sans);text-align:center;text-decoration:none;cursor:pointer}
.button:hover{filter:brightness(1.1)}
.still{display:inline-flex;align-items:center;min-height:44px;color:var(--color-folha);font-weight:600}
form{margin:0}
`

const styleHash = createHash('sha256').update(style).digest('base64')

/** Policy of a page without scripts whose forms post only to this origin. */
export const plainPagePolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${styleHash}'`,
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Renders a page without scripts that has a title and this body. */
export function renderPlainPage(title: string, body: Markup, { links }: PageLinks): string {
  // The style is trusted, because it is a constant whose hash is in the policy; escaping would change the hash.
  const styles = trusted(style)
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title} · ${brand.name}</title>
<meta name="robots" content="noindex">
${links}
<style>${styles}</style>
</head>
<body>
<div class="column">
<header><a class="brand" href="/"><img src="/icons/mark.svg" alt="" width="32" height="32">${brand.name}</a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</div>
</body>
</html>
`.toString()
}
