import type { Food, FoodGroup } from '../../foods/food.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

/** Brands and kinds of drinks, dairy and sweets that are sold in flavors of fruit or chocolate. */
export const flavoredBrands: ReadonlySet<string> = new Set(
  'yakult chamyto chambinho chambito danoninho danette toddynho todynho nesquik sprite schweppes gatorade powerade isotonico fermentado tang sukita dolly itubaina fanta halls trident picole sorvete bala pirulito monster batavo cha kapo mupy crush trakinas passatempo negresco bono wafer waffer maria talento noodles nutry bold magnum kibon pullman garoto mcflurry'.split(
    ' ',
  ),
)

const flavors: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['fruta', 'castanha'])
const meats: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango'])

/** Fruit that is eaten beside a drink more often than it flavors one. */
const eaten = /^(?:banana|bananas|mamao|melao|laranjas|macas|morangos|uvas|abacate)$/u

/**
 * Writes the flavor right after a brand as one: `toddynho morango` as `toddynho de morango`. A fruit with another food after
 * it is one of a list without commas: `yakult maçã e pão`.
 */
export function linkFlavors(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const findFood = finderOf(tokens)
  return tokens.flatMap((token, at) => {
    const after = tokens[at + 1]
    if (!flavoredBrands.has(token.plain) || after?.kind !== 'word' || eaten.test(after.plain)) return [token]
    const flavor = findFood(at + 1)
    if (!flavor || !isFlavorOf(token.plain, flavor.food) || flavor.words > 1 || findFood(flavor.next))
      return [token]
    return [token, ...insertedWords('de', after.start)]
  })
}

function isFlavorOf(brand: string, { group, name }: Food): boolean {
  return flavors.has(group) || name.startsWith('Chocolate') || (brand === 'noodles' && meats.has(group))
}
