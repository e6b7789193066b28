import { normalizeText } from '../../../foods/normalize-text.ts'
import { dayBefore, type Weekday } from '../../../shared/calendar/days.ts'
import type { IdentityId } from '../../../foods/identity/identity-id.ts'
import { nameOf } from '../../../foods/identity/identity-table.ts'
import { identitiesIn } from '../../../foods/identity/read-identities.ts'
import type { WeekConstraint } from '../request.ts'
import { readAway, refusesCooking } from './away-meals.ts'
import { readBatches } from './batches.ts'
import { clauseOf, daysIn, entriesIn, has, hasAny, mealsIn } from './clause-words.ts'
import { clausesOf } from './clauses.ts'
import { isFoodWish, readBatchFoods, readFoodWishes, sameWish, type FoodWish } from './food-wishes.ts'
import { readLeftovers, withoutLeftovers } from './leftovers.ts'
import { namesHealth, namesOnlyPlaces, withoutMealWords } from './meal-scope.ts'
import { withoutLeadingPlaces, withoutPlaces } from './place-words.ts'
import { Reading, type UnderstoodConstraint } from './reading.ts'
import { readSkippedMeals, readSnackDinner } from './skipped-meals.ts'
import { readTraining } from './training-days.ts'
import {
  cheapWords,
  equipmentWords,
  eventWords,
  guestWords,
  hurriedMinutes,
  hurriedWords,
  mealWords,
  proteinWords,
  ruleWords,
  styleWords,
} from './week-words.ts'
import { isBareList, itemsOf, withoutWords } from './without-words.ts'

export interface ReadObservations {
  readonly understood: readonly UnderstoodConstraint[]
  /** Clauses of the text without a usable constraint. */
  readonly ignored: readonly string[]
}

interface Words {
  readonly words: string
  /** Normalized words. */
  readonly clause: string
}

/**
 * Parses free text about a week ("semana corrida, sem forno, quinta tem churrasco") into constraints without
 * duplicates, each with its words. Clauses without a constraint go to `ignored`, except fillers such as "obrigado".
 */
export function readObservations(text: string): ReadObservations {
  const isAboutHealth = namesHealth(text)
  const reading = new Reading(isAboutHealth)
  let subject: Topic | null = null
  let before: Words | null = null
  let wish: FoodWish | null = null
  for (const { words: said, isJoined, startsSentence } of clausesOf(text, isWish)) {
    const alone = clauseOf(said)
    if (alone === '' || fillerClauses.has(alone)) continue
    const placed: Words | null = before && placedClause(before, { words: said, clause: alone }, subject)
    if (placed) reading.dropUnread()
    const { words, clause }: Words = placed ?? { words: said, clause: alone }
    // Beside an allergy, `sem camarão, leite no jantar` may mean that milk is left out too.
    const isList: boolean = isAboutHealth && subject === 'without' && isBareList(withoutPlaces(clause))
    const read: ReadClause = isList
      ? readList(clause)
      : wish && continuesWish(clause)
        ? { constraints: sameWish(wish, clause), topic: null }
        : readWholeClause(clause, subject, startsSentence)
    before = namesOnlyPlaces(clause) || refusesCooking(clause) ? { words, clause } : null
    if (read.constraints.length === 0) {
      reading.addUnread(words, clause)
      continue
    }
    const isSameList = subject === 'without' && topicOf(clause) === null
    reading.addRead({ words, clause, constraints: read.constraints, isJoined, isSameList })
    if (read.unused) reading.addUnused(read.unused)
    for (const food of unreadFoods(words, read.constraints)) reading.addUnused(food)
    subject = read.topic
    wish = read.constraints.find(isFoodWish) ?? null
  }
  const { understood, ignored } = reading.end()
  const { usable, unusable } = splitLeftovers(understood)
  return { understood: withoutDuplicates(usable), ignored: [...ignored, ...unusable] }
}

/** Returns whether a clause is a list of foods that nothing refuses, unlike `sem cebola` and `nem carne nem ovo`. */
function continuesWish(clause: string): boolean {
  return isBareList(clause) && topicOf(clause) === null && !has(clause, 'nem')
}

/** Reads a list that continues the food to leave out. */
function readList(clause: string): ReadClause {
  return { constraints: readWithout(withoutPlaces(clause)), topic: 'without' }
}

const foodlessKinds: ReadonlySet<WeekConstraint['kind']> = new Set([
  'max_minutes',
  'cheap',
  'batch',
  'guests',
  'training',
])

/** Returns the foods that a clause names beside a wish about something else: `ovo` of `jantar rápido com ovo`. */
function unreadFoods(words: string, constraints: readonly WeekConstraint[]): string[] {
  if (!constraints.every(({ kind }) => foodlessKinds.has(kind))) return []
  const known = { ...eventWords, ...mealWords, ...styleWords }
  return identitiesIn(words)
    .map((food) => food.words)
    .filter((food) => !(normalizeText(food) in known))
}

const placedKinds: ReadonlySet<WeekConstraint['kind']> = new Set([
  'away',
  'guests',
  'training',
  'leftovers',
  'skipped',
  'snack_dinner',
  'planned_food',
])

/** Joins a clause with the unread one before it, whose days it needs: `quarta, janto fora`. */
function placedClause(places: Words, { words, clause }: Words, subject: Topic): Words | null {
  if (daysIn(places.clause).length === 0 || daysIn(clause).length > 0) return null
  const joined = { words: `${places.words}, ${words}`, clause: `${places.clause} ${clause}` }
  const { constraints } = readClause(joined.clause, subject)
  return constraints.length > 0 && constraints.every(({ kind }) => placedKinds.has(kind)) ? joined : null
}

/** Separates leftovers of a lunch that is eaten elsewhere, which no plan can repeat. */
function splitLeftovers(understood: readonly UnderstoodConstraint[]) {
  const isAwayOn = (weekday: Weekday) =>
    understood.some(
      ({ constraint: one }) =>
        one.kind === 'away' &&
        one.weekday === weekday &&
        (one.mealTypes === 'all' || one.mealTypes.includes('almoco')),
    )
  const isUnusable = ({ constraint: one }: UnderstoodConstraint) =>
    one.kind === 'leftovers' && (isAwayOn(one.weekday) || isAwayOn(dayBefore(one.weekday)))
  return {
    usable: understood.filter((one) => !isUnusable(one)),
    unusable: understood.filter(isUnusable).map(({ words }) => words),
  }
}

/**
 * Topic of a clause. The next clause inherits it if that clause is a bare list or has only weekdays: "viajo sexta e
 * sábado", "sem forno e micro-ondas".
 */
type Topic = 'without' | 'more' | 'less' | 'away' | null

const fillerClauses = new Set([
  'e',
  'ok',
  'obrigado',
  'obrigada',
  'por favor',
  'nesta semana',
  'essa semana',
  'esta semana',
])

/** A food alone at a place is not a wish here, because it may belong to a list of food to leave out. */
function isWish(part: string): boolean {
  const clause = clauseOf(part)
  const { constraints } = readClause(clause, null)
  return (
    constraints.length > 0 && (readFoodWishes(clause).length === 0 || readFoodWishes(clause, true).length > 0)
  )
}

/** Reads a clause, and the food that it leaves out beside another wish: `sem amendoim rápido no jantar`. */
function readWholeClause(clause: string, before: Topic, startsSentence: boolean): ReadClause {
  const read = readClause(clause, before, startsSentence)
  const { constraints } = read
  const rest = [...hurriedWords, ...cheapWords].reduce(
    (left, words) => left.replace(new RegExp(`\\b${words}\\b`), ''),
    withoutLeftovers(clause),
  )
  const hasRead =
    constraints.length === 0 ||
    constraints.some(({ kind }) => kind === 'skipped' || kind.startsWith('without_'))
  if (hasRead || !withoutWords.test(rest)) return read
  return { ...read, constraints: [...constraints, ...readWithout(rest)] }
}

interface ReadClause {
  readonly constraints: readonly WeekConstraint[]
  readonly topic: Topic
  /** Part of a wish that is not followed. */
  readonly unused?: string | null
}

function readClause(words: string, before: Topic, startsSentence = true): ReadClause {
  const training = readTraining(words, daysIn(words))
  if (training.length > 0) {
    const hasEvent = hasAny(words, Object.keys(eventWords))
    return {
      constraints: [...training, ...(hasEvent ? readAway(words, daysIn(words), before === 'away') : [])],
      topic: null,
    }
  }
  const leftovers = readLeftovers(words)
  if (leftovers.length > 0) return { constraints: leftovers, topic: null }
  const clause = withoutLeftovers(words)
  const days = daysIn(clause)
  const away = readAway(clause, days, before === 'away')
  if (away.length > 0) return { constraints: away, topic: 'away' }
  const meals = [...readSnackDinner(clause), ...readSkippedMeals(clause)]
  if (meals.length > 0) return { constraints: meals, topic: null }

  const topic = topicOf(clause) ?? (days.length === 0 && isBareList(clause) ? before : null)
  const constraints: WeekConstraint[] = []
  const minutes = /\b(\d{1,3})\s?min/.exec(clause)
  const isHurried = hasAny(clause, hurriedWords)
  if (minutes || isHurried) {
    constraints.push({
      kind: 'max_minutes',
      minutes: minutes ? Math.max(5, Number(minutes[1])) : hurriedMinutes,
      weekdays: 'all',
    })
  }
  if (hasAny(clause, cheapWords)) constraints.push({ kind: 'cheap' })
  if (constraints.length === 0 && topic === 'without') constraints.push(...readWithout(clause))
  if (topic !== 'without') constraints.push(...readOnlyEquipment(clause))
  if (topic === 'more' || topic === 'less') constraints.push(...readAmount(clause, topic))
  if (hasAny(clause, guestWords)) {
    const named = mealsIn(clause)
    for (const weekday of days) {
      for (const mealType of named.length > 0 ? named : (['almoco'] as const)) {
        constraints.push({ kind: 'guests', weekday, mealType })
      }
    }
  }
  const batches = topic === 'without' ? null : readBatches(clause, days)
  constraints.push(...(batches?.constraints ?? []), ...readBatchFoods(clause, batches?.weekdays ?? []))
  if (constraints.length === 0 && topic === null)
    constraints.push(...readFoodWishes(clause, before === 'without' && !startsSentence))
  return { constraints, topic, unused: batches?.unused ?? null }
}

function topicOf(words: string): Topic {
  const clause = withoutLeadingPlaces(words)
  if (/^(quero |queria |comer |prefiro )*(mais|muito|muita)\b/.test(clause)) return 'more'
  if (/^(quero |queria |comer )*(menos|pouco|pouca)\b/.test(clause)) return 'less'
  if (withoutWords.test(words)) return 'without'
  return null
}

const onlyEquipment = new RegExp(
  `\\b(?:so|somente|apenas) (?:(?:tenho|tem|uso|posso usar|da pra usar|funciona)\\b|(?:(?:com|no|na|o|a|de|usando) )?(?:(?:uma|1|duas|2) bocas? (?:de |do |no )?)?(?:${Object.keys(equipmentWords).join('|')})\\b)`,
)

/** Reads that nothing else can be used: "só tenho micro-ondas", "só micro-ondas". */
function readOnlyEquipment(clause: string): WeekConstraint[] {
  if (!onlyEquipment.test(clause)) return []
  const named = new Set(entriesIn(clause, equipmentWords).map(([, equipment]) => equipment))
  if (named.size === 0) return []
  return [...new Set(Object.values(equipmentWords))]
    .filter((equipment) => !named.has(equipment))
    .map((equipment): WeekConstraint => ({ kind: 'without_equipment', equipment }))
}

function readWithout(clause: string): WeekConstraint[] {
  const constraints: WeekConstraint[] = []
  for (const [word, equipment] of entriesIn(clause, equipmentWords)) {
    if (word !== 'gas' || /\b(sem|acabou o) gas\b/.test(clause)) {
      constraints.push({ kind: 'without_equipment', equipment })
    }
  }
  for (const [, rule] of entriesIn(clause, ruleWords)) constraints.push({ kind: 'without_rule', rule })
  if (has(clause, 'lactose')) constraints.push(withoutFood('familia:laticinios'))
  return [...constraints, ...foodsIn(withoutMealWords(clause)).map(withoutFood)]
}

/**
 * Returns the foods of a clause. An item of a list whose name is ambiguous in a longer text, such as `boi`, is read alone.
 * Words that also stand for equipment, rules or styles are left out.
 */
function foodsIn(clause: string): IdentityId[] {
  const found = identitiesIn(clause)
  const missed = itemsOf(clause)
    .map(withoutPlaces)
    .filter((item) => !found.some(({ words }) => has(item, words)))
  const all = [...found, ...missed.flatMap((item) => identitiesIn(item))]
  const foods = all.flatMap(({ id, words }) =>
    words in equipmentWords || words in ruleWords || words in styleWords ? [] : [id],
  )
  return [...new Set(foods)]
}

function withoutFood(id: IdentityId): WeekConstraint {
  return { kind: 'without_food', food: nameOf(id).toLowerCase() }
}

function readAmount(clause: string, topic: 'more' | 'less'): WeekConstraint[] {
  const constraints: WeekConstraint[] = entriesIn(clause, proteinWords).map(([, protein]) => ({
    kind: topic === 'more' ? 'more_protein' : 'less_protein',
    protein,
  }))
  const proteinFoods = new Set(entriesIn(clause, proteinWords).flatMap(([word]) => foodsIn(word)))
  for (const id of foodsIn(withoutMealWords(clause))) {
    if (proteinFoods.has(id)) continue
    constraints.push({ kind: topic === 'more' ? 'more_food' : 'less_food', food: nameOf(id).toLowerCase() })
  }
  if (topic === 'more') {
    for (const [, style] of entriesIn(clause, styleWords)) constraints.push({ kind: 'more_style', style })
  } else {
    for (const [, rule] of entriesIn(clause, ruleWords)) constraints.push({ kind: 'without_rule', rule })
  }
  return constraints
}

function withoutDuplicates(understood: readonly UnderstoodConstraint[]): UnderstoodConstraint[] {
  const known = new Set<string>()
  return understood.filter(({ constraint }) => {
    const key = JSON.stringify(constraint)
    return !known.has(key) && known.add(key)
  })
}
