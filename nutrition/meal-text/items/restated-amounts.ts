import type { FoodGroup } from '../../foods/food.ts'
import { isSameMeal, isSameName, namesOtherMeal } from '../grouping/named-again.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'

/** Words before a food that is named again with its amount. */
const again =
  /(?:[,.;:(\n]\s*(?:sendo\s*:?\s*)?|\b(?:peguei|comi|coloquei|colocou|botei|botou|servi|serviu|p[uô]s|tinha)\s+)(?:uns|umas|cerca de|quase|acho que)?\s*$/iu
const serving = /\b(?:coloquei|colocou|botei|botou|servi|serviu|p[uô]s)\s+(?:uns|umas)?\s*$/iu
/** An estimate after a comma. */
const about = /[,.;:]\s*(?:acho que\s+)?(?:uns|umas|cerca de|quase)\s/iu
/** Characters of an estimate's words before or in an amount. */
const longestAbout = 12
const and = /^\s*e\s+$/iu

/**
 * Counts foods once that are named first and then again with their amounts: `arroz, feijão e carne: arroz 100 g, feijão 80 g e
 * carne 120 g`.
 */
export function dropNamesBeforeAmounts(items: readonly SpokenItem[], text: string): readonly SpokenItem[] {
  const dropped = new Set<SpokenItem>()
  const exact = new Map<SpokenItem, SpokenItem>()
  let restated: SpokenItem | undefined
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]
    const link = before && text.slice(before.end, item.start)
    const isNext =
      link !== undefined &&
      (before === restated ? and.test(link) : followsStated(items.slice(0, at), link.toLowerCase()))
    const isCounted = item.amount !== undefined && !item.amount.isImplicit && item.amount.quantity >= 2
    if (item.amount?.measure === undefined && !isCounted) continue
    const isAgain = isNext || again.test(text.slice(0, item.start))
    if (!isAgain && !isCounted) continue
    // The second number of a list has the measure of the first: `3 colheres de arroz e 2 de carne`.
    const isMeasured = item.amount?.measure !== undefined || isNext
    const isName = (one: SpokenItem) =>
      isBare(one) && !dropped.has(one) && isSame(one, item, text) && (isMeasured || isPlural(one, text))
    const isKind = (one: SpokenItem) =>
      isMeasured && isBare(one) && !dropped.has(one) && isBareKind(item, one) && (isAgain || isPlain(one))
    const name = items.slice(0, at).find(isName) ?? items.slice(0, at).findLast(isKind)
    if (!name || isPlaced(item, text)) continue
    // An estimate is of a food that was named before, also at another place: `galeto no almoço, uns 300 g de galeto`.
    const isAbout = about.test(text.slice(Math.max(0, item.start - longestAbout), item.start + longestAbout))
    // The plate is that of the meal before: `macaxeira no jantar, botei 3 pedaços de macaxeira`.
    const isServed = isNext || serving.test(text.slice(0, item.start))
    if (!isAbout && (!isSameMeal(name, item.start, text) || (isPlaced(name, text) && !isServed))) continue
    dropped.add(name)
    if (isBareKind(item, name)) exact.set(item, { ...item, match: name.match })
    restated = item
  }
  for (const [at, item] of items.entries()) {
    const next = items[at + 1]
    // `1 mamão meio papaia`
    const isPart = next?.amount !== undefined && !next.amount.measure && next.amount.quantity < 1
    const isOne = item.amount?.quantity === 1 && !item.amount.measure
    if (isPart && isOne && item.match.food.id === next.match.food.id)
      if (text.slice(item.end, next.start).trim() === '') dropped.add(item)
  }
  for (const [at, item] of items.entries())
    if (isOnlyDescribed(items.slice(0, at), item, text)) dropped.add(item)
  return dropped.size === 0
    ? items
    : items.filter((item) => !dropped.has(item)).map((item) => exact.get(item) ?? item)
}

/**
 * Returns whether an item is joined by `e` to a food whose amount was already given to its earlier naming: the potatoes of `frango
 * com batata doce. 200 g de frango e 150 g de batata`.
 */
function followsStated(before: readonly SpokenItem[], link: string): boolean {
  const clause = /[.,;:(\n]([^.,;:(\n]*)\se\s+$/u.exec(link)?.[1]
  return clause !== undefined && before.some(({ amount, match }) => amount && clause.endsWith(match.said))
}

/** Groups of food of which a part of the name tells the kind: `carne` after `carne de sol`. */
const namedByKind: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['carne', 'frango', 'peixe', 'tuberculo'])

/** Returns whether a food only repeats the first word of one that was named before: `carne de sol, 100 g de carne`. */
function isBareKind({ match }: SpokenItem, named: SpokenItem): boolean {
  return (
    match.words === 1 &&
    !match.cooking &&
    match.food.group === named.match.food.group &&
    namedByKind.has(match.food.group) &&
    named.match.said.startsWith(`${match.said} `)
  )
}

/**
 * Returns whether a meat is named by its plain cooking, so that an amount of it need not begin a new list: `carne assada, arroz e
 * 100 g de carne`. Breaded or in a sauce it is another food than the plain one: `frango à milanesa e 100 g de frango`.
 */
function isPlain({ match }: SpokenItem): boolean {
  return match.food.group !== 'tuberculo' && /^\p{L}+ (?:assad|grelhad|cozid|mo[ií]d)[oa]$/iu.test(match.said)
}

/** Returns whether a food is named again only to tell what it was without: `pão e pingado, pingado sem açúcar`. */
function isOnlyDescribed(before: readonly SpokenItem[], item: SpokenItem, text: string): boolean {
  if (!isBare(item) || !/^\s+sem\s/iu.test(text.slice(item.end)) || !again.test(text.slice(0, item.start)))
    return false
  const named = before.findLast((one) => isBare(one) && one.match.said === item.match.said)
  return named !== undefined && isSameMeal(named, item.start, text)
}

/** Words that name only a kind of food, which brackets may name more exactly: `carne com mandioca (150 g de acém)`. */
const kinds = new Set(['carne', 'peixe', 'frango', 'queijo', 'bife'])

/** Words between the kind of a food and the amount of what it was: `de carne uns 150 g de maminha`. */
const amountOf = /^\s*[:,]?\s*(?:foi|foram|uns|umas)?\s*$/iu

function isSame({ match, end }: SpokenItem, named: SpokenItem, text: string): boolean {
  const isKind = kinds.has(match.said) && match.food.group === named.match.food.group
  const isNamed = /\([^()]*$/u.test(text.slice(0, named.start)) || amountOf.test(text.slice(end, named.start))
  return isSameName(match, named.match) || (isKind && isNamed)
}

/** Returns whether a time or place follows a food, which may have been eaten at two times: `banana no café, banana 100 g à tarde`. */
function isPlaced({ end }: SpokenItem, text: string): boolean {
  return namesOtherMeal(text, end) || /^[^.,;:()\n]*\s(?:n[oa]s?|às?|pel[ao])\s/iu.test(text.slice(end))
}

function isBare({ amount, size, times, shared, alternatives, match }: SpokenItem): boolean {
  return !amount && !size && times === undefined && !shared && !alternatives && !match.variation
}

/** Returns whether a name is in the plural, so that a later number may be its count: `bacalhau com batatas, comi 3 batatas`. */
function isPlural({ start, end }: SpokenItem, text: string): boolean {
  return /s(?:\s|$)/iu.test(text.slice(start, end))
}
