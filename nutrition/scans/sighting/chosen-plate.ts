import type { SightedItem } from './sighting.ts'

/** Containers that a person has once; a second one is another person's or a second helping. */
const plateKinds: ReadonlySet<string> = new Set(['prato', 'marmita'])

/** Kinds of container that feed a table. */
const sharedKinds: ReadonlySet<string> = new Set(['panela', 'travessa', 'buffet', 'rechaud', 'assadeira'])

const packageKinds: ReadonlySet<string> = new Set(['embalagem', 'pacote', 'caixa', 'lata'])

export interface PlateChoiceBySight {
  /** Foods most likely the person's own, in the order seen. */
  readonly own: readonly SightedItem[]
  readonly shared: readonly SightedItem[]
  readonly packaged: readonly SightedItem[]
  readonly hasSeveralPlates: boolean
}

/**
 * Sorts sighted foods by whose they are. Of several plates the one nearest the middle of the picture is taken for
 * the person's own, without boxes the one seen first; glasses and bowls stay with it.
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

/** Returns the distance of the foods' common centre from the picture's centre; the half diagonal where no food has a box. */
function distanceFromMiddle(items: readonly SightedItem[]): number {
  const boxes = items.flatMap(({ box }) => box ?? [])
  if (boxes.length === 0) return Math.SQRT1_2
  const left = Math.min(...boxes.map((box) => box.x))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const top = Math.min(...boxes.map((box) => box.y))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return Math.hypot((left + right) / 2 - 0.5, (top + bottom) / 2 - 0.5)
}
