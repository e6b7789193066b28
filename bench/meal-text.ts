import { readFileSync } from 'node:fs'
import { readMeal } from '#nutrition/meal-text/meal-text.ts'
import { percentile, report, timeEachSync } from './support/measure.ts'

/** Realistic sentences with measures, typos, several plates and words that are not food. */
const sentences = [
  '2 colheres de arroz, 1 concha de feijão, 1 bife acebolado e salada de alface',
  'um pão francês com manteiga e um café com leite sem açúcar',
  'comi meia marmita de arroz integral, frango grelhado e brócolis no almoço',
  '3 ovos mexidos, 1 fatia de queijo minas e 200 ml de suco de laranja',
  'tapioca com queijo coalho e coco',
  'feijoada completa com couve, farofa e laranja',
  'dois pedaços de pizza de calabresa e um copo de refrigerante',
  'açaí de 300 ml com granola, banana e leite condensado',
  'peixe assado 150g, purê de batata e salada de tomate',
  'iogurte natural com aveia e mamão',
  'um prato feito: arroz feijao bife e batata frita',
  'strogonoff de frango com batata palha e arroz branco',
]

/** Sentences that people of many kinds wrote, no two alike. */
const golden = readFileSync(new URL('../nutrition/meal-text/golden/outsiders.tsv', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => line.split('\t')[0] || [])

for (const { name, texts, rounds } of [
  { name: 'ordinary sentences', texts: sentences, rounds: 1000 },
  { name: `${golden.length} different sentences`, texts: golden, rounds: 6 },
]) {
  // A server reads for days: the compiler has long seen each rule.
  const samples = timeEachSync({ warmUp: rounds * texts.length, counted: rounds * texts.length }, (round) =>
    readMeal(texts[round % texts.length] ?? ''),
  )
  const seconds = samples.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000
  report({
    what: `${name} read on one core`,
    measured: samples.length / seconds,
    goal: 5000,
    goalIs: 'at least',
    unit: '/s',
    comparedTo: 'own goal',
  })
  report({
    what: `${name}, one read, p99`,
    measured: percentile(samples, 0.99),
    goal: 5,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'own goal',
  })
}

/** Pieces of adversarial sentences, each repeated up to the maximum length, that force the parser to backtrack. */
const hostile = [
  '1 ',
  '½',
  'x1',
  '1.',
  ',',
  'e ',
  'arroz ',
  'sem ',
  'arroz com ',
  'não quero ',
  'aaaaaaaab ',
  'quiejo ',
  'quiejo com ',
  '(',
  '\u0301',
]
const slowest = hostile.map((word) => {
  const text = word.repeat(Math.ceil(1000 / word.length)).slice(0, 1000)
  return Math.min(...timeEachSync({ warmUp: 1, counted: 5 }, () => readMeal(text)))
})
report({
  what: 'worst hostile sentence of 1,000 characters',
  measured: Math.max(...slowest),
  goal: 100,
  goalIs: 'at most',
  unit: 'ms',
  comparedTo: 'own goal',
})
