import { itemAt } from '../../shared/collections/lookup.ts'
import table from '../../data/food-identities.json' with { type: 'json' }
import type { AllergenTag, Food } from '../food.ts'
import type { Contents } from './contents.ts'
import type { IdentityId } from './identity-id.ts'

export interface Identity {
  readonly id: IdentityId
  readonly kind: 'base' | 'family'
  /** Everyday Portuguese name: `Brócolis`, `Peixes`. */
  readonly name: string
  /** Other names of the food or family: synonyms, regional names, cuts. */
  readonly words: readonly string[]
  /** Families to which a base belongs; empty for a family. */
  readonly families: readonly IdentityId[]
  /** Allergens that an allergy to this food also excludes. Example: an allergy to shrimp excludes all crustaceans. */
  readonly allergens: readonly AllergenTag[]
}

/** Contents of a food of the table. `main` is the first base of its contents. */
export interface FoodIdentity extends Contents {
  readonly main: IdentityId
}

const baseId = (id: string): IdentityId => `base:${id}`
const familyId = (id: string): IdentityId => `familia:${id}`

const bases: readonly Identity[] = table.bases.map((row) => ({
  id: baseId(row.id),
  kind: 'base',
  name: row.name,
  words: splitList(row.words, '|'),
  families: splitList(row.families, ' ').map(familyId),
  allergens: splitList(row.allergens, ' ') as AllergenTag[],
}))

const families: readonly Identity[] = table.families.map((row) => ({
  id: familyId(row.id),
  kind: 'family',
  name: row.name,
  words: splitList(row.words, '|'),
  families: [],
  allergens: [
    ...new Set(bases.flatMap((base) => (base.families.includes(familyId(row.id)) ? base.allergens : []))),
  ],
}))

/** Families of dishes. A recipe belongs to them by its name, whatever its ingredients. */
const dishFamilies: readonly IdentityId[] = [
  'familia:pratos',
  'familia:salgados',
  'familia:sopas',
  'familia:sucos',
]

/**
 * Returns the identity with its families of dishes if it is a dish, otherwise an empty list. Families of the usual
 * ingredients are left out: `Feijoada de legumes` is a feijoada but contains no pork.
 */
export function dishesIn(id: IdentityId): IdentityId[] {
  if (dishFamilies.includes(id)) return [id]
  const dishes = findIdentity(id)?.families.filter((family) => dishFamilies.includes(family)) ?? []
  return dishes.length > 0 ? [id, ...dishes] : []
}

/** All identities, families first. */
export const identities: readonly Identity[] = [...families, ...bases]

/** Everyday words, in the singular, that resemble the name of a food and must not be corrected to it. */
export const everydayWords: readonly string[] = splitList(table.everydayWords, ' ')

const byId: ReadonlyMap<string, Identity> = new Map(identities.map((identity) => [identity.id, identity]))

export function isIdentityId(text: string): text is IdentityId {
  return byId.has(text)
}

export function findIdentity(id: string): Identity | undefined {
  return byId.get(id)
}

/** Returns the name of an identity (`Brócolis` for `base:brocolis`), or the id itself when unknown. */
export function nameOf(id: IdentityId): string {
  return byId.get(id)?.name ?? id
}

const foodIdentities: ReadonlyMap<string, FoodIdentity> = new Map(
  Object.entries(table.foods).map(([foodId, contents]) => [foodId, decodeContents(contents)]),
)

/** Returns the contents of a food of the table, or `undefined` for any other food. */
export function findFoodIdentity({ id }: Pick<Food, 'id'>): FoodIdentity | undefined {
  return foodIdentities.get(id)
}

/** Returns the contents of a food of the table. Throws for any other food. */
export function identityOf(food: Pick<Food, 'id'>): FoodIdentity {
  const { id } = food
  const identity = findFoodIdentity(food)
  if (!identity) throw new Error(`${id} has no identity: run scripts/build-food-identities.ts`)
  return identity
}

/**
 * Decodes `frango trigo|ovo`: before the bar the contents, the main one first; after the bar the contents that may be
 * hidden.
 */
function decodeContents(contents: string): FoodIdentity {
  const [held = '', unseen = ''] = contents.split('|')
  const holds = withFamilies(splitList(held, ' '))
  return {
    main: itemAt(holds, 0),
    holds,
    mayHold: withFamilies(splitList(unseen, ' ')).filter((id) => !holds.includes(id)),
  }
}

function withFamilies(ids: readonly string[]): IdentityId[] {
  const held = ids.map(baseId)
  return [...new Set([...held, ...held.flatMap((id) => byId.get(id)?.families ?? [])])]
}

function splitList(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator)
}
