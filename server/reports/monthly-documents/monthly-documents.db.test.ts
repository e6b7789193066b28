import { expect, test } from 'vitest'
import { answerQuestionnaire, problemCode } from '../../platform/process/test-answers.ts'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { renderDocument } from '../../adapters/document/render-document.ts'
import { readPdf } from '../../adapters/document/test-pdf-reader.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import { countEarlierUses } from '../../platform/security/test-earlier-uses.ts'
import { log, quietAnswers } from '../reports/test-diary.ts'
import { describeMonth } from './rules.ts'
import { reportOf, type TestMonth } from './test-reports.ts'

const authSecret = 'a secret that only tests know, 32+'
const testApp = await startTestApp({ parts: { authSecret } })
const { signUpConfirmed, buyPlan, clock, openBrowser } = testApp
const links = signedLinks(authSecret)
const name = 'Conceição d’Ávila Müller'
const october = { start: '2026-10-01', days: 31 } as const
const createdAt = new Date('2026-11-01T12:00:00Z')

async function documentOf(month: Omit<TestMonth, 'start' | 'days'>) {
  const report = reportOf({ ...october, ...month })
  const bytes = await renderDocument(describeMonth({ report, name, createdAt }))
  return { ...readPdf(bytes), bytes, report }
}

const pathOf = (month: string) => `/api/monthly-reports/${month}/pdf`
const linkFor = (person: TestPerson, month: string, seconds = 60) =>
  `/relatorio-do-mes?token=${links.sign('monthly-document', [person.id, month], new Date(clock.now().getTime() + seconds * 1000))}`

test('a full month lists every day and its method in a few small pages', async () => {
  const { pages, bytes, report } = await documentOf({ isLogged: () => true })
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Relatório de outubro de 2026')
  expect(text).toContain(name)
  for (let day = 1; day <= 31; day++) expect(text).toContain(`${String(day).padStart(2, '0')}/10`)
  for (const { name: food } of report.top_foods) expect(text).toContain(food)
  for (const words of [
    'TACO 4ª ed.',
    'IBGE',
    'Não substituem',
    'equações DRI de 2023',
    'Horários das refeições',
    'suplementos não entram',
    'Suco natural não entra',
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('\u{FFFD}')
  expect(text).not.toMatch(/undefined|NaN|null/)
  pages.forEach((page, at) => expect(page).toContain(`Página ${at + 1} de ${pages.length}`))
  expect(pages.length).toBeLessThanOrEqual(4)
  expect(bytes.length).toBeLessThan(400_000)
})

test('a document has title, language, headings, table headers and alt texts', async () => {
  const { tags, alternatives, objects, metadata } = await documentOf({ isLogged: (day) => day % 6 !== 5 })
  expect(objects).toMatch(/\/Lang \(pt-BR\)/)
  expect(objects).toMatch(/\/DisplayDocTitle true/)
  expect(objects).toMatch(/\/MarkInfo[^>]*\/Marked true|\/Marked true/)
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(metadata).toContain('Relatório de outubro de 2026')
  expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1)
  const count = (wanted: string) => tags.filter((tag) => tag === wanted).length
  expect(count('H2')).toBeGreaterThan(5)
  expect(count('Figure')).toBe(alternatives.length)
  expect(count('Figure')).toBeGreaterThanOrEqual(7)
  expect(alternatives.find((one) => one.startsWith('Energia por dia'))).toMatch(
    /26 dias com registro: de .* kcal\. Meta/,
  )
  expect(count('Table')).toBe(count('THead'))
  expect(objects.match(/\/Scope \/Row/g)!.length).toBeGreaterThanOrEqual(31)
  const headers = tags.filter((tag) => ['H1', 'H2', 'H3'].includes(tag))
  headers.forEach((tag, at) => {
    const level = (one: string | undefined) => Number(one?.slice(1) ?? 0)
    expect(level(tag) - level(headers[at - 1])).toBeLessThanOrEqual(1)
  })
})

test('a day without meals is neither a zero nor part of the averages', async () => {
  const { pages } = await documentOf({ isLogged: (day) => day === 11 })
  const text = pages.join('\n')
  expect(text).toContain('1 de 31')
  expect(text).toContain('Poucos dias foram registrados')
  expect(text).not.toMatch(/\n0\n0\n/)
})

test('a lower bound of fiber is marked in every mean and chart', async () => {
  const report = reportOf({ ...october, isLogged: (day) => day < 3 })
  const { advanced, days } = report
  const { blocks } = describeMonth({
    name,
    createdAt,
    report: {
      ...report,
      days: {
        ...days,
        fiber_g: days.fiber_g.map((_, day) => [30, null, 12][day] ?? null),
        fiber_is_partial: days.meals.map((_, day) => day === 1 || day === 2),
      },
      advanced: advanced && {
        ...advanced,
        weekdays: advanced.weekdays.map((one) => ({ ...one, fiber_is_partial: true as const })),
      },
    },
  })
  const told = JSON.stringify(blocks)
  expect(told).toContain('Fibra por dia, em 3 dias com registro: de 12 a 30 g onde se conhece. Meta')
  expect(told).toMatch(/"Segunda-feira","3","[^"]*","[^"]*","mín. 23"/)
  expect(told).not.toMatch(/Energia por dia[^"]*(onde se conhece|pelo menos)/)
})

test.each([
  [true, 'Médias de 4 dias completos'],
  [false, 'Médias de 4 dias com registro. '],
])('with whole days %s every text on the means covers the same days', (areWhole, covered) => {
  const report = reportOf({ ...october, isLogged: (day) => day < 7 })
  const averages = { ...report.averages, are_days_whole: areWhole }
  const { blocks } = describeMonth({ name, createdAt, report: { ...report, averages } })
  const told = JSON.stringify(blocks)
  expect(told.split(covered)).toHaveLength(3)
  expect(told.includes('dias completos')).toBe(areWhole)
})

test('an empty month says so on one page', async () => {
  const { pages } = await documentOf({ isLogged: () => false })
  expect(pages).toHaveLength(1)
  expect(pages[0]).toContain('Nada foi registrado neste mês')
  expect(pages[0]).not.toContain('kcal')
})

test('a document with hidden numbers has no energy, grams, percent or weight', async () => {
  const { pages, alternatives } = await documentOf({ isLogged: () => true, numbersHidden: true })
  const text = [...pages, ...alternatives].join('\n')
  expect(text).toContain('Arroz branco')
  expect(text).toContain('07h30')
  expect(text).not.toMatch(/kcal|\d ?g\b|%|\bkg\b|\b[Mm]eta\b|Aderência|Proteína/)
})

test('plans with advanced reports download the month as a named, uncached file', async () => {
  const person = await signUpConfirmed({ name })
  await answerQuestionnaire(person)
  await log(person, { date: '2026-03-11' })
  expect(await problemCode(person.fetch(pathOf('2026-03')))).toBe('403 upgrade_required')
  await buyPlan(person, 'monthly')
  const reply = await person.fetch(pathOf('2026-03'))
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="prato-certo-2026-03.pdf"')
  expect(reply.headers.get('cache-control')).toBe('no-store')
  const text = readPdf(new Uint8Array(await reply.arrayBuffer())).pages.join('\n')
  expect(text).toContain('Relatório de março de 2026')
  expect(text).toContain(name)
  expect(text).toContain('11/03')
  expect(text).not.toContain('12/03')
})

test('a character missing from the font is removed from a name', async () => {
  const person = await signUpConfirmed({ name: 'Zoë 🍉👩‍🍳🏽 Lima ❤️' })
  await buyPlan(person, 'annual')
  const reply = await person.fetch(pathOf('2026-03'))
  const [first] = readPdf(new Uint8Array(await reply.arrayBuffer())).pages
  expect(first).toContain('Prato Certo · Zoë Lima · março de 2026')
})

test('a name that looks like PDF syntax is drawn as text', async () => {
  const hostile = 'Ana) /OpenAction << /S /JavaScript /JS (x) >> </rdf:RDF> & \\('
  const report = reportOf({ ...october, isLogged: () => false })
  const bytes = await renderDocument(describeMonth({ report, name: hostile, createdAt }))
  const { pages, objects, metadata } = readPdf(bytes)
  expect(pages.join('\n')).toContain(hostile)
  expect(objects.replace(/\((?:\\.|[^()\\])*\)/gs, '')).not.toMatch(/\/(OpenAction|JavaScript|JS)\b/)
  expect(metadata.match(/<\/rdf:RDF>/g)).toHaveLength(1)
})

test('an account with hidden numbers gets none from the server', async () => {
  const person = await signUpConfirmed()
  await answerQuestionnaire(person, quietAnswers)
  await log(person, { date: '2026-03-11' })
  await buyPlan(person, 'annual')
  const reply = await person.fetch(pathOf('2026-03'))
  const text = readPdf(new Uint8Array(await reply.arrayBuffer())).pages.join('\n')
  expect(text).toContain('Arroz')
  expect(text).not.toMatch(/kcal|%|\bkg\b/)
})

test.each(['2026-13', '26-03', '2026-3', '0000-01', 'março'])('%s is not a month', async (month) => {
  const person = await signUpConfirmed()
  expect(await problemCode(person.fetch(pathOf(encodeURIComponent(month))))).toBe('422 validation_failed')
})

test('a future month has no document', async () => {
  const person = await signUpConfirmed()
  await buyPlan(person, 'annual')
  expect(await problemCode(person.fetch(pathOf('2026-04')))).toBe('422 report_out_of_range')
})

test('a mailed link opens its month without a login after a button press', async () => {
  const person = await signUpConfirmed({ name: 'Rita Prado' })
  await buyPlan(person, 'annual')
  const { fetch } = openBrowser()
  const page = await fetch(linkFor(person, '2026-03'))
  const shown = await page.text()
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(shown).toContain('Seu relatório de março de 2026')
  expect(shown).not.toContain('Rita')
  const reply = await fetch(linkFor(person, '2026-03'), { method: 'POST' })
  expect(reply.headers.get('content-disposition')).toContain('prato-certo-2026-03.pdf')
  const [first] = readPdf(new Uint8Array(await reply.arrayBuffer())).pages
  expect(first).toContain('Rita Prado')
})

test('an expired, forged or unpaid link opens nothing and says so', async () => {
  const [paying, basic] = [await signUpConfirmed(), await signUpConfirmed()]
  await buyPlan(paying, 'annual')
  const { fetch } = openBrowser()
  for (const link of [
    linkFor(paying, '2026-03', -1),
    `${linkFor(paying, '2026-03')}x`,
    linkFor(basic, '2026-03'),
  ]) {
    for (const method of ['GET', 'POST']) {
      const reply = await fetch(link, { method })
      expect([reply.status, await reply.text()]).toEqual([
        404,
        expect.stringContaining('Este link não vale mais'),
      ])
    }
  }
})

test('repeated button presses are limited with a readable page', async () => {
  const person = await signUpConfirmed()
  await buyPlan(person, 'annual')
  const { fetch } = openBrowser()
  const press = () => fetch(linkFor(person, '2026-03'), { method: 'POST' })
  await countEarlierUses(testApp, 5, 'monthly-document', person.id, [{ max: 6, perSeconds: 60 }])
  expect((await press()).status).toBe(200)
  const refused = await press()
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    429,
    expect.stringContaining('text/html'),
  ])
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await refused.text()).toContain('<h1>')
})
