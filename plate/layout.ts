import type { FoodGroup } from '#nutrition/foods/food.ts'
import type { Spot } from './brush.ts'
import type { PlateItem } from './meal.ts'
import { between, type Random } from './random.ts'

/** The round floor of a vessel. */
export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** How a food lies: where it likes to be (degrees clockwise from the right), how bulky, how high in the pile. */
interface Manner {
  readonly angle: number
  readonly bulk: number
  readonly height: number
}

const flat: Manner = { angle: 340, bulk: 1, height: 0 }
const mound: Manner = { angle: 205, bulk: 1, height: 1 }
const main: Manner = { angle: 90, bulk: 1.25, height: 4 }
const salad: Manner = { angle: 270, bulk: 2.2, height: 2 }
const side: Manner = { angle: 25, bulk: 1.3, height: 3 }
const touch: Manner = { angle: 315, bulk: 1.6, height: 5 }

const manners: Record<FoodGroup, Manner> = {
  arroz: mound,
  massa: mound,
  pao: { ...main, angle: 200, bulk: 2.6, height: 2 },
  cereal: { ...mound, angle: 250, bulk: 1.4 },
  tuberculo: { ...mound, angle: 235, height: 2 },
  feijao: flat,
  farofa: { angle: 20, bulk: 1.8, height: 2 },
  carne: main,
  frango: main,
  peixe: main,
  frutos_do_mar: { ...main, angle: 110 },
  embutido: { ...main, angle: 60, bulk: 1.7 },
  ovo: { ...main, angle: 45, bulk: 1.8, height: 5 },
  queijo: { ...side, bulk: 2.2 },
  laticinio: { ...flat, bulk: 0.9 },
  folhas: { ...salad, bulk: 3.4 },
  legumes: { ...salad, angle: 300, bulk: 1.5, height: 3 },
  fruta: { ...salad, angle: 320, bulk: 1.1, height: 3 },
  castanha: { ...side, bulk: 2.2 },
  gordura: { ...touch, angle: 165, bulk: 1.4 },
  molho: { ...touch, bulk: 1.3 },
  sopa: { ...flat, bulk: 0.9 },
  ensopado: { ...flat, angle: 20 },
  salgado: { ...main, bulk: 1.7 },
  sanduiche: { ...main, bulk: 1.9 },
  doce: { ...side, bulk: 1.7, height: 4 },
  bebida: { ...touch, bulk: 0.5 },
  tempero: { ...touch, angle: 80, bulk: 2.4, height: 6 },
}

export function heightOf(group: FoodGroup): number {
  return manners[group].height
}

/** Shares of a vessel's floor; small things stay visible, huge ones leave room. Sums to 1. */
function shares(items: readonly PlateItem[]): number[] {
  const raw = items.map(
    ({ group, grams }) => (Math.min(Math.max(grams, 4), 1200) * manners[group].bulk) ** 0.7,
  )
  const total = raw.reduce((sum, value) => sum + value, 0)
  const least = 0.34 / items.length
  const lifted = raw.map((value) => Math.max(value / total, least))
  const sum = lifted.reduce((all, value) => all + value, 0)
  return lifted.map((value) => value / sum)
}

/** How full the vessel is: a snack leaves ceramic to see, a lunch covers it. */
function fullness(items: readonly PlateItem[]): number {
  const bulk = items.reduce((sum, { group, grams }) => sum + Math.max(grams, 4) * manners[group].bulk, 0)
  const byBulk = Math.min(1, Math.max(0, Math.log(bulk / 25) / Math.log(18)))
  const ceiling = [0.92, 1.02, 1.18][items.length - 1] ?? 1.34
  return ceiling * (0.62 + 0.38 * byBulk)
}

/**
 * Packs foods into a round vessel: each starts where its kind belongs (protein in front, salad at the far rim), then
 * all push each other apart until they overlap only by their soft edges.
 */
export function packRound(items: readonly PlateItem[], disc: Disc, random: Random): Spot[] {
  const floor = fullness(items) * disc.r * disc.r
  const radii = shares(items).map((share) => Math.sqrt(share * floor))
  if (items.length === 1) return [{ x: disc.x, y: disc.y, rx: radii[0]!, ry: radii[0]! }]
  const seen = new Map<number, number>()
  const spots = items.map(({ group }, index) => {
    const { angle } = manners[group]
    const before = seen.get(angle) ?? 0
    seen.set(angle, before + 1)
    const turned = angle + Math.ceil(before / 2) * (before % 2 ? 46 : -46) + between(random, -12, 12)
    const radians = (turned * Math.PI) / 180
    const reach = Math.max(0, disc.r - radii[index]! * 0.95)
    return { x: Math.cos(radians) * reach, y: Math.sin(radians) * reach, r: radii[index]! }
  })
  for (let round = 0; round < 90; round++) {
    for (let first = 0; first < spots.length; first++) {
      for (let second = first + 1; second < spots.length; second++) {
        const [a, b] = [spots[first]!, spots[second]!]
        const [dx, dy] = [b.x - a.x || 0.01, b.y - a.y]
        const distance = Math.hypot(dx, dy)
        const overlap = (a.r + b.r) * 0.88 - distance
        if (overlap <= 0) continue
        const push = (overlap / distance) * 0.25
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
    }
    for (const spot of spots) {
      const limit = Math.max(0, disc.r * 1.08 - spot.r)
      const distance = Math.hypot(spot.x, spot.y)
      const pull = distance > limit ? limit / distance : 0.992
      spot.x *= pull
      spot.y *= pull
    }
  }
  return spots.map(({ x, y, r }) => ({ x: disc.x + x, y: disc.y + y, rx: r * 1.03, ry: r * 0.98 }))
}

/** Cuts a tray into compartments as large as the foods, always across its longer side. */
export function packTray(items: readonly PlateItem[], box: Spot): Spot[] {
  const areas = shares(items)
  const order = items.map((_, index) => index).sort((a, b) => areas[b]! - areas[a]!)
  const spots: Spot[] = []
  const cut = (members: readonly number[], x: number, y: number, width: number, height: number): void => {
    if (members.length === 1) {
      spots[members[0]!] = {
        x: x + width / 2,
        y: y + height / 2,
        rx: width / 2,
        ry: height / 2,
        square: true,
      }
      return
    }
    const total = members.reduce((sum, index) => sum + areas[index]!, 0)
    let [taken, count] = [0, 0]
    while (count < members.length - 1 && (count === 0 || taken + areas[members[count]!]! / 2 < total / 2)) {
      taken += areas[members[count]!]!
      count++
    }
    const share = Math.min(0.72, Math.max(0.28, taken / total))
    const [head, tail] = [members.slice(0, count), members.slice(count)]
    if (width >= height) {
      cut(head, x, y, width * share, height)
      cut(tail, x + width * share, y, width * (1 - share), height)
    } else {
      cut(head, x, y + height * (1 - share), width, height * share)
      cut(tail, x, y, width, height * (1 - share))
    }
  }
  if (items.length > 0) cut(order, box.x - box.rx, box.y - box.ry, box.rx * 2, box.ry * 2)
  return spots
}
