import { type LucideProps, Minus } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import drawIcon from './drawn-icon.tsx'

const d = 'M5 12h14'
const DrawnMinus = drawIcon({ d })

test.each<LucideProps>([
  {},
  { size: 18, className: 'shrink-0', strokeWidth: 3 },
  { 'aria-hidden': 'true', color: 'red', fill: 'none' },
  { 'aria-label': 'Água', role: 'img' },
  { 'aria-labelledby': 'agua', style: { rotate: '90deg' } },
])('a built icon equals the one from lucide with %j', (props) => {
  expect(picture(<DrawnMinus {...props} />)).toEqual(picture(<Minus {...props} />))
})

test('an icon that one path cannot represent is drawn shape by shape', () => {
  const Ringed = drawIcon({
    node: [
      ['path', { d, key: '0' }],
      ['circle', { r: '2', key: '1' }],
    ],
  })
  expect(picture(<Ringed />).innerHTML).toBe(`<path d="${d}"></path><circle r="2"></circle>`)
})

function picture(icon: React.ReactNode) {
  const holder = document.createElement('div')
  holder.innerHTML = renderToStaticMarkup(icon)
  const svg = holder.querySelector('svg')!
  const attributes = Object.fromEntries(Array.from(svg.attributes, ({ name, value }) => [name, value]))
  // Lucide's own class names are ignored: no style uses them.
  const classes = attributes['class']?.replaceAll(/\blucide[\w-]*/g, '').trim()
  return { ...attributes, xmlns: '', class: classes ?? '', innerHTML: svg.innerHTML }
}
