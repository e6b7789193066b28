/** Place of a meal in the grid of a week. */
export interface GridPlace {
  readonly row: number
  readonly column: number
}

type Step = (place: GridPlace, from: GridPlace) => number

/** Distance from `from` in the direction of a key; not positive for a place that lies elsewhere. */
const distances: Readonly<Record<string, Step>> = {
  ArrowRight: ({ row, column }, from) => (row === from.row ? column - from.column : 0),
  ArrowLeft: ({ row, column }, from) => (row === from.row ? from.column - column : 0),
  ArrowDown: ({ row, column }, from) => (column === from.column ? row - from.row : 0),
  ArrowUp: ({ row, column }, from) => (column === from.column ? from.row - row : 0),
}

/** Returns the nearest meal in the direction of a key, past empty cells; `null` at the edge or for another key. */
export function stepInGrid(key: string, from: GridPlace, places: readonly GridPlace[]): GridPlace | null {
  const distance = distances[key]
  if (!distance) return null
  const ahead = places.filter((place) => distance(place, from) > 0)
  return ahead.toSorted((one, other) => distance(one, from) - distance(other, from))[0] ?? null
}
