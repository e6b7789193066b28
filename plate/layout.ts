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

/** Placement per food group. The order is the drawing order: lower foods first. */
const placements: Readonly<Record<FoodGroup, Placement>> = {
  sopa: [340, 1],
  ensopado: [20, 1],
  feijao: [340, 1],
  laticinio: [340, 1],
  arroz: [205, 1],
  massa: [205, 1],
  cereal: [250, 1.4],
  tuberculo: [235, 1],
  farofa: [20, 1.8],
  folhas: [270, 3.4],
  pao: [200, 2.6],
  legumes: [300, 1.5],
  fruta: [320, 1],
  queijo: [25, 2.2],
  castanha: [25, 2.2],
  doce: [25, 1.7],
  frutos_do_mar: [110, 1.3],
  peixe: [90, 1.3],
  frango: [90, 1.3],
  carne: [90, 1.3],
  embutido: [60, 1.7],
  salgado: [90, 1.7],
  sanduiche: [90, 1.9],
  ovo: [45, 1.8],
  gordura: [165, 1.4],
  molho: [315, 1.3],
  bebida: [315, 0.5],
  tempero: [80, 2.4],
}

const drawingOrder = Object.keys(placements)

export function heightOf(group: FoodGroup): number {
  return drawingOrder.indexOf(group)
}

/**
 * Returns each item's share of the covered floor, summing to 1. The share grows less than proportionally with the
 * grams, so that small items stay visible.
 */
function areaShares(items: readonly PlateItem[]): number[] {
  const raw = items.map(
    ({ group, grams }) => (Math.min(Math.max(grams, 4), 1200) * placements[group][1]) ** 0.6,
  )
  const total = raw.reduce((sum, share) => sum + share, 0)
  return raw.map((share) => share / total)
}

/**
 * Returns the total area of the foods relative to the vessel's floor: small for a snack, about 1 or, because foods
 * overlap, more for a lunch.
 */
function coveredShare(items: readonly PlateItem[]): number {
  const bulk = items.reduce((sum, { group, grams }) => sum + Math.max(grams, 4) * placements[group][1], 0)
  return Math.min(1.34, 0.78 + items.length * 0.14) * Math.min(1, Math.log(bulk + 20) / 6)
}

/**
 * Places foods in a round vessel: each starts in the direction of its group (protein in front, salad at the back), then
 * overlapping foods are pushed apart until about their edges overlap.
 */
export function packRound(items: readonly PlateItem[], disc: Disc, context: DrawingContext): Spot[] {
  const floor = coveredShare(items) * disc.r ** 2
  const spots = areaShares(items).map((share, index) => {
    const r = Math.sqrt(share * floor)
    const angle = (placements[items[index]!.group][0] + jitter(context, 20)) / 57.3
    const [x, y] = step([0, 0], angle, items.length > 1 ? disc.r - r * 0.95 : 0)
    return { x, y, r }
  })
  for (let round = 0; round < 40; round++) {
    for (const a of spots) {
      for (const b of spots) {
        const dx = b.x - a.x
        const dy = b.y - a.y
        const distance = Math.sqrt(dx * dx + dy * dy) || 1
        const push = Math.max(0, (a.r + b.r) * 0.88 - distance) / distance / 5
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
      const pull = Math.min(0.992, Math.max(0, disc.r * 1.08 - a.r) / Math.sqrt(a.x * a.x + a.y * a.y))
      a.x *= pull
      a.y *= pull
    }
  }
  return spots.map(({ x, y, r }) => circle(disc.x + x, disc.y + y, r))
}

/** Places foods in a rectangular tray: wider, as rounded squares that fill its corners. */
export function packTray(items: readonly PlateItem[], disc: Disc, context: DrawingContext): Spot[] {
  return packRound(items, disc, context).map((spot) => ({
    ...spot,
    x: disc.x + (spot.x - disc.x) * 1.3,
    rx: spot.rx * 1.12,
    ry: spot.ry * 0.96,
    square: true,
  }))
}
