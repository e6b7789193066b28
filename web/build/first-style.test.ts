import { expect, test } from 'vitest'
import { firstStyle } from './first-style.ts'

const page = '<main class="mx-auto hover:dark peer-target:hidden text-[min(0.75rem,4vw)]"></main>'

test('rules for what stands in a page are kept in their layers, others are not', () => {
  const sheet =
    '@layer theme,utilities;@layer utilities{.mx-auto{margin:auto}.ml-auto{margin-left:auto}@media (width>=9px){.ml-auto{left:0}}}'
  expect(firstStyle(sheet, page)).toBe('@layer theme,utilities;@layer utilities{.mx-auto{margin:auto}}')
})

test('what stands on elements, and on one of several selectors, is kept', () => {
  const sheet = 'h1,h2{color:red}.lost,.mx-auto{top:0}.lost .mx-auto{top:1px}:root:has([a]) .mx-auto{top:2px}'
  expect(firstStyle(sheet, page)).toBe(
    'h1,h2{color:red}.lost,.mx-auto{top:0}:root:has([a]) .mx-auto{top:2px}',
  )
})

test('names with signs in them are read as they stand in the page', () => {
  const kept =
    '.hover\\:dark:hover{a:b}.text-\\[min\\(0\\.75rem\\,4vw\\)\\]{c:d}.peer-target\\:hidden:is(:where(.mx-auto):target~*){e:f}'
  expect(firstStyle(`${kept}.hover\\:light:hover{a:b}`, page)).toBe(kept)
})

test('of movements and properties only those with a user are kept, and marks within a text cut nothing', () => {
  const kept = '.mx-auto{animation:turn 1s;content:"}{;"}@keyframes turn{to{rotate:1turn}}'
  expect(firstStyle(`${kept}@keyframes fall{to{top:0}}@property --x{syntax:"*"}`, page)).toBe(kept)
})
