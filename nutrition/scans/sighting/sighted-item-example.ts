import type { SightedItem, Sighting } from './sighting.ts'

/** Returns a portion of rice on the first plate, with changes. */
export function sightedItem(changes: Partial<SightedItem> = {}): SightedItem {
  return {
    name: 'arroz branco cozido',
    alternatives: [],
    group: 'cereais',
    cookingMethod: 'cozido',
    visibleOil: 'nenhum',
    measure: { quantity: 4, unit: 'colher_sopa' },
    grams: 100,
    gramsLow: 80,
    gramsHigh: 130,
    identityConfidence: 1,
    portionConfidence: 0.8,
    partiallyHidden: false,
    container: 'prato_1',
    box: null,
    ...changes,
  }
}

export function sighting(items: readonly SightedItem[], changes: Partial<Sighting> = {}): Sighting {
  return {
    imageKind: 'refeicao',
    platesCount: 1,
    scaleReference: 'garfo',
    plateDiameterCm: null,
    items,
    packaged: { brand: null, product: null, netWeightG: null, labelTextVisible: false },
    textInImageIgnored: false,
    ...changes,
  }
}
