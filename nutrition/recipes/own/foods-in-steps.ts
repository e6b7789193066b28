import type { AllergenTag, Food, FoodGroup } from '../../foods/food.ts'
import { keysOf } from '../../meal-text/matching/phrase-index.ts'
import { type Token, tokenize } from '../../meal-text/words/tokens.ts'
import { ingredientFinder } from './find-ingredient.ts'
import { spanWords } from './line-part.ts'
import { rowlessLength } from './names-without-row.ts'
import type { OwnRecipe } from './own-recipe.ts'
import { seasoningLength } from './rowless-seasonings.ts'
import { allergensOfBlends } from './seasoning-blends.ts'

/** Food that a step names but no ingredient line does: `polvilhe queijo`. */
export interface FoodInSteps {
  /** Name as written in the step. */
  readonly name: string
  /** Allergens of the food, limited to `allergensOfBlends`. */
  readonly allergens: readonly AllergenTag[]
}

/** Groups of foods that the steps make, so that their names mean no ingredient: `leve a massa ao forno`. */
const made: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'massa',
  'sopa',
  'ensopado',
  'salgado',
  'sanduiche',
  'doce',
])

/** Words in steps for colours and mixtures that are also names of foods: `até ficar dourada`, `cubra com a farofa`. */
const describing = /^(?:dourad[oa]s?|farofas?|paezinhos|paozinho)$/u
const becoming = /^(?:fic\w*|bem|mais|cor|estiver|esteja)$/u

/** Look-up keys of the words in a recipe's name and lines. */
interface KnownWords {
  readonly ofName: ReadonlySet<string>
  readonly ofLines: ReadonlySet<string>
}

/**
 * Returns the foods that only the steps name and that have an allergen outside `contained`, the allergens of the
 * ingredients. Each food is listed once. A food whose words all occur in the lines is skipped, because `o leite` may
 * refer to their coconut milk.
 */
export function foodsOnlyInSteps(
  { name, lines, steps }: OwnRecipe,
  contained: readonly AllergenTag[],
): FoodInSteps[] {
  const known = {
    ofName: new Set(keysOf(name)),
    ofLines: new Set(lines.flatMap(({ text }) => keysOf(text))),
  }
  const found = steps
    .flatMap((step) => foodsIn(tokenize(step), known))
    .filter(({ allergens }) => allergens.some((tag) => !contained.includes(tag)))
  return [...new Map(found.map((one) => [one.name, one])).values()]
}

function foodsIn(tokens: readonly Token[], { ofName, ofLines }: KnownWords): FoodInSteps[] {
  const findFood = ingredientFinder(tokens, undefined)
  const found: FoodInSteps[] = []
  let at = 0
  while (at < tokens.length) {
    const match = tokens[at]?.kind === 'word' ? findFood(at) : undefined
    const other = Math.max(rowlessLength(tokens, at), seasoningLength(tokens, at))
    if (!match || at + other >= match.next) {
      at += Math.max(1, other)
      continue
    }
    const allergens = allergensNamed(match.food)
    const words = keysOf(spanWords(tokens, at, match.next))
    // In a recipe for bread, `Leve o pão ao forno` means the bread being made.
    const isMade = match.food.group === 'pao' && ofName.has(words[0] ?? '')
    const isKnown = isMade || words.every((word) => ofLines.has(word))
    if (allergens.length > 0 && !isKnown && isIngredient(tokens, at, match.food))
      found.push({ name: spanWords(tokens, at, match.next), allergens })
    at = match.next
  }
  return found
}

function allergensNamed({ allergens }: Food): AllergenTag[] {
  return allergens.filter((tag) => allergensOfBlends.includes(tag))
}

function isIngredient(tokens: readonly Token[], at: number, { group }: Food): boolean {
  const word = tokens[at]?.plain ?? ''
  const before = tokens[at - 1]?.plain ?? ''
  if (made.has(group) || describing.test(word) || /^aguas?$/u.test(word)) return false
  return !/^(?:sem|nem|nao)$/u.test(before) && !(/^clar[oa]s?$/u.test(word) && becoming.test(before))
}
