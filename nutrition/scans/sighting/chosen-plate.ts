import type { SightedItem } from './sighting.ts'

/** Containers of which a person has only one; another one belongs to somebody else or is a second helping. */
const plateKinds: ReadonlySet<string> = new Set(['prato', 'marmita'])

/** Containers shared by several people. */
const sharedKinds: ReadonlySet<string> = new Set(['panela', 'travessa', 'buffet', 'rechaud', 'assadeira'])

const packageKinds: ReadonlySet<string> = new Set(['embalagem', 'pacote', 'caixa', 'lata'])

export interface PlateChoiceBySight {
  /** Foods most likely the person's own, in the order of recognition. */
  readonly own: readonly SightedItem[]
  readonly shared: readonly SightedItem[]
  readonly packaged: readonly SightedItem[]
  readonly hasSeveralPlates: boolean
}

/**
 * Splits the recognised foods into the person's own, shared and packaged foods. Among several plates, the person's own
 * is the one nearest to the centre of the picture, or the first one if none has boxes. Glasses and bowls are always the
 * person's own.
 */
export function choosePlate(items: readonly SightedItem[]): PlateChoiceBySight {
  const shared = items.filter((item) => sharedKinds.has(kindOf(item)))
  const packaged = items.filter((item) => packageKinds.has(kindOf(item)))
  const served = items.filter((item) => !shared.includes(item) && !packaged.includes(item))
  const plates = [
    ...new Set(served.filter((item) => plateKinds.has(kindOf(item))).map((item) => item.container)),
  ]
  const distanceOf = (plate: string) => distanceFromMiddle(served.filter((item) => item.container === plate))
  const [own] = plates.toSorted((one, other) => distanceOf(one) - distanceOf(other))
  return {
    own: served.filter((item) => !plateKinds.has(kindOf(item)) || item.container === own),
    shared,
    packaged,
    hasSeveralPlates: plates.length > 1,
  }
}

function kindOf(item: SightedItem): string {
  return item.container.split('_')[0] ?? ''
}

/**
 * Returns the distance between the centre of the foods' common box and the centre of the picture, in shares of the
 * picture's sides. Without boxes it is the distance of a corner.
 */
function distanceFromMiddle(items: readonly SightedItem[]): number {
  const boxes = items.flatMap(({ box }) => box ?? [])
  if (boxes.length === 0) return Math.SQRT1_2
  const left = Math.min(...boxes.map((box) => box.x))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const top = Math.min(...boxes.map((box) => box.y))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return Math.hypot((left + right) / 2 - 0.5, (top + bottom) / 2 - 0.5)
}
