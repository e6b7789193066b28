import { chooseGuide } from '#nutrition/recipes/cookbook/guide-choice.ts'
import { findRecipe } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import type { AnswersInput } from '#contract/account/questionnaire.ts'
import { recipeGuideName } from '#contract/recipes/recipe-guide-name.ts'
import { disclaimer } from '#contract/privacy/consent-texts.ts'
import { expect, test } from 'vitest'
import { drawMeal } from '../../adapters/document/drawn-meal.ts'
import type { GuideContent } from '../../adapters/document/guide-content.ts'
import { addRecipe } from '../../adapters/document/guide-recipe.ts'
import { openPaper } from '../../adapters/document/paper.ts'
import { renderGuide } from '../../adapters/document/render-guide.ts'
import { readPdf } from '../../adapters/document/test-pdf-reader.ts'
import { answerQuestionnaire, ordinaryAnswers, problemCode } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { findSharedRecipe } from '../recipes/service.ts'
import { quietAnswers } from '../../reports/reports/test-diary.ts'
import { describeGuide, type GuideReader } from './rules.ts'
import { describedRecipes } from '../../menus/planner/rules.ts'

const path = '/api/recipe-guide/pdf'
const made: GuideContent[] = []
const { signUpConfirmed, buyPlan, clock } = await startTestApp({
  parts: {
    documents: {
      make: () => Promise.reject(new Error('Nobody asked for a month.')),
      makeGuide: (content) => {
        made.push(content)
        return Promise.resolve(new TextEncoder().encode('%PDF-1.7'))
      },
    },
  },
})

const stranger: GuideReader = { exclusions: null, hidesNumbers: false }
const createdAt = new Date('2026-11-01T12:00:00Z')
const whole = guideOf(stranger)

function guideOf(reader: GuideReader): GuideContent {
  const chapters = chooseGuide(describedRecipes())
  return describeGuide({
    chapters,
    reader,
    createdAt,
    recipeFor: (id) => findSharedRecipe(id, { ...reader, answers: null })!,
  })
}

/** Keeps two of the chapters with few recipes each, so that rendering takes a third of the time. */
function thin(content: GuideContent): GuideContent {
  const chapters = content.chapters.slice(2, 4).map((chapter) => ({
    ...chapter,
    recipes: chapter.recipes.filter(
      ({ id }, at) => at < 2 || chapter.wholePlate.recipes.some((recipe) => recipe.id === id),
    ),
  }))
  const ids = new Set(chapters.flatMap(({ recipes }) => recipes.map(({ id }) => id)))
  const groups = content.index.groups
    .map((group) => ({ ...group, recipes: group.recipes.filter(({ id }) => ids.has(id)) }))
    .filter(({ recipes }) => recipes.length > 0)
  return { ...content, chapters, index: { ...content.index, groups } }
}

const book = readPdf(await renderGuide(thin(whole)))
const recipesOf = (content: GuideContent) => content.chapters.flatMap(({ recipes }) => recipes)

async function askAs(answers: AnswersInput | null): Promise<GuideContent> {
  const person = await signUpConfirmed()
  if (answers) await answerQuestionnaire(person, answers)
  await buyPlan(person, 'annual')
  return ask(person)
}

async function ask(person: TestPerson): Promise<GuideContent> {
  const reply = await person.fetch(path)
  expect(reply.status).toBe(200)
  return made.at(-1)!
}

test('contents and index name the page of each recipe', () => {
  const { pages } = book
  const contents = pages[1]!.split('\n')
  const index = pages.at(-1)!.replace(/\s+/g, ' ')
  const told = recipesOf(thin(whole)).map(({ name }) => {
    const page = pages.findIndex((text, at) => at > 1 && startsWithName(text, name)) + 1
    return {
      name,
      page: `${page}`,
      inContents: contents[contents.indexOf(name) + 1],
      isInIndex: index.includes(`${name} ${page}`),
    }
  })
  expect(told).toEqual(told.map(({ name, page }) => ({ name, page, inContents: page, isInIndex: true })))
  expect(told.every(({ page }) => Number(page) > 2)).toBe(true)
  pages.slice(1).forEach((text, at) => expect(text).toMatch(new RegExp(`(^|\\n)${at + 2}$`)))
})

/** Returns whether the page starts with this recipe name after its first line, which is the origin. */
function startsWithName(page: string, name: string): boolean {
  return page
    .replace(/^[^\n]*\n/, '')
    .replace(/\s+/g, ' ')
    .startsWith(name)
}

test('the guide has title, language, headings, lists, links and alt texts', () => {
  const { tags, alternatives, objects, metadata } = book
  expect(objects).toMatch(/\/Lang \(pt-BR\)/)
  expect(objects).toMatch(/\/DisplayDocTitle true/)
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  const count = (wanted: string) => tags.filter((tag) => tag === wanted).length
  const recipes = recipesOf(thin(whole))
  expect(count('H1')).toBe(1)
  expect(count('H4')).toBe(2 * recipes.length)
  expect(count('Figure')).toBe(recipes.length + 2)
  expect(alternatives).toContain(`Desenho de uma porção de ${recipes[0]!.name}`)
  expect(count('TOCI')).toBe(recipes.length + 4)
  const links = objects.match(/\/Subtype \/Link/g)!.length
  expect(count('Link')).toBe(links)
  expect(objects.match(/\/Contents [(<]/g)).toHaveLength(links)
  expect(objects).toMatch(/\/Type \/Outlines|\/Outlines \d+ 0 R/)
  const levels = tags.flatMap((tag) => (/^H\d$/.test(tag) ? [Number(tag.slice(1))] : []))
  levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1))
})

test('a recipe shows measures, grams, steps, time, portions, tags and data source', () => {
  const moqueca = recipesOf(whole).find(({ id }) => id === 'moqueca-de-peixe')!
  expect(moqueca.ingredients.items).toContain('1 copo americano de leite de coco (150\u00a0g)')
  expect(moqueca.facts).toEqual(['35 min', 'Rende 4 porções', 'Dura 1 dia na geladeira'])
  expect(moqueca.tags).toEqual(['Sem glúten', 'Sem lactose', 'Proteína alta'])
  const { kcal } = describeRecipe(findRecipe('moqueca-de-peixe')!).perPortion
  expect(moqueca.numbers!.figures[0]).toEqual({ value: `${kcal} kcal`, label: 'energia' })
  expect(moqueca.numbers!.source).toMatch(/TACO 4ª ed.*POF/)
  const text = book.pages.join('\n')
  expect(text).toContain('Modo de fazer')
  expect(text.replaceAll('\n', ' ')).toContain(disclaimer.slice(0, 60))
  expect(text).not.toContain('\u{FFFD}')
  expect(text).not.toMatch(/undefined|NaN|null/)
})

test('every recipe of the library fits on one page', () => {
  const paper = openPaper(whole, 'A5')
  const empty = { vessel: 'prato', items: [] } as const
  const [like] = recipesOf(whole)
  const dense = [...describedRecipes()].sort((a, b) => wordsIn(b) - wordsIn(a)).slice(0, 60)
  const cut = dense.filter(({ id, name, story }) => {
    const { ingredients, instructions } = findSharedRecipe(id)!
    const told = {
      ...like!,
      name,
      story,
      plate: empty,
      ingredients: { ...like!.ingredients, items: ingredients },
      steps: { ...like!.steps, items: instructions },
    }
    return !addRecipe(paper, told).isWhole
  })
  expect(cut.map(({ name }) => name)).toEqual([])
})

function wordsIn({ ingredientLines, steps }: ReturnType<typeof describeRecipe>): number {
  return Math.max(ingredientLines.join('').length + 12 * ingredientLines.length, 0.8 * steps.join('').length)
}

test('a plate is drawn as lines and areas without device-dependent widths', () => {
  const { pdf } = openPaper(whole, 'A5')
  const widths: number[] = []
  pdf.lineWidth = (width) => {
    widths.push(width)
    return pdf
  }
  for (const { wholePlate } of whole.chapters) drawMeal(pdf, wholePlate.meal, { x: 0, y: 0, side: 200 })
  expect(Math.min(...widths)).toBeGreaterThan(0)
})

test.each(['basic', 'monthly'] as const)(
  'plan %s does not include the guide, nor does the trial',
  async (plan) => {
    const person = await signUpConfirmed()
    expect(await problemCode(person.fetch(path))).toBe('403 upgrade_required')
    await buyPlan(person, plan)
    expect(await problemCode(person.fetch(path))).toBe('403 upgrade_required')
  },
)

test('the annual plan downloads the complete guide without answers', async () => {
  const person = await signUpConfirmed()
  await buyPlan(person, 'annual')
  const reply = await person.fetch(path)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${recipeGuideName}"`)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(made.at(-1)!.cover.edition).toMatch(/^Edição completa/)
  expect(recipesOf(made.at(-1)!)).toHaveLength(recipesOf(whole).length)
})

test('a peanut allergy and a vegan diet filter the guide, and the cover says so', async () => {
  const { preferences } = ordinaryAnswers
  const content = await askAs({
    ...ordinaryAnswers,
    preferences: { ...preferences, styles: ['Vegano'], allergies: ['Amendoim'] },
  })
  const recipes = recipesOf(content).map(({ id }) => describeRecipe(findRecipe(id)!))
  expect(recipes.length).toBeGreaterThan(30)
  expect(
    recipes.filter(({ tags, allergens }) => !tags.includes('vegano') || allergens.includes('amendoim')),
  ).toEqual([])
  expect(content.cover.edition).toContain('amendoim e derivados')
  expect(content.cover.edition).toContain('tudo o que é de origem animal')
})

test('a condition removes the recipes that its menus exclude', async () => {
  const content = await askAs({
    ...ordinaryAnswers,
    health_flags: { ...ordinaryAnswers.health_flags, conditions: ['diabetes'] },
  })
  const rules = recipesOf(content).flatMap(({ id }) => describeRecipe(findRecipe(id)!).foodRules)
  expect(rules).not.toContain('acucar_ou_doce')
  expect(rules).not.toContain('bebida_adocada')
})

test('a guide with hidden numbers has no energy, grams or texts about numbers', async () => {
  const content = await askAs(quietAnswers)
  expect(recipesOf(content).every(({ numbers }) => numbers === null)).toBe(true)
  const text = JSON.stringify({
    ...content,
    chapters: content.chapters.map(({ recipes }) =>
      recipes.map(({ tags, ingredients }) => [tags, ingredients.items.filter((item) => item.includes('('))]),
    ),
  })
  expect(text).not.toMatch(/kcal|\d\u00a0g\)|Proteína alta|Fibra alta|TACO/)
})

test('readers with the same content share one generated file', async () => {
  await askAs(ordinaryAnswers)
  const before = made.length
  await askAs(ordinaryAnswers)
  expect(made.length).toBe(before)
})

test('an account can download ten guides a day', async () => {
  const person = await signUpConfirmed()
  await buyPlan(person, 'annual')
  for (let count = 0; count < 10; count += 1) {
    expect((await person.fetch(path)).status).toBe(200)
    clock.advance({ minutes: 2 })
  }
  const refused = await person.fetch(path)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
})
