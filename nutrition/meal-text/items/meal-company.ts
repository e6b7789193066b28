import { composedDishes } from '../../foods/dishes/dish-table.ts'
import type { Food, FoodGroup, FoodId } from '../../foods/food.ts'
import { knownFood } from '../../foods/food-table.ts'
import { namesBurgerChain } from '../words/maker-names.ts'
import { mealsOf } from './meal-headings.ts'
import type { SpokenMeasure } from '../amounts/measure-words.ts'
import type { NamedFood } from '../matching/phrase-index.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Rule for a word whose meaning depends on the other foods of the meal. */
interface CompanyRule {
  /** Food that the word means without such company. */
  readonly said: FoodId
  readonly instead: Pick<NamedFood, 'food' | 'dish'> | undefined
  /** Returns whether a food of the meal gives the word the other meaning. */
  readonly isWith: (food: Food) => boolean
  /** True if a chain of hamburger shops in the meal gives the word the other meaning as well. */
  readonly isOfChain?: true
  /** True if the rule also applies to a stated amount. */
  readonly isOfAnyAmount?: true
  /** If a food of these groups is in the meal, the word keeps its own meaning. */
  readonly without: ReadonlySet<FoodGroup>
  /** If a food with such a name is in the meal, the word keeps its own meaning. */
  readonly withoutName?: RegExp
}

const rules: readonly CompanyRule[] = [
  // With pasta or rice, `maionese` means potato salad, as in a Sunday lunch with roast chicken.
  {
    said: 'taco:524',
    instead: { food: knownFood('taco:545') },
    isWith: ({ group }) => group === 'arroz' || group === 'massa',
    without: new Set<FoodGroup>(['pao', 'sanduiche', 'salgado', 'tuberculo']),
    withoutName: /^(?:salada de|atum em|milho verde em|sardinha em)/iu,
  },
  // `hambúrguer com batata frita` is the sandwich; in `arroz, feijão e hambúrguer` it is only the meat.
  {
    said: 'taco:417',
    instead: { food: knownFood('pof:8500303:99') },
    isWith: ({ name, group }) =>
      /^(?:batata (?:frita|cozida|palito)|refrigerante|milk-shake)/iu.test(name) || group === 'doce',
    isOfChain: true,
    without: new Set<FoodGroup>(['pao', 'arroz', 'feijao', 'massa', 'folhas', 'legumes']),
  },
  // Beside a hamburger, `batata média` is a size of fries.
  {
    said: 'taco:91',
    instead: { food: knownFood('taco:93') },
    isWith: ({ name, group }) =>
      group === 'sanduiche' || /^(?:nuggets|hambúrguer|casquinha de lanchonete)/iu.test(name),
    isOfChain: true,
    without: new Set<FoodGroup>(['arroz', 'feijao', 'folhas', 'legumes', 'sopa']),
  },
  // With flour, fish or dried meat, as in the North, açaí is the pure pulp.
  {
    said: 'taco:167',
    instead: composedDishes.find(({ dish }) => dish.id === 'dish:acai-polpa'),
    isWith: ({ name, group }) =>
      group === 'farofa' || group === 'peixe' || /^(?:farinha|charque|carne-seca)/iu.test(name),
    isOfAnyAmount: true,
    without: new Set<FoodGroup>(['doce', 'laticinio']),
    withoutName: /^granola/iu,
  },
]

/** From this count on, `batatinhas` means single strips and not portions. */
const fewFrom = 3
const strip: SpokenMeasure = { name: 'pedaço', next: 0 }

/**
 * Replaces foods whose name means another food together with the rest of the meal, if the text states no cooking
 * method and, for most, no amount. The original food becomes the alternative, so that the person is asked.
 */
export function readInCompany(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  return mealsOf(items, text).flatMap((meal) => readMealInCompany(meal, isInChain(meal, text)))
}

/** Returns whether a meal, or the words right after it, name a chain of hamburger shops. */
function isInChain(meal: readonly SpokenItem[], text: string): boolean {
  const [first] = meal
  const last = meal.at(-1)
  if (!first || !last) return false
  const after = /^[^.;\n]{0,30}/u.exec(text.slice(last.end))?.[0] ?? ''
  return namesBurgerChain(text.slice(first.start, last.end) + after)
}

function readMealInCompany(items: readonly SpokenItem[], isOfChain: boolean): readonly SpokenItem[] {
  return items.map((item) => {
    const { match, amount, alternatives } = item
    const rule = rules.find(({ said }) => said === match.food.id)
    const isStated = amount?.measure !== undefined || amount?.portions !== undefined
    if (!rule?.instead || match.words > 1 || match.cooking || match.variation || alternatives) return item
    if (isStated && !rule.isOfAnyAmount) return item
    const others = items.filter((one) => one !== item).map((one) => one.match.food)
    const isInCompany = others.some(rule.isWith) || (rule.isOfChain && isOfChain)
    if (!isInCompany || others.some((food) => keepsMeaning(rule, food))) return item
    const { measure: _measure, pieceGrams: _pieceGrams, dish: _dish, ...named } = match.named
    const { food } = rule.instead
    const pieces = amount && !amount.measure && /inhas?$/u.test(match.said) && amount.quantity >= fewFrom
    return {
      ...item,
      ...(pieces && { amount: { ...amount, measure: strip } }),
      match: { ...match, named: { ...named, ...rule.instead }, food },
      alternatives: [match],
    }
  })
}

function keepsMeaning({ without, withoutName }: CompanyRule, { name, group }: Food): boolean {
  return without.has(group) || withoutName?.test(name) === true
}
