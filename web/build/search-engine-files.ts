import { unknownOrigin } from '#contract/page-origin.ts'

/** Public pages that search engines may list. */
const publicPaths = ['/', '/ajuda', '/sobre-os-dados', '/privacidade', '/termos']

export const robots = `User-agent: *
Allow: /
Disallow: /api/
Disallow: /dev/

Sitemap: ${unknownOrigin}/sitemap.xml
`

export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPaths.map((path) => `  <url><loc>${unknownOrigin}${path}</loc></url>`).join('\n')}
</urlset>
`
