import type { FoodGroup } from '../../foods/food.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { readFraction } from '../words/fractions.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import { isOf, type Token } from '../words/tokens.ts'

/** A part of a plate that one food fills: `metade do prato de salada`. */
interface PlatePart {
  /** Range of the words of the part, without the food. */
  readonly from: number
  readonly to: number
  readonly share: number
  readonly namesPlate: boolean
  readonly group: FoodGroup
}

/** Usual portions of a food that fill a whole plate (own estimates: 450 g of meat or rice, 400 g of pasta or salad). */
const portionsOnPlate: Readonly<Partial<Record<FoodGroup, number>>> = {
  carne: 4,
  frango: 4,
  peixe: 3,
  frutos_do_mar: 3,
  ovo: 4,
  arroz: 3,
  feijao: 3,
  tuberculo: 3,
  cereal: 3,
  ensopado: 3,
  legumes: 4,
  folhas: 4,
  farofa: 4,
  massa: 2,
}
const isFilledWith = /^(?:de|com|so|era|foi|tinha|eram|,|:)$/u

/** Reads parts of one plate as portions of its foods: `metade do prato salada, 1/4 carne e 1/4 arroz`. */
export function readPlateParts(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): readonly Token[] {
  if (!tokens.some(({ plain }) => plain === 'prato')) return tokens
  const findFood = finderOf(tokens)
  const parts: PlatePart[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const part = partAt(tokens, at, findFood)
    if (!part) continue
    parts.push(part)
    at = part.to - 1
  }
  const whole = parts.reduce((sum, { share }) => sum + share, 0)
  const [only, ...others] = parts
  const rest = only && others.length === 0 ? restAt(tokens, only.to, findFood) : undefined
  if ((parts.length < 2 && !rest) || whole > 1.01 || !parts.some(({ namesPlate }) => namesPlate))
    return tokens
  const kept = rest ? tokens.toSpliced(rest.from, rest.to - rest.from) : tokens
  return parts.reduceRight<readonly Token[]>(
    (written, part) => [
      ...written.slice(0, part.from),
      ...amountOf(part, written),
      ...written.slice(part.to),
    ],
    kept,
  )
}

/** Returns the words for the rest of a plate before its first food: `o resto era arroz e bife`; none on a weighed plate. */
function restAt(tokens: readonly Token[], from: number, findFood: FindFood) {
  const at = tokens.findIndex(({ plain }, place) => place >= from && plain === 'resto')
  if (at < 0 || tokens.some(({ kind, value }) => kind === 'number' && value >= 100)) return undefined
  let to = at + 1
  while (isFilledWith.test(tokens[to]?.plain.trim() ?? '')) to += 1
  if (tokens[to]?.kind !== 'word' || !findFood(to)) return undefined
  return { from: tokens[at - 1]?.plain === 'o' ? at - 1 : at, to }
}

function partAt(tokens: readonly Token[], at: number, findFood: FindFood): PlatePart | undefined {
  const isHalf = tokens[at]?.plain === 'meio' && tokens[at + 1]?.plain === 'prato'
  const fraction = isHalf ? { own: 1, whole: 2, next: at + 1 } : readFraction(tokens, at)
  if (!fraction) return undefined
  let to = fraction.next
  if (isOf(tokens[to]) && tokens[to + 1]?.plain === 'prato') to += 1
  const namesPlate = tokens[to]?.plain === 'prato'
  if (namesPlate) to += 1
  while (isFilledWith.test(tokens[to]?.plain.trim() ?? '')) to += 1
  const food = tokens[to]?.kind === 'word' ? findFood(to)?.food : undefined
  if (!food || portionsOnPlate[food.group] === undefined) return undefined
  return { from: at, to, share: fraction.own / fraction.whole, namesPlate, group: food.group }
}

function amountOf({ share, group, from }: PlatePart, tokens: readonly Token[]): readonly Token[] {
  const start = tokens[from]?.start ?? 0
  const portions = (portionsOnPlate[group] ?? 1) * share
  return insertedWords('1 porção de', start).map((token) => ({
    ...token,
    ...(token.kind === 'number' && { value: portions, plain: String(portions), key: String(portions) }),
  }))
}
