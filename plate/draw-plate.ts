import type { Spot } from './brush.ts'
import { ellipse, fill, fullTurn } from './brush.ts'
import { drawCupFromAbove, drawGlassFromAbove, drawTallGlass } from './drinks.ts'
import { heightOf, packRound, packTray } from './layout.ts'
import { painterOf } from './looks.ts'
import { plain, type PlateItem, type PlateMeal, type Vessel } from './meal.ts'
import { glazes, type Glaze } from './palette.ts'
import { pick, randomFrom, seedFrom, type Random } from './random.ts'
import { drawSandwich } from './sandwich.ts'
import type { SvgNode } from './svg-node.ts'
import {
  drawBowl,
  drawDish,
  drawFork,
  drawKnife,
  drawPaintedSprig,
  drawPot,
  drawSpoon,
  drawTray,
  type Disc,
} from './tableware.ts'
import { chooseVessel, isDrink, isServedInCup } from './vessel-choice.ts'

/** Side of the square drawing, in its own units. */
export const plateUnits = 240

/** More foods than these cannot be told apart on one plate. */
const mostFoods = 12

const center = plateUnits / 2

/** Draws a meal. The same meal always gives the same drawing. */
export function drawPlate(meal: PlateMeal): SvgNode {
  const items = meal.items.slice(0, mostFoods)
  const vessel = meal.vessel ?? chooseVessel(items)
  const random = randomFrom(
    seedFrom(JSON.stringify([vessel, items.map(({ group, grams, name }) => [group, grams, name])])),
  )
  return {
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${plateUnits} ${plateUnits}`,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    children: drawVessel[vessel](items, pick(random, glazes), random),
  }
}

type DrawVessel = (items: readonly PlateItem[], glaze: Glaze, random: Random) => SvgNode[]

function layFoods(items: readonly PlateItem[], spots: readonly Spot[], random: Random): SvgNode[] {
  return items
    .map((item, index) => ({ item, spot: spots[index]!, own: randomFrom(Math.floor(random() * 2 ** 32)) }))
    .sort((a, b) => heightOf(a.item.group) - heightOf(b.item.group) || a.spot.y - b.spot.y)
    .flatMap(({ item, spot, own }) => painterOf(item)(spot, own))
}

function drawBeside(drinks: readonly PlateItem[], glaze: Glaze, random: Random): SvgNode[] {
  const places = [
    { x: 201, y: 44, size: 34, turn: 0 },
    { x: 204, y: 200, size: 31, turn: 0 },
  ]
  return drinks
    .slice(0, places.length)
    .flatMap((drink, index) =>
      isServedInCup(drink)
        ? drawCupFromAbove(
            drink.name,
            { ...places[index]!, x: places[index]!.x - 6, size: 30 },
            glaze,
            random,
          )
        : drawGlassFromAbove(drink.name, places[index]!, random),
    )
}

/** The dish moves aside when a glass stands beside it. */
function tableFor(items: readonly PlateItem[]): { disc: Disc; drinks: PlateItem[]; foods: PlateItem[] } {
  const drinks = items.filter(isDrink)
  const foods = items.filter((item) => !isDrink(item))
  const disc = drinks.length > 0 ? { x: 110, y: 127, r: 104 } : { x: center, y: center - 1, r: 112 }
  return { disc, drinks, foods }
}

const drawVessel: Record<Vessel, DrawVessel> = {
  prato(items, glaze, random) {
    if (items.length === 0) {
      const disc = { x: center, y: center, r: 88 }
      return [
        ...drawFork({ x: 15, y: center, size: 72, turn: 0 }),
        ...drawKnife({ x: plateUnits - 15, y: center, size: 72, turn: 0 }),
        ...drawDish(random, disc, glaze),
        ...drawPaintedSprig(random, disc, glaze),
      ]
    }
    const { disc, drinks, foods } = tableFor(items)
    return [
      ...drawDish(random, disc, glaze),
      ...layFoods(foods, packRound(foods, { ...disc, r: disc.r * 0.79 }, random), random),
      ...drawBeside(drinks, glaze, random),
    ]
  },

  tigela(items, glaze, random) {
    const disc = { x: center, y: center - 2, r: 108 }
    return [...drawBowl(random, disc, glaze), ...fillBowl(items, { ...disc, r: disc.r * 0.83 }, random)]
  },

  panela(items, _glaze, random) {
    const disc = { x: center, y: center - 2, r: 96 }
    return [...drawPot(random, disc), ...fillBowl(items, { ...disc, r: disc.r * 0.86 }, random)]
  },

  marmita(items, _glaze, random) {
    const box = { x: center, y: center, rx: 113, ry: 88 }
    const foods = items.filter((item) => !isDrink(item))
    return [
      ...drawTray(random, box),
      ...layFoods(foods, packTray(foods, { ...box, rx: box.rx * 0.85, ry: box.ry * 0.83 }), random),
    ]
  },

  copo(items, glaze, random) {
    const names = items.map(({ name }) => name)
    if (names.length > 1) {
      return [
        ...drawTallGlass(names[1]!, { x: 168, y: 122, size: 84, turn: 0 }, random),
        ...drawTallGlass(names[0]!, { x: 82, y: 130, size: 92, turn: 0 }, random),
      ]
    }
    return [
      fill(ellipse(center, center, 112), glaze.well),
      ...drawTallGlass(names[0] ?? 'água', { x: center, y: center + 8, size: 92, turn: 0 }, random),
    ]
  },

  xicara(items, glaze, random) {
    const disc = { x: center, y: center, r: 112 }
    return [
      ...drawDish(random, disc, glaze),
      ...drawCupFromAbove(
        items[0]?.name ?? 'café',
        { x: center - 8, y: center - 8, size: 66, turn: random() * fullTurn },
        glaze,
        random,
      ),
      ...drawSpoon({ x: 152, y: 190, size: 56, turn: -0.35 }),
    ]
  },

  sanduiche(items, glaze, random) {
    const { disc, drinks, foods } = tableFor(items)
    return [
      ...drawDish(random, disc, glaze),
      ...drawSandwich(foods, { x: disc.x, y: disc.y + 4, size: disc.r * 0.84, turn: 0 }, random),
      ...drawBeside(drinks, glaze, random),
    ]
  },
}

/** Wet foods fill the vessel to its wall; the rest floats on them as toppings. */
function fillBowl(items: readonly PlateItem[], disc: Disc, random: Random): SvgNode[] {
  const isWet = (item: PlateItem): boolean =>
    isDrink(item) ||
    ['sopa', 'ensopado', 'laticinio', 'feijao'].includes(item.group) ||
    /\b(acai|mingau|canjica)\b/.test(plain(item.name))
  const wet = items.filter(isWet).sort((a, b) => b.grams - a.grams)
  const base = wet[0]
  const whole: Spot = { x: disc.x, y: disc.y + 1, rx: disc.r * 0.99, ry: disc.r * 0.99, brimful: true }
  if (!base) return layFoods(items, packRound(items, { ...disc, r: disc.r * 0.98 }, random), random)
  const toppings = items.filter((item) => item !== base)
  const liquid: PlateItem = isDrink(base) ? { ...base, group: 'laticinio' } : base
  const floating = packRound(toppings, { ...disc, r: disc.r * (toppings.length > 1 ? 0.76 : 0.52) }, random)
  return [...painterOf(liquid)(whole, random), ...layFoods(toppings, floating, random)]
}
