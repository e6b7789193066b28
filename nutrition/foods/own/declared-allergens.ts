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

/** Allergen notices of a label, as far as the person marked them. */
export interface DeclaredAllergens {
  /** Allergens after "Contém …". */
  readonly contains: readonly DeclarableAllergen[]
  /** Allergens after "Pode conter …". */
  readonly mayContain: readonly DeclarableAllergen[]
  /** Allergens of claims such as "Não contém glúten", "Zero lactose". */
  readonly freeOf: readonly DeclarableAllergen[]
  /**
   * Whether everything that the label says about allergens is marked. If so, mandatory allergens that are not marked
   * are not in the food.
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
 * Allergens that a label must name where they are present: RDC ANVISA 727/2022 (allergens, lactose) and Lei 10.674/2003
 * (gluten). Molluscs are not among them and stay unknown.
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

/** Allergens whose presence makes a food one of animal origin (`origem_animal`). */
const ofAnimals: readonly AllergenTag[] = ['leite', 'lactose', 'ovo', 'peixe', 'crustaceos', 'moluscos']

const ofMilk: readonly AllergenTag[] = ['leite', 'lactose']

/** Tags of a food by the declaration of its label: contained, and unknown. Unknown never means free. */
export interface AllergenFacts {
  readonly allergens: readonly AllergenTag[]
  readonly unknownAllergens: readonly AllergenTag[]
}

/**
 * Returns the contained and the unknown tags. Traces count as contained. If only one of milk and lactose is named, the
 * other is unknown. Alcohol is unknown only for liquids: in solid food it is an ingredient that the name rules find.
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
