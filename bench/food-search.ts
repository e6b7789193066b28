import { searchFoods } from '#nutrition/foods/search/search.ts'
import { percentile, report, timeEachSync } from './support/measure.ts'

/** Typical searches: whole names, prefixes, typos, missing accents. Each is typed letter by letter. */
const typed = [
  'arroz integral',
  'feijão preto',
  'peito de frango grelhado',
  'mandioca cozida',
  'pao de queijo',
  'assai',
]
const queries = typed.flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1)))

const samples = timeEachSync({ warmUp: 3 * queries.length, counted: 20 * queries.length }, (round) =>
  searchFoods(queries[round % queries.length] ?? ''),
)
report({
  what: 'food search while typing, p95',
  measured: percentile(samples, 0.95),
  goal: 5,
  goalIs: 'at most',
  unit: 'ms',
  comparedTo: 'own goal',
})
