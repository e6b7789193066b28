import type { FoodGroup } from '#nutrition/foods/food.ts'
import { circle, jitter, step, type DrawingContext, type Spot } from './brush.ts'
import type { PlateItem } from './meal.ts'

/** Circular floor of a vessel. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/**
 * Preferred direction of a food from the centre (degrees clockwise from the right), and its area per gram relative to
 * rice.
 */
type Placement = readonly [angle: number, bulk: number]

/** Placement by food group, in drawing order: lower foods come first. */
const placements: Readonly<Record<FoodGroup, Placement>> = {
  sopa: [340, 1],
  ensopado: [20, 1],
  feijao: [340, 1],
  laticinio: [340, 1],
  arroz: [200, 1],
  massa: [200, 1],
  cereal: [250, 1.5],
  tuberculo: [240, 1],
  farofa: [20, 2],
  folhas: [270, 3.5],
  pao: [200, 2.5],
  legumes: [300, 1.5],
  fruta: [320, 1],
  queijo: [20, 2],
  castanha: [20, 2],
  doce: [20, 1.5],
  frutos_do_mar: [110, 1.5],
  peixe: [90, 1.5],
  frango: [90, 1.5],
  carne: [90, 1.5],
  embutido: [60, 1.5],
  salgado: [90, 1.5],
  sanduiche: [90, 2],
  ovo: [40, 2],
  gordura: [160, 1.5],
  molho: [320, 1.5],
  bebida: [320, 0.5],
  tempero: [80, 2.5],
}

const drawingOrder = Object.keys(placements)

export const heightOf = (group: FoodGroup): number => drawingOrder.indexOf(group)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Places foods in a round vessel. Each food starts in the direction of its group (protein in front, salad at the back).
 * Then overlapping foods are pushed apart until only about their edges overlap.
 */
export function packRound(items: readonly PlateItem[], disc: Disc, context: DrawingContext): Spot[] {
  const bulks = items.map(({ group, grams }) => Math.min(Math.max(grams, 4), 1200) * placements[group][1])
  // An area grows less than proportionally with the grams, so that small items stay visible.
  const areas = bulks.map((bulk) => bulk ** 0.6)
  // A few grams cover half of the floor, a lunch all of it, or more because foods overlap.
  const covered = Math.min(1.3, 0.8 + items.length * 0.13) * Math.min(1, Math.log(sum(bulks) + 20) / 6)
  const scale = Math.sqrt(covered / sum(areas)) * disc.r
  const spots = areas.map((area, index) => {
    const r = Math.sqrt(area) * scale
    const angle = (placements[items[index]!.group][0] + jitter(context, 20)) / 57.3
    const [x, y] = step([0, 0], angle, items.length > 1 ? disc.r - r : 0)
    return { x, y, r }
  })
  for (let round = 0; round < 40; round++) {
    for (const a of spots) {
      for (const b of spots) {
        const dx = b.x - a.x
        const dy = b.y - a.y
        const distance = Math.sqrt(dx * dx + dy * dy) || 1
        const push = Math.max(0, (a.r + b.r) * 0.9 - distance) / distance / 5
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
      const pull = Math.min(0.99, Math.max(0, disc.r * 1.05 - a.r) / Math.sqrt(a.x * a.x + a.y * a.y))
      a.x *= pull
      a.y *= pull
    }
  }
  return spots.map(({ x, y, r }) => circle(disc.x + x, disc.y + y, r))
}

/** Places foods in a rectangular tray: like `packRound`, but spread wider, as rounded squares that fill the corners. */
export const packTray = (items: readonly PlateItem[], disc: Disc, context: DrawingContext): Spot[] =>
  packRound(items, disc, context).map((spot) => ({
    ...spot,
    x: disc.x + (spot.x - disc.x) * 1.3,
    rx: spot.rx * 1.1,
    square: true,
  }))
