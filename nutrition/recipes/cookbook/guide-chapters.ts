import type { DescribedRecipe } from '../described-recipe.ts'
import type { Region } from '../recipe.ts'

export const guideChapterIds = [
  'cafe_da_manha',
  'todo_dia',
  'norte',
  'nordeste',
  'centro_oeste',
  'sudeste',
  'sul',
  'sopas',
  'lanches',
] as const
export type GuideChapterId = (typeof guideChapterIds)[number]

type Claim = (recipe: DescribedRecipe) => boolean

/** Rule of a guide chapter: which recipes are its dishes, and which companions complete a plate. */
export interface ChapterRule {
  readonly id: GuideChapterId
  /** Region of the chapter's typical dishes. */
  readonly region: Region
  /** Recipe families that readers expect in this chapter. */
  readonly knownFor: readonly string[]
  readonly isDish: Claim
  readonly dishes: number
  /** One entry per course (rice or cassava, a salad, a drink …): the rule for its companions and how many to choose. */
  readonly companions: readonly { readonly is: Claim; readonly count: number }[]
}

const isSoup: Claim = ({ role, family }) => role === 'solo' && /^(sopa|canja|caldo|creme)\b/.test(family)
const isMeal: Claim = (recipe) => (recipe.role === 'main' || recipe.role === 'solo') && !isSoup(recipe)
const isOf = (region: Region, recipe: DescribedRecipe) => recipe.regions.includes(region)

function regionRule(
  region: Exclude<Region, 'brasil'>,
  dishes: number,
  knownFor: readonly string[],
): ChapterRule {
  return {
    id: region,
    region,
    knownFor,
    isDish: (recipe) => isMeal(recipe) && isOf(region, recipe),
    dishes,
    companions: [
      { is: (recipe) => recipe.role === 'base' && isOf(region, recipe), count: 1 },
      { is: (recipe) => recipe.role === 'side' && isOf(region, recipe), count: 1 },
    ],
  }
}

const morning: Claim = ({ mealTypes }) => mealTypes.includes('cafe_manha')
const afternoon: Claim = ({ mealTypes }) => mealTypes.includes('lanche_tarde')

export const chapterRules: readonly ChapterRule[] = [
  {
    id: 'cafe_da_manha',
    region: 'brasil',
    knownFor: [
      'pao-de-queijo',
      'tapioca',
      'cuscuz',
      'bolo-caseiro',
      'mingau',
      'mane-pelado',
      'ovo-mexido',
      'vitamina',
    ],
    isDish: (recipe) => recipe.role === 'snack' && morning(recipe),
    dishes: 11,
    companions: [{ is: (recipe) => recipe.role === 'drink' && morning(recipe), count: 3 }],
  },
  {
    id: 'todo_dia',
    region: 'brasil',
    knownFor: [
      'bife',
      'carne-moida',
      'carne-de-panela',
      'frango-assado',
      'frango-ensopado',
      'omelete',
      'sardinha',
      'arroz',
      'feijao',
      'farofa',
      'salada-verde',
      'vinagrete',
    ],
    isDish: (recipe) => isMeal(recipe) && isOf('brasil', recipe),
    dishes: 9,
    companions: [
      { is: (recipe) => recipe.role === 'base' && isOf('brasil', recipe), count: 3 },
      { is: (recipe) => recipe.role === 'side' && isOf('brasil', recipe), count: 3 },
    ],
  },
  regionRule('norte', 7, ['frango-no-tucupi', 'caldeirada', 'arroz-de-jambu', 'farofa-dagua']),
  regionRule('nordeste', 9, ['baiao', 'moqueca', 'carne-de-sol', 'escondidinho', 'bobo', 'galinha-guisada']),
  regionRule('centro_oeste', 7, [
    'frango-com-pequi',
    'quibebe',
    'galinhada',
    'peixe-ensopado',
    'maria-isabel',
  ]),
  regionRule('sudeste', 9, [
    'feijoada',
    'tutu',
    'picadinho',
    'frango-com-quiabo',
    'cuscuz-paulista',
    'pernil',
    'couve',
    'canjiquinha',
  ]),
  regionRule('sul', 8, ['barreado', 'carreteiro', 'churrasco', 'linguica', 'polenta', 'arroz-com-lentilha']),
  {
    id: 'sopas',
    region: 'brasil',
    knownFor: ['canja', 'caldo-de-feijao', 'caldo-verde', 'sopa-de-legumes', 'creme-de-abobora'],
    isDish: isSoup,
    dishes: 6,
    companions: [],
  },
  {
    id: 'lanches',
    region: 'brasil',
    knownFor: ['acai', 'chipa', 'canjica', 'pamonha', 'sanduiche-natural', 'pipoca', 'suco', 'mate'],
    isDish: (recipe) => recipe.role === 'snack' && afternoon(recipe),
    dishes: 8,
    companions: [{ is: (recipe) => recipe.role === 'drink' && afternoon(recipe), count: 2 }],
  },
]
