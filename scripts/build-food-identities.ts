/**
 * Writes `nutrition/data/food-identities.json` from the tables of `nutrition/data/curation/`: the bases of each food
 * and their families. `node scripts/build-food-identities.ts` (add `--list` to print every food).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AllergenTag, Food } from '#nutrition/foods/food.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { singularWords } from '#nutrition/foods/identity/singular-words.ts'
import { phraseBook, scanPhrases } from '#nutrition/foods/identity/word-scan.ts'
import { field, readCsv } from './food-table/read-csv.ts'

interface Base {
  readonly id: string
  readonly name: string
  readonly families: readonly string[]
  readonly holds: readonly string[]
  readonly hidden: readonly string[]
  readonly allergens: readonly string[]
  readonly words: readonly string[]
  /** Additional names of foods with several bases: `fígado de frango` is a liver and a chicken. */
  readonly said: readonly string[]
}

/** Bases of a food: the bases that its name shows, and `hidden` bases inside it. */
interface Contents {
  readonly bases: readonly string[]
  readonly hidden: readonly string[]
}

const data = join(import.meta.dirname, '../nutrition/data')
const table = (name: string) => readCsv(join(data, 'curation', `${name}.csv`))
const list = (text: string, separator = ' ') => (text === '' ? [] : text.split(separator))

/** Usual base of an allergen tag that the name does not explain: the flour of a sausage, the milk of a candy. */
const usualSource: Partial<Record<AllergenTag, string>> = {
  gluten: 'trigo',
  leite: 'leite',
  ovo: 'ovo',
  soja: 'soja',
  amendoim: 'amendoim',
  castanhas: 'castanha_de_caju',
  peixe: 'peixe_de_mar',
  crustaceos: 'camarao',
}

const families = table('food-families').map((row) => ({
  id: field(row, 'id'),
  name: field(row, 'name'),
  words: list(field(row, 'words'), ';'),
}))
const bases: readonly Base[] = table('food-bases').map((row) => ({
  id: field(row, 'id'),
  name: field(row, 'name'),
  families: list(field(row, 'families')),
  holds: list(field(row, 'holds')),
  hidden: list(field(row, 'hidden')),
  allergens: list(field(row, 'allergens')),
  words: list(field(row, 'words'), ';'),
  said: list(field(row, 'said'), ';'),
}))
const additions = table('food-name-additions').map((row) => [field(row, 'words'), contentsOf(row)] as const)
const exceptions = new Map(table('food-base-exceptions').map((row) => [field(row, 'name'), contentsOf(row)]))

const baseById = new Map(bases.map((base) => [base.id, base]))
refuseUnknownNames()
const baseBook = phraseBook(
  bases.flatMap(({ id, name, words }) => [name, ...words].map((one) => [singularWords(one), id] as const)),
)
const additionBook = phraseBook(
  additions.map(([words, contents]) => [singularWords(words), contents] as const),
)

const contentsById = new Map(foods.map((food) => [food.id, withTagged(food, contentsOfName(food.name))]))
const uncovered = foods.filter(({ id }) => contentsById.get(id)!.bases.length === 0)
if (uncovered.length > 0) {
  for (const { name, group } of uncovered) console.log(`${group}: ${name}`)
  throw new Error(`${uncovered.length} foods have no base`)
}
if (process.argv.includes('--list')) {
  for (const { id, name } of foods) console.log(`${name}: ${encode(contentsById.get(id)!)}`)
}
writeFileSync(join(data, 'food-identities.json'), encodeAll())
console.log(`${foods.length} foods, ${bases.length} bases, ${families.length} families`)

function contentsOf(row: Record<string, string>): Contents {
  return { bases: list(field(row, 'bases')), hidden: list(field(row, 'hidden')) }
}

/**
 * Returns the bases that a food's name shows or hides, with all bases inside them; the first one named comes first. A
 * line of `food-base-exceptions.csv` replaces what the name shows.
 */
function contentsOfName(name: string): Contents {
  const words = singularWords(name).split(' ')
  const named = scanPhrases(words, baseBook)
    .filter(({ from }) => words[from - 1] !== 'sem')
    .map((match) => ({ ...match, value: { bases: [match.value], hidden: [] } }))
  const added = scanPhrases(words, additionBook).filter(
    ({ from, to }) =>
      !named.some((match) => match.from <= from && to <= match.to && match.to - match.from > to - from),
  )
  const parts = [...named, ...added].toSorted((a, b) => a.from - b.from).map(({ value }) => value)
  const said: Contents = exceptions.get(name) ?? {
    bases: parts.flatMap((part) => part.bases),
    hidden: parts.flatMap((part) => part.hidden),
  }
  const all = new Set(said.bases.flatMap((id) => [id, ...closureOf(id)]))
  const main = said.bases.slice(0, 1)
  const hidden = new Set([
    ...said.hidden.flatMap((id) => [id, ...closureOf(id), ...hiddenIn(id)]),
    ...[...all].flatMap(hiddenIn),
  ])
  return { bases: [...new Set([...main, ...all])], hidden: [...hidden].filter((id) => !all.has(id)) }
}

function withTagged({ allergens }: Food, { bases: held, hidden }: Contents): Contents {
  const explained = new Set([...held, ...hidden].flatMap((id) => baseById.get(id)!.allergens))
  const unexplained = allergens.flatMap((tag) => (explained.has(tag) ? [] : (usualSource[tag] ?? [])))
  return { bases: held, hidden: [...new Set([...hidden, ...unexplained])].filter((id) => !held.includes(id)) }
}

function closureOf(id: string): string[] {
  return baseById.get(id)!.holds.flatMap((held) => [held, ...closureOf(held)])
}

function hiddenIn(id: string): string[] {
  return baseById.get(id)!.hidden.flatMap((inside) => [inside, ...closureOf(inside), ...hiddenIn(inside)])
}

function refuseUnknownNames(): void {
  const problems: string[] = []
  const familyIds = new Set(families.map(({ id }) => id))
  const owners = new Map<string, string>()
  for (const { id, name, words } of [
    ...families.map((one) => ({ ...one, id: `familia:${one.id}` })),
    ...bases.map((one) => ({ ...one, words: [...one.words, ...one.said] })),
  ]) {
    for (const key of new Set([name, ...words].map(singularWords))) {
      const owner = owners.get(key)
      if (owner !== undefined) problems.push(`"${key}" is a word of ${owner} and of ${id}`)
      owners.set(key, id)
    }
  }
  const known = (id: string, where: string) => {
    if (!baseById.has(id)) problems.push(`${where}: no base is called ${id}`)
  }
  for (const base of bases) {
    for (const id of [...base.holds, ...base.hidden]) known(id, base.id)
    for (const family of base.families) {
      if (!familyIds.has(family)) problems.push(`${base.id}: no family is called ${family}`)
    }
    if (base.families.length === 0) problems.push(`${base.id} has no family`)
  }
  for (const [words, contents] of [...additions, ...exceptions]) {
    for (const id of [...contents.bases, ...contents.hidden]) known(id, words)
  }
  for (const name of exceptions.keys()) {
    if (!foods.some((food) => food.name === name)) problems.push(`no food is called ${name}`)
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

function encode({ bases: held, hidden }: Contents): string {
  return hidden.length === 0 ? held.join(' ') : `${held.join(' ')}|${hidden.join(' ')}`
}

/** Encodes one line per food, base and family, for readable diffs. */
function encodeAll(): string {
  const lines = (rows: readonly unknown[]) => rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')
  const foodLines = foods.map(
    ({ id }) => `    ${JSON.stringify(id)}: ${JSON.stringify(encode(contentsById.get(id)!))}`,
  )
  const baseRows = bases.map((base) => ({
    ...base,
    holds: [...new Set(closureOf(base.id))].join(' '),
    families: base.families.join(' '),
    allergens: base.allergens.join(' '),
    hidden: undefined,
    said: undefined,
    words: [...base.words, ...base.said].join('|'),
  }))
  const familyRows = families.map((family) => ({ ...family, words: family.words.join('|') }))
  return `{\n  "families": [\n${lines(familyRows)}\n  ],\n  "bases": [\n${lines(baseRows)}\n  ],\n  "everydayWords": ${JSON.stringify(everydayWords())},\n  "foods": {\n${foodLines.join(',\n')}\n  }\n}\n`
}

/**
 * Returns, separated by spaces, dictionary words that are one typo away from a food, such as `caneca` from `canela`.
 */
function everydayWords(): string {
  return readFileSync(join(data, 'curation/everyday-words.txt'), 'utf8').trim().split('\n').join(' ')
}
