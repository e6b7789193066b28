import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { z } from 'zod'

type Attributes = Readonly<Record<string, string>>
type Shape = readonly [tag: string, attributes: Attributes]

const shape = z.tuple([z.string(), z.record(z.string(), z.string())])
const iconExports = z.object({ __iconData: z.object({ node: z.array(shape) }) })
const pen = join(import.meta.dirname, '../ui/drawn/drawn-icon.tsx')
const number = String.raw`[-+]?(?:\d*\.\d+|\d+)`

/**
 * Replaces the modules of lucide-react's icons by the shapes they export, without keys and names that nothing reads,
 * joined into one path where possible: a fifth of a screen's elements were parts of icons.
 */
export function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/(?!index\.).*\.m?js/ },
      handler: async (id) => iconModule(shapesOf(await import(pathToFileURL(id).href), id)),
    },
  }
}

/** Returns the exported shapes of an icon's module. A module without them fails the build. */
export function shapesOf(module: unknown, id: string): readonly Shape[] {
  const { data, success } = iconExports.safeParse(module)
  if (!success) throw new Error(`${id} exports no shapes.`)
  return data.__iconData.node.map(([tag, all]) => [tag, withoutKey(all)])
}

/** Returns the attributes without React's key. */
function withoutKey(all: Attributes): Attributes {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'key'))
}

/** Returns a module that exports the icon as a component: as one path if that renders the same with our styles. */
export function iconModule(shapes: readonly Shape[]): string {
  const paths = shapes.map(pathOf)
  const isOneLine = paths.every((path) => path !== null)
  const drawing = isOneLine
    ? { d: paths.join('') }
    : { node: shapes.map(([tag, attributes], place) => [tag, { ...attributes, key: String(place) }]) }
  return `import drawIcon from ${JSON.stringify(pen)}\nexport default /* @__PURE__ */ drawIcon(${JSON.stringify(drawing)})`
}

/** Outline of a shape as a path with an absolute start; null if it draws more than its outline. */
export function pathOf([tag, of]: Shape): string | null {
  const at = (name: string) => Number(of[name] ?? 0)
  const has = (names: string) => Object.keys(of).every((name) => names.split(' ').includes(name))
  if (tag === 'path' && has('d')) return fromItsOwnPlace(of['d'] ?? '')
  if (tag === 'line' && has('x1 y1 x2 y2')) return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
  if (tag === 'circle' && has('cx cy r')) return oval(at('cx'), at('cy'), at('r'), at('r'))
  if (tag === 'ellipse' && has('cx cy rx ry')) return oval(at('cx'), at('cy'), at('rx'), at('ry'))
  if (tag === 'rect' && has('x y width height rx ry')) {
    const rx = Number(of['rx'] ?? of['ry'] ?? 0)
    return roundedBox(at('x'), at('y'), at('width'), at('height'), rx, Number(of['ry'] ?? rx))
  }
  if (tag === 'polyline' && has('points')) return `M${of['points']?.trim()}`
  if (tag === 'polygon' && has('points')) return `M${of['points']?.trim()}z`
  return null
}

/** Makes a relative path start absolute, because it would move when joined to another path. */
function fromItsOwnPlace(d: string): string {
  const begun = new RegExp(`^m\\s*(${number})[\\s,]*(${number})[\\s,]*(?=([-+.\\d])?)`)
  return d.replace(begun, (_, x: string, y: string, goesOn?: string) => `M${x} ${y}${goesOn ? 'l' : ''}`)
}

function oval(cx: number, cy: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 1 0 `
  return `M${cx - rx} ${cy}${half}${2 * rx} 0${half}${-2 * rx} 0z`
}

function roundedBox(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const corner = (dx: number, dy: number) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '')
  return [
    `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}`,
    `h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`,
  ].join('')
}
