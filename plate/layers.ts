import type { DrawingContext, Painter, Shape, Spot } from './brush.ts'
import type { Path } from './paths.ts'

/**
 * Draws a piece at several spots of one size as one layer: each path contains the outlines of all pieces. Browsers draw
 * one path with many outlines faster than many paths.
 */
export function drawLayer(piece: Painter, spots: readonly Spot[], { random, shapes }: DrawingContext): void {
  const layer: { readonly outlines: Path[]; readonly style: Shape['style'] }[] = []
  for (const spot of spots) {
    const drawn: Shape[] = []
    piece(spot, { random, shapes: drawn })
    drawn.forEach(({ outlines, style }, at) => {
      layer[at] ??= { outlines: [], style }
      layer[at].outlines.push(...outlines)
    })
  }
  shapes.push(...layer)
}

/**
 * Draws a piece at several spots, back to front, in few layers. Each piece goes into the first layer after the layers
 * of all earlier pieces that it overlaps. Pieces whose centres are at least 1.73 radii apart may share a layer, because
 * they hardly overlap.
 */
export function drawInLayers(piece: Painter, spots: readonly Spot[], context: DrawingContext): void {
  const layer: Spot[] = []
  const later: Spot[] = []
  for (const spot of spots) {
    const isApart = ({ x, y, rx }: Spot): boolean =>
      rx === spot.rx && (x - spot.x) ** 2 + (y - spot.y) ** 2 > 3 * rx * rx
    const chosen = layer.every(isApart) && later.every(isApart) ? layer : later
    chosen.push(spot)
  }
  drawLayer(piece, layer, context)
  if (later.length > 0) drawInLayers(piece, later, context)
}
