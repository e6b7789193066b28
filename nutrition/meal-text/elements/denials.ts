import type { Element } from './elements.ts'

/** A word with its article that is no food of the table: `não comi o molho`. */
const otherWord = /^\s+(?:[oa]s?|d[oa]s?|n[oa]s?)\s+\p{L}/iu

/** Words that tell why the food before them was not eaten: `a caipirinha eu não tomei porque dirigi`. */
const reason = /^\s+(?:pq|porque|pois|que eu|j[áa] que)\s/iu

/**
 * Returns a predicate for negated elements: `não comi arroz nem feijão, só frango`. A negation ends at `só`, at `mas`,
 * at the next verb of eating, at a stated amount after a negated food, and at the end of the sentence. It also ends at
 * a comma, unless `só`, `mas` or a verb of eating follows later. `sem` (`café sem açúcar`) negates only the next food.
 * `não` or `não comi` at the end of a part negates only the food before it: `carne não, só salada`.
 */
export function makeDenial(elements: readonly Element[], text: string): (at: number) => boolean {
  const denied = new Set<number>()
  let isDenying = false
  let isWithout = false
  let deniedFoods = 0
  elements.forEach((element, at) => {
    const before = elements[at - 1]
    if (element.kind === 'negation') {
      const after = elements[at + (elements[at + 1]?.kind === 'eating' ? 2 : 1)]
      const said = elements[at + 1]?.kind === 'eating' ? elements[at + 1] : element
      const isOfOther = otherWord.test(text.slice(said?.end))
      const isEnd = !after || after.kind === 'break' || reason.test(text.slice(said?.end))
      const isOfBefore = element.isOfBefore || (!isOfOther && isEnd)
      if (before?.kind === 'food' && isOfBefore) denied.add(at - 1)
      if (isOfBefore && said !== element && isPair(elements, at - 3)) denied.add(at - 3)
      if (element.isOfBefore || (before?.kind === 'food' && isOfBefore)) return
      isDenying = true
      deniedFoods = 0
    } else if (element.kind === 'without') isWithout = true
    else if (element.kind === 'break') {
      isWithout = false
      if (element.strength !== 'weak')
        isDenying = isDenying && element.strength === 'comma' && endsLater(elements, at)
    } else if (element.kind === 'restart' || (element.kind === 'eating' && before?.kind !== 'negation'))
      isDenying = false
    else if (element.kind === 'amount' && !element.amount.isImplicit && deniedFoods > 0) isDenying = false
    if (isDenying || isWithout) denied.add(at)
    if (isDenying && element.kind === 'food') deniedFoods++
    if (isWithout && (element.kind === 'food' || element.kind === 'unknown')) isWithout = false
    if (isWithout && element.kind === 'join') isWithout = false
  })
  return (at) => denied.has(at)
}

/** Returns whether a food begins a part of the sentence that only names it and another: `arroz e feijão não comi`. */
function isPair(elements: readonly Element[], at: number): boolean {
  const [before, food, join] = [elements[at - 1], elements[at], elements[at + 1]]
  return food?.kind === 'food' && join?.kind === 'join' && join.word === 'e' && before?.kind === 'break'
}

function endsLater(elements: readonly Element[], at: number): boolean {
  for (const [offset, element] of elements.slice(at + 1).entries()) {
    if (element.kind === 'break' && element.strength === 'stop') return false
    if (element.kind === 'amount') return false
    if (element.kind === 'eating') return offset > 0
    if (element.kind === 'restart') return true
  }
  return false
}
