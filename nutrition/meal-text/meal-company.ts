import type { Food, FoodGroup, FoodId } from '../foods/food.ts'
import { knownFood } from '../foods/food-table.ts'
import type { SpokenItem } from './spoken-item.ts'

/** Rule for a word whose meaning depends on the other foods of the meal. */
interface CompanyRule {
  /** Food that the word means without such company. */
  readonly said: FoodId
  readonly instead: Food
  /** Returns whether a food of the meal gives the word the other meaning. */
  readonly isWith: (food: Food) => boolean
  /** If a food of these groups is in the meal, the word keeps its own meaning. */
  readonly without: ReadonlySet<FoodGroup>
  /** If a food with such a name is in the meal, the word keeps its own meaning. */
  readonly withoutName?: RegExp
}

const rules: readonly CompanyRule[] = [
  // With pasta or rice, `maionese` means potato salad, as in a Sunday lunch with roast chicken.
  {
    said: 'taco:524',
    instead: knownFood('taco:545'),
    isWith: ({ group }) => group === 'arroz' || group === 'massa',
    without: new Set<FoodGroup>(['pao', 'sanduiche', 'salgado', 'tuberculo']),
    withoutName: /^(?:salada de|atum em|milho verde em|sardinha em)/iu,
  },
  // `hambúrguer com batata frita` is the sandwich; in `arroz, feijão e hambúrguer` it is only the meat.
  {
    said: 'taco:417',
    instead: knownFood('pof:8500303:99'),
    isWith: ({ name, group }) => /^(?:batata frita|refrigerante|milk-shake)/iu.test(name) || group === 'doce',
    without: new Set<FoodGroup>(['pao', 'arroz', 'feijao', 'massa', 'folhas', 'legumes']),
  },
]

/**
 * Replaces foods whose name means another food together with the rest of the meal, if the text states no amount and no
 * cooking method. The original food becomes the alternative, so that the person is asked.
 */
export function readInCompany(items: readonly SpokenItem[]): readonly SpokenItem[] {
  return items.map((item) => {
    const { match, amount, alternatives } = item
    const rule = rules.find(({ said }) => said === match.food.id)
    const isStated = amount?.measure !== undefined || amount?.portions !== undefined
    if (!rule || match.words > 1 || match.cooking || alternatives || isStated) return item
    const others = items.filter((one) => one !== item).map((one) => one.match.food)
    if (!others.some(rule.isWith) || others.some((food) => keepsMeaning(rule, food))) return item
    const { measure: _measure, pieceGrams: _pieceGrams, ...named } = match.named
    return { ...item, match: { ...match, named, food: rule.instead }, alternatives: [match] }
  })
}

function keepsMeaning({ without, withoutName }: CompanyRule, { name, group }: Food): boolean {
  return without.has(group) || withoutName?.test(name) === true
}
