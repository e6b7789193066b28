import type { AllergenTag, Food } from '../../foods/food.ts'
import { findIdentity } from '../../foods/identity/identity-table.ts'
import { identitiesIn } from '../../foods/identity/read-identities.ts'
import { unlistedFood } from '../../foods/unlisted-food.ts'
import { type Token, tokenize } from '../words/tokens.ts'
import { makeFindFood } from './food-finder.ts'
import { impliedAllergens } from './implied-allergens.ts'

/** Allergens that a name can state. Other tags depend on the recipe or the amount. */
const namedTags: ReadonlySet<AllergenTag> = new Set<AllergenTag>(
  'gluten leite lactose ovo soja amendoim castanhas peixe crustaceos moluscos carne alcool'.split(
    ' ',
  ) as AllergenTag[],
)
const milkTags: readonly AllergenTag[] = ['leite', 'lactose']
const animalTags: readonly AllergenTag[] = [...milkTags, 'ovo', 'peixe', 'crustaceos', 'moluscos', 'carne']

/** Family whose allergens are those of any sauce, which the name of one sauce does not state. */
const anySauce = 'familia:molhos'

const vegan = /^(?:vegan[oa]s?|vegeta(?:l|is))$/u
const without = /^(?:sem|zero)$/u
/** Foods of milk that are also made of plants: `leite de castanha`. */
const milky = /^(?:leite|bebida|queijo|requeijao|iogurte|creme|manteiga)$/u
const plantGroups: ReadonlySet<string> = new Set([
  'castanha',
  'fruta',
  'cereal',
  'arroz',
  'feijao',
  'legumes',
])

/**
 * Returns the foods that unrecognised words name, with the allergens that the words state: `fondue de queijo`. Words that
 * name no food are left out. Only for allergy warnings: such foods are not counted.
 */
export function unlistedFoods(unmatched: readonly string[]): readonly Food[] {
  return unmatched.flatMap((words) => {
    const { said, denied } = withoutDenied(tokenize(words))
    const name = said.map(({ start, end }) => words.slice(start, end)).join(' ')
    const named = foodsIn(said)
    const identities = identitiesIn(name)
    const implied = impliedAllergens(said)
    if (named.length === 0 && identities.length === 0 && implied.length === 0) return []
    const tags = new Set<AllergenTag>([
      ...named.flatMap(({ allergens }) => allergens),
      ...identities.flatMap(({ id }) => (id === anySauce ? [] : (findIdentity(id)?.allergens ?? []))),
      ...implied,
    ])
    const absent = [...denied, ...replacedBy(said)]
    return [
      unlistedFood(
        words,
        [...tags].filter((tag) => namedTags.has(tag) && !absent.includes(tag)),
      ),
    ]
  })
}

/**
 * Returns the foods whose names start in the words, with their flavors. A word alone must not be a corrected spelling or an
 * everyday word.
 */
function foodsIn(tokens: readonly Token[]): readonly Food[] {
  const findFood = makeFindFood(tokens)
  return tokens.flatMap((_, at) => {
    const match = findFood(at)
    const isSure = match?.typos === 0 && (tokens.length > 1 || !match.isEveryday)
    return match && isSure ? [match.food, ...(match.flavors ?? [])] : []
  })
}

/** Splits off what the words deny: `sem glúten`, `zero lactose`. */
function withoutDenied(tokens: readonly Token[]): {
  readonly said: readonly Token[]
  readonly denied: readonly AllergenTag[]
} {
  const at = tokens.findIndex(({ plain }) => without.test(plain))
  if (at < 0) return { said: tokens, denied: [] }
  const rest = tokens.slice(at + 1)
  const end = rest.findIndex(({ plain }) => /^(?:com|de|e)$/u.test(plain))
  const absent = end < 0 ? rest : rest.slice(0, end)
  const words = absent.map(({ accented }) => accented).join(' ')
  const denied = identitiesIn(words).flatMap(({ id }) => findIdentity(id)?.allergens ?? [])
  const said = [...tokens.slice(0, at), ...(end < 0 ? [] : rest.slice(end))]
  return { said, denied: [...denied, ...(/\bleite\b/u.test(words) ? milkTags : []), ...nutrientsIn(words)] }
}

/** Returns the tags of what is no food but can be denied: lactose and gluten. */
function nutrientsIn(words: string): readonly AllergenTag[] {
  if (/\blactose\b/iu.test(words)) return ['lactose']
  return /\bgl[uú]te[nm]\b/iu.test(words) ? ['gluten'] : []
}

/** Returns the tags that a plant version lacks: those of all animals if `vegano`, those of milk in `leite de castanha`. */
function replacedBy(tokens: readonly Token[]): readonly AllergenTag[] {
  if (tokens.some(({ plain }) => vegan.test(plain))) return animalTags
  const [head, link] = tokens
  if (!head || !milky.test(head.key) || link?.plain !== 'de') return []
  const plant = makeFindFood(tokens)(2)?.food
  return plant && plantGroups.has(plant.group) ? milkTags : []
}
