import { unknownOrigin } from '#contract/page-origin.ts'
import type { Page } from './pages.ts'

export const robots = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /dev/

Sitemap: ${unknownOrigin}/sitemap.xml
`

export function sitemap(pages: readonly Page[]): string {
  const indexed = pages.filter(({ isIndexed }) => isIndexed)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${indexed.map(({ path }) => `  <url><loc>${unknownOrigin}${path}</loc></url>`).join('\n')}
</urlset>
`
}
