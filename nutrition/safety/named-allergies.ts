import type { AllergenTag } from '../foods/food.ts'
import type { IdentityId } from '../foods/identity/identity-id.ts'
import { findIdentity, nameOf } from '../foods/identity/identity-table.ts'
import { identitiesOfAnswer } from '../foods/identity/read-identities.ts'

export interface NamedAllergy {
  /** Name of the allergy as displayed: `Kiwi`. */
  readonly answer: string
  readonly identities: readonly IdentityId[]
  /**
   * Allergen tags of these foods. The tags are excluded too, because allergens of a group cross-react: an allergy to
   * shrimp excludes all crustaceans.
   */
  readonly tags: readonly AllergenTag[]
  readonly text: string
}

const allergenNames: Partial<Record<AllergenTag, string>> = {
  gluten: 'trigo, centeio, cevada, malte e aveia',
  leite: 'leite e derivados',
  ovo: 'ovo e preparos com ovo',
  soja: 'soja e derivados',
  amendoim: 'amendoim e derivados',
  castanhas: 'castanhas, nozes e amêndoas',
  peixe: 'todos os peixes',
  crustaceos: 'todos os crustáceos',
  moluscos: 'todos os moluscos',
}

/** Returns the foods, tags and texts for one entry of `HealthFacts.namedAllergies`. */
export function namedAllergy(named: string): NamedAllergy {
  const identities = identitiesOfAnswer(named)
  const tags = [...new Set(identities.flatMap((id) => findIdentity(id)?.allergens ?? []))]
  const answer = identities.length > 0 ? identities.map(nameOf).join(', ') : named
  const wider = tags.flatMap((tag) => allergenNames[tag] ?? [])
  const words = `${answer.toLowerCase()} em qualquer preparo`
  return {
    answer,
    identities,
    tags,
    text: wider.length === 0 ? words : `${words} e, por segurança, ${wider.join('; ')}`,
  }
}
