import { expect, test } from 'vitest'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { findReplacements } from '../week/replacement.ts'
import { eatsSoy, likedProteins, type Likes, swapTiers } from './swap-tiers.ts'

const library = recipes.map(describeRecipe)
const nobody: Likes = { styles: [], proteinPriorities: [], favoriteFoods: [], constraints: [] }
const meatEaters: readonly Partial<Likes>[] = [
  { styles: ['Churrasco'] },
  { proteinPriorities: ['Carne vermelha'] },
  { favoriteFoods: ['base:picanha'] },
  { constraints: [{ kind: 'more_food', food: 'churrasco' }] },
  { constraints: [{ kind: 'more_style', style: 'Churrasco' }] },
]
const beef = library.filter(({ role, protein }) => role === 'main' && protein === 'bovina')

test.each(meatEaters)('%j ranks beef first and soy last', (likes) => {
  const tierOf = swapTiers({ ...nobody, ...likes }, 'frango')
  const tiers = (protein: string) => [
    ...new Set(library.filter((one) => one.protein === protein && one.role === 'main').map(tierOf)),
  ]
  expect(tiers('bovina')).toEqual([0])
  expect(tiers('soja')).toEqual([3])
  expect(Math.min(...tiers('frango'))).toBeLessThan(Math.min(...tiers('leguminosa')))
})

test.each([
  { styles: ['Vegetariano'] },
  { styles: ['Vegano'] },
  { proteinPriorities: ['Tofu/Soja'] },
  { favoriteFoods: ['base:tofu'] },
  { constraints: [{ kind: 'more_protein', protein: 'soja' }] },
] satisfies readonly Partial<Likes>[])('%j asks for soy', (likes) => {
  expect(eatsSoy({ ...nobody, ...likes })).toBe(true)
})

test('a favourite chicken does not ask for red meat', () => {
  expect([...likedProteins({ ...nobody, favoriteFoods: ['base:frango'] })]).toEqual(['frango'])
})

test('no soy dish is among the first swaps of a beef dish, unless soy is asked for', () => {
  const tastes = { exclusions: null, dislikes: [], equipment: [] }
  const soyIn = (likes: Likes | undefined) =>
    beef.flatMap((recipe) =>
      findReplacements(recipe, library, { ...tastes, ...(likes && { likes }) }, 5).filter(
        ({ protein }) => protein === 'soja',
      ),
    )
  expect(beef.length).toBeGreaterThan(5)
  expect(soyIn(undefined)).toEqual([])
  expect(soyIn({ ...nobody, styles: ['Churrasco'] })).toEqual([])
  expect(soyIn({ ...nobody, proteinPriorities: ['Tofu/Soja'] }).length).toBeGreaterThan(0)
})

test('a soy dish is still swapped for another one', () => {
  const soy = library.find(({ role, protein }) => role === 'main' && protein === 'soja')!
  expect(swapTiers(nobody, 'soja')(soy)).toBe(1)
})

test.each([
  { kind: 'less_protein', protein: 'frango' } as const,
  { kind: 'less_food', food: 'frango' } as const,
])('%j ranks chicken last for beef, even where it is a favourite', (constraint) => {
  const likes: Likes = { ...nobody, favoriteFoods: ['base:frango'], constraints: [constraint] }
  const chicken = library.filter(({ role, protein }) => role === 'main' && protein === 'frango')
  expect(new Set(chicken.map(swapTiers(likes, 'bovina')))).toEqual(new Set([3]))
})

test.each(['base:azeite', 'base:cebola', 'base:sal'] as const)(
  'the favourite %s lifts no legume dish',
  (food) => {
    const likes: Likes = { ...nobody, favoriteFoods: [food] }
    const legumes = library.filter(({ role, protein }) => role === 'main' && protein === 'leguminosa')
    expect(new Set(legumes.map(swapTiers(likes, 'bovina')))).toEqual(new Set([2]))
  },
)

test('a recipe that is named after a favourite food is liked, whatever its protein', () => {
  const tierOf = swapTiers({ ...nobody, favoriteFoods: ['base:abobora'] }, 'frango')
  const stew = library.find(({ name, protein }) => protein === 'leguminosa' && /abóbora/i.test(name))!
  expect([tierOf(stew), swapTiers(nobody, 'frango')(stew)]).toEqual([0, 2])
})
