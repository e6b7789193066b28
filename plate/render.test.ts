import { expect, test } from 'vitest'
import { drawPlate } from './drawing.ts'
import { renderSvg } from './render.ts'

test('markup in an attribute or a child cannot break out', () => {
  const hostile = { tag: 'path', attributes: { d: `"><script>alert('1') & more` }, children: [] }
  expect(renderSvg({ tag: 'svg', attributes: {}, children: [hostile] })).toBe(
    '<svg><path d="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;) &amp; more"/></svg>',
  )
})

test('a rendered plate scales by its viewBox and carries no ids to clash on a page', () => {
  const svg = renderSvg(drawPlate({ items: [{ group: 'arroz', grams: 100, name: '<b>Arroz</b>' }] }))
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 240"/)
  expect(svg).not.toMatch(/\bid=|url\(#|<b>/)
})
