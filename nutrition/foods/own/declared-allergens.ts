import { allergenTags, type AllergenTag } from '../food.ts'

/** Allergens that a person can mark as stated on a label. */
export const declarableAllergens = [
  'gluten',
  'leite',
  'lactose',
  'ovo',
  'soja',
  'amendoim',
  'castanhas',
  'peixe',
  'crustaceos',
  'moluscos',
  'alcool',
] as const satisfies readonly AllergenTag[]

export type DeclarableAllergen = (typeof declarableAllergens)[number]

/** Allergen notices of a label that the person marked. */
export interface DeclaredAllergens {
  /** Allergens listed after "Contém …". */
  readonly contains: readonly DeclarableAllergen[]
  /** Allergens listed after "Pode conter …". */
  readonly mayContain: readonly DeclarableAllergen[]
  /** Allergens in claims such as "Não contém glúten" or "Zero lactose". */
  readonly freeOf: readonly DeclarableAllergen[]
  /**
   * True if the person marked everything that the label says about allergens. Mandatory allergens that are not marked
   * are then not in the food.
   */
  readonly isComplete: boolean
}

export const unknownAllergens: DeclaredAllergens = {
  contains: [],
  mayContain: [],
  freeOf: [],
  isComplete: false,
}

/**
 * Allergens that a label must name if the food contains them: RDC ANVISA 727/2022 (allergens, lactose) and Lei
 * 10.674/2003 (gluten). Molluscs are not mandatory, so without a notice they are unknown.
 */
export const mandatoryAllergens: readonly AllergenTag[] = [
  'gluten',
  'leite',
  'lactose',
  'ovo',
  'soja',
  'amendoim',
  'castanhas',
  'peixe',
  'crustaceos',
]

/** Allergens that make a food one of animal origin (`origem_animal`). */
const ofAnimals: readonly AllergenTag[] = ['leite', 'lactose', 'ovo', 'peixe', 'crustaceos', 'moluscos']

const ofMilk: readonly AllergenTag[] = ['leite', 'lactose']

/** Allergen tags that follow from a label's declaration. Unknown never means free. */
export interface AllergenFacts {
  readonly allergens: readonly AllergenTag[]
  readonly unknownAllergens: readonly AllergenTag[]
}

/**
 * Returns the contained and the unknown tags. Traces count as contained. If only one of milk and lactose is named, the
 * other is unknown. Alcohol is unknown only in liquids, because in solid food the rules on names find it.
 */
export function allergenFactsOf(declared: DeclaredAllergens, unit: 'g' | 'ml'): AllergenFacts {
  const said = new Set<AllergenTag>([...declared.contains, ...declared.mayContain])
  if (declared.contains.some((tag) => ofAnimals.includes(tag))) said.add('origem_animal')
  const free = new Set<AllergenTag>(declared.freeOf)
  if (unit === 'g' || declared.isComplete) free.add('alcool')
  if (declared.isComplete) {
    const isDairy = said.has('leite') || said.has('lactose')
    for (const tag of mandatoryAllergens) if (!isDairy || !ofMilk.includes(tag)) free.add(tag)
  }
  return {
    allergens: allergenTags.filter((tag) => said.has(tag)),
    unknownAllergens: allergenTags.filter((tag) => !said.has(tag) && !free.has(tag)),
  }
}
