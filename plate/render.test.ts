import { expect, test } from 'vitest'
import { escapeXml, renderPlate } from './render.ts'

test('markup in text or an attribute is escaped', () => {
  expect(escapeXml(`"><script>alert('1') & more`)).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;) &amp; more',
  )
  expect(renderPlate({ items: [] }, { width: '"><script>' })).not.toContain('<script>')
})

test('a rendered plate scales by its viewBox and has no ids or text', () => {
  const svg = renderPlate(
    { items: [{ group: 'arroz', grams: 100, name: '<b>Arroz</b>' }] },
    { x: 4, width: 96 },
  )
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 960 960"/)
  expect(svg).toMatch(/^<svg [^>]*x="4" width="96">/)
  expect(svg).not.toMatch(/\bid=|url\(#|<b>|Arroz|strokeWidth|undefined/)
})
