import { createElement, type ReactElement } from 'react'
import { drawPlate } from '../../plate/drawing.ts'
import { describeMeal } from '../../plate/label.ts'
import type { PlateItem, Vessel } from '../../plate/meal.ts'
import type { SvgNode } from '../../plate/svg-node.ts'

interface PlateProps {
  readonly items: readonly PlateItem[]
  readonly vessel?: Vessel | undefined
  /** Side in CSS pixels; without it the drawing fills its container's width. */
  readonly size?: number | undefined
  /** Says the picture in other words than its list of foods. */
  readonly title?: string | undefined
  /** Where the foods are already written beside it, a screen reader skips the picture. */
  readonly decorative?: boolean | undefined
}

function propsOf(attributes: SvgNode['attributes']): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}

function toElement({ tag, attributes, children }: SvgNode): ReactElement {
  return createElement(tag, propsOf(attributes), ...children.map(toElement))
}

/** The drawn plate: any meal, drawn from its foods. */
export function Plate({ items, vessel, size, title, decorative = false }: PlateProps) {
  const { attributes, children } = drawPlate({ items, vessel })
  const voice = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': title ?? describeMeal({ items, vessel }) }
  return createElement(
    'svg',
    { ...propsOf(attributes), ...voice, width: size ?? '100%', height: size, style: { display: 'block' } },
    ...children.map(toElement),
  )
}
