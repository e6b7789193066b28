import { expect, test } from 'vitest'
import { costText, outcomeToasts, priceText, spokenProgress } from './copy.ts'
import { advance, type Run, type RunEvent, startRun } from './image-run.ts'

const recipes = Array.from({ length: 25 }, (_, at) => ({
  id: String(at),
  name: `Receita ${at}`,
  image_query: '',
}))
const failure = { code: 'image_generation_failed', detail: 'A imagem não veio.' }
const made = (at: number): RunEvent => ({ type: 'made', id: String(at), image: '/a.webp' })
const failed = (at: number): RunEvent => ({ type: 'failed', id: String(at), failure })
const run = (count: number, ...events: RunEvent[]): Run =>
  events.reduce(advance, startRun('generated', recipes.slice(0, count)))
const titles = (of: Run) => outcomeToasts(of).map(({ title }) => title)
const model = { provider: 'openai', model: 'gpt-image-1' }

test('the cost of a run is shown if known, otherwise the provider that charges', () => {
  expect(costText({ ...model, cost_usd: 0.04 }, 12)).toBe('12 imagens × US$\u00a00,04 ≈ US$\u00a00,48')
  expect(priceText({ ...model, cost_usd: 0.04 })).toBe('Cada imagem custa cerca de US$\u00a00,04.')
  expect(costText({ ...model, cost_usd: 0.003 }, 1)).toBe('1 imagem × US$\u00a00,003 ≈ US$\u00a00,003')
  expect(costText({ ...model, cost_usd: null }, 12)).toBe(
    'O provedor cobra cada imagem conforme a tabela dele.',
  )
})

test('the end of a run says how many images came and how many failed', () => {
  expect(titles(run(2, made(0), made(1)))).toEqual(['2 imagens geradas com sucesso!'])
  expect(titles(run(2, made(0), failed(1)))).toEqual([
    '1 imagem gerada com sucesso!',
    '1 imagem não foi gerada',
  ])
  expect(titles(run(1, failed(0)))).toEqual(['1 imagem não foi gerada'])
})

test('a run that stops by itself gives the reason; a manual stop shows no notice', () => {
  expect(outcomeToasts(run(5, failed(0), failed(1), failed(2)))).toEqual([
    { title: 'Erro ao gerar imagens das receitas', description: 'A imagem não veio.', tone: 'error' },
  ])
  expect(outcomeToasts(run(5, { type: 'stop' }, made(0)))).toEqual([])
})

test('a long run is announced at its start, every tenth image and its end', () => {
  const heard = new Set<string>()
  let current = run(25)
  heard.add(spokenProgress(current))
  for (let at = 0; at < 25; at++) {
    current = advance(current, made(at))
    heard.add(spokenProgress(current))
  }
  expect([...heard]).toEqual([
    'Gerando 25 imagens, uma de cada vez.',
    '10 de 25 imagens já passaram.',
    '20 de 25 imagens já passaram.',
    'Geração encerrada: 25 de 25 prontas.',
  ])
})
