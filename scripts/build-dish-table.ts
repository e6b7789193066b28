/**
 * Writes `nutrition/data/dishes.json` from `nutrition/data/curation/dishes.csv`: dishes that people name and vary, as
 * compositions of foods of the table. `node scripts/build-dish-table.ts` (add `--list` to print every dish).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Food, foodGroups } from '#nutrition/foods/food.ts'
import { foods } from '#nutrition/foods/food-table.ts'
import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { field, readCsv } from './food-table/read-csv.ts'

const data = join(import.meta.dirname, '../nutrition/data')
const byName = new Map(foods.map((food) => [normalizeText(food.name), food]))
const rows = readCsv(join(data, 'curation', 'dishes.csv'))
const names = new Map<string, string>()

const dishes = rows.map((row) => {
  const name = field(row, 'name')
  const complain = (text: string): never => {
    throw new Error(`dishes.csv: ${name}: ${text}`)
  }
  const food = (said: string): Food =>
    byName.get(normalizeText(said)) ?? complain(`no food is called "${said}"`)
  const amount = (text: string): [string, number] => {
    const [, said = '', grams = ''] = /^(.+?) ([\d.]+)$/.exec(text.trim()) ?? []
    return Number(grams) > 0 ? [said, Number(grams)] : complain(`"${text}" is no amount`)
  }
  const list = (column: string, separator = ';') => {
    const text = field(row, column).trim()
    return text === '' ? [] : text.split(separator).map((one) => one.trim())
  }
  const parts = list('parts').map((text) => {
    const [said, grams] = amount(text.replace(/^\*/, ''))
    return [food(said).id, grams, text.startsWith('*') ? 1 : 0]
  })
  if (parts.length === 0) complain('it has no parts')
  const sum = parts.reduce((total, [, grams]) => total + Number(grams), 0)
  const served = field(row, 'served') === '' ? sum : Number(field(row, 'served'))
  if (served > sum * 40 || served < sum * 0.4) complain(`served ${served} g of ${sum} g`)
  const measures = list('measures').map((text) => {
    const [measure = '', grams = ''] = text.split('=')
    return Number(grams) > 0 ? [measure, Number(grams)] : complain(`"${text}" is no measure`)
  })
  const [, quantity = '', measure = ''] = /^([\d.]+) (.+)$/.exec(field(row, 'portion')) ?? []
  const usual =
    measures.find(([one]) => one === measure) ??
    complain(`no measure for its portion "${field(row, 'portion')}"`)
  const group =
    foodGroups.find((one) => one === field(row, 'group')) ?? complain(`unknown group ${field(row, 'group')}`)
  const counted = field(row, 'counted') === '' ? undefined : amount(field(row, 'counted'))
  if (counted && !parts.some(([id]) => id === food(counted[0]).id)) complain('the counted food is no part')
  const says = [name, ...list('synonyms')]
  for (const one of says) {
    const key = normalizeText(one)
    const other = names.get(key)
    if (other !== undefined && other !== name) complain(`"${one}" also names ${other}`)
    names.set(key, name)
  }
  const plain = field(row, 'plain')
  const declared = [plain, field(row, 'replaces')].filter((said) => said !== '').map(food)
  for (const one of says) {
    const same = byName.get(normalizeText(one))
    if (same && !declared.includes(same))
      complain(`"${one}" is the name of a food: name it in \`plain\` or \`replaces\``)
  }
  return {
    id: `dish:${field(row, 'id')}`,
    name,
    synonyms: list('synonyms').join('|'),
    group,
    popularity: Number(field(row, 'popularity')),
    defaultGrams: Math.round(Number(quantity) * Number(usual[1]) * 10) / 10,
    served,
    measures: [usual, ...measures.filter((one) => one !== usual)]
      .map(([one, grams]) => `${one}=${grams}`)
      .join('|'),
    parts,
    ...(counted && { counted: [food(counted[0]).id, counted[1]] }),
    ...(plain !== '' && { plain: food(plain).id }),
  }
})

const ids = new Set(dishes.map(({ id }) => id))
if (ids.size < dishes.length) throw new Error('dishes.csv: two dishes share an id')
const text = `{"dishes":[\n${dishes.map((dish) => JSON.stringify(dish)).join(',\n')}\n]}\n`
const path = join(data, 'dishes.json')
if (readOld() !== text) writeFileSync(path, text)
if (process.argv.includes('--list')) for (const dish of dishes) console.log(describe(dish))
console.log(`${dishes.length} dishes, ${names.size} names`)

function readOld(): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Describes a dish for a reviewer: energy and macronutrients of the usual portion and of 100 g. */
function describe({ name, parts, served, defaultGrams }: (typeof dishes)[number]): string {
  const per = (of: (food: Food) => number) =>
    parts.reduce(
      (total, [id, grams]) => total + (of(foods.find((one) => one.id === id)!) * Number(grams)) / 100,
      0,
    )
  const portion = defaultGrams / served
  const kcal = per(({ per100g }) => per100g.kcal)
  const [protein, carbs, fat] = [
    per(({ per100g }) => per100g.proteinG),
    per(({ per100g }) => per100g.carbG),
    per(({ per100g }) => per100g.fatG),
  ].map((one) => Math.round(one * portion))
  return `${name}: ${defaultGrams} g = ${Math.round(kcal * portion)} kcal, P ${protein} C ${carbs} G ${fat}; ${Math.round((kcal / served) * 100)} kcal/100 g`
}
