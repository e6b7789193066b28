import type { Food, FoodGroup, FoodId } from '../foods/food.ts'
import { knownFood } from '../foods/food-table.ts'
import type { SpokenItem } from './spoken-item.ts'

/** Word whose food depends on what it is eaten with. */
interface CompanyRule {
  /** Food that the word names by itself. */
  readonly said: FoodId
  readonly instead: Food
  /** Foods of the meal of which one gives the word the other meaning. */
  readonly isWith: (food: Food) => boolean
  /** Groups of the meal with which the word keeps its own meaning. */
  readonly without: ReadonlySet<FoodGroup>
}

const rules: readonly CompanyRule[] = [
  // A Sunday lunch of pasta, roast chicken and `maionese` has potato salad.
  {
    said: 'taco:524',
    instead: knownFood('taco:545'),
    isWith: ({ group }) => group === 'arroz' || group === 'massa',
    without: new Set<FoodGroup>(['pao', 'sanduiche', 'salgado', 'tuberculo']),
  },
  // `hambúrguer com batata frita` is the sandwich, `arroz, feijão e hambúrguer` only the meat.
  {
    said: 'taco:417',
    instead: knownFood('pof:8500303:99'),
    isWith: ({ name, group }) => /^(?:batata frita|refrigerante|milk-shake)/iu.test(name) || group === 'doce',
    without: new Set<FoodGroup>(['pao', 'arroz', 'feijao', 'massa', 'folhas', 'legumes']),
  },
]

/**
 * Reads words without an amount or a cooking method that mean another food in the company of the rest of the meal. The
 * food that the word names by itself becomes the alternative, so that the person is asked.
 */
export function readInCompany(items: readonly SpokenItem[]): readonly SpokenItem[] {
  return items.map((item) => {
    const { match, amount, alternatives } = item
    const rule = rules.find(({ said }) => said === match.food.id)
    const isStated = amount?.measure !== undefined || amount?.portions !== undefined
    if (!rule || match.words > 1 || match.cooking || alternatives || isStated) return item
    const others = items.filter((one) => one !== item).map((one) => one.match.food)
    if (!others.some(rule.isWith) || others.some(({ group }) => rule.without.has(group))) return item
    const { measure: _measure, pieceGrams: _pieceGrams, ...named } = match.named
    return { ...item, match: { ...match, named, food: rule.instead }, alternatives: [match] }
  })
}
