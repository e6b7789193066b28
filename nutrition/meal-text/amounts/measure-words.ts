import { itemAt } from '../../shared/collections/lookup.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { soundOf } from '../matching/spelling.ts'
import { isSizeWord, readSize } from '../matching/size-words.ts'
import type { Token } from '../words/tokens.ts'
import { isUnitWord, unitOf } from '../words/unit-words.ts'
import { entryOf, wordKey } from '../words/words.ts'

/** A household measure or unit of mass or volume as written. */
export interface SpokenMeasure {
  /** Canonical name, such as `colher de sopa`, `concha`, `grama`, `ml`, `unidade`, `porção`. */
  readonly name: string
  /** Grams or millilitres of one, if known from the text: `g`, `kg`, `copo de 300 ml`. */
  readonly grams?: number
  readonly size?: MeasureSize
  /** True if the text says only `colher`; for the sugar of a drink this means a teaspoon. */
  readonly isBareSpoon?: true
  /** True if the grams follow the measure without `de`, so that they may be those of all: `2 fatias 38 g`. */
  readonly isUnlinked?: true
  /** Index of the first token after the measure. */
  readonly next: number
}

type Vessel = Pick<SpokenMeasure, 'name' | 'size' | 'grams'>

/** Measures by look-up key. `size` is set if the word implies a size. */
const vessels: Readonly<Record<string, Vessel>> = {
  colher: { name: 'colher de sopa' },
  col: { name: 'colher de sopa' },
  colh: { name: 'colher de sopa' },
  colherada: { name: 'colher de sopa' },
  culher: { name: 'colher de sopa' },
  cs: { name: 'colher de sopa' },
  csp: { name: 'colher de sopa' },
  colherzona: { name: 'colher de servir' },
  colherona: { name: 'colher de servir' },
  colheron: { name: 'colher de servir' },
  colherzinha: { name: 'colher de chá' },
  colherinha: { name: 'colher de chá' },
  cc: { name: 'colher de chá' },
  concha: { name: 'concha' },
  conchada: { name: 'concha' },
  conchinha: { name: 'concha', size: 'pequeno' },
  escumadeira: { name: 'escumadeira' },
  espumadeira: { name: 'escumadeira' },
  escumadera: { name: 'escumadeira' },
  pegador: { name: 'pegador' },
  pegada: { name: 'pegador' },
  garfada: { name: 'garfada' },
  garfo: { name: 'garfada' },
  mordida: { name: 'mordida' },
  gole: { name: 'gole' },
  golinho: { name: 'gole', size: 'pequeno' },
  fatia: { name: 'fatia' },
  ft: { name: 'fatia' },
  fts: { name: 'fatia' },
  fatiazinha: { name: 'fatia', size: 'pequeno' },
  fatiinha: { name: 'fatia', size: 'pequeno' },
  fationa: { name: 'fatia', size: 'grande' },
  lasca: { name: 'fatia', size: 'pequeno' },
  lasquinha: { name: 'fatia', size: 'pequeno' },
  talhada: { name: 'fatia' },
  naco: { name: 'pedaço' },
  unidade: { name: 'unidade' },
  un: { name: 'unidade' },
  und: { name: 'unidade' },
  uni: { name: 'unidade' },
  unid: { name: 'unidade' },
  u: { name: 'unidade' },
  pedaco: { name: 'pedaço' },
  pedaso: { name: 'pedaço' },
  pedasso: { name: 'pedaço' },
  pedacinho: { name: 'pedaço', size: 'pequeno' },
  taquinho: { name: 'pedaço', size: 'pequeno' },
  toquinho: { name: 'pedaço', size: 'pequeno' },
  pedacao: { name: 'pedaço', size: 'grande' },
  copo: { name: 'copo' },
  mamadeira: { name: 'copo' },
  copinho: { name: 'copo', size: 'pequeno' },
  copao: { name: 'copo', size: 'grande' },
  copazo: { name: 'copo', size: 'grande' },
  xicara: { name: 'xícara' },
  xic: { name: 'xícara' },
  chicara: { name: 'xícara' },
  xicrinha: { name: 'xícara', size: 'pequeno' },
  xicarazinha: { name: 'xícara', size: 'pequeno' },
  caneca: { name: 'caneca' },
  canecao: { name: 'caneca', size: 'grande' },
  canequinha: { name: 'caneca', size: 'pequeno' },
  caneco: { name: 'caneca' },
  prato: { name: 'prato' },
  pratao: { name: 'prato', size: 'grande' },
  pratinho: { name: 'prato de sobremesa' },
  pratada: { name: 'prato', size: 'grande' },
  pire: { name: 'pires' },
  pires: { name: 'pires' },
  posta: { name: 'posta' },
  bife: { name: 'bife' },
  bifinho: { name: 'bife', size: 'pequeno' },
  bifao: { name: 'bife', size: 'grande' },
  file: { name: 'filé' },
  filezinho: { name: 'filé', size: 'pequeno' },
  filezao: { name: 'filé', size: 'grande' },
  lata: { name: 'lata' },
  latinha: { name: 'lata' },
  latao: { name: 'lata', grams: 473 },
  garrafa: { name: 'garrafa' },
  garrafinha: { name: 'garrafa', size: 'pequeno' },
  garrafao: { name: 'garrafa', size: 'grande' },
  ks: { name: 'garrafa', grams: 290 },
  pint: { name: 'copo', grams: 473 },
  caculinha: { name: 'garrafa', grams: 237 },
  pacote: { name: 'pacote' },
  pacotinho: { name: 'pacote', size: 'pequeno' },
  pct: { name: 'pacote' },
  saquinho: { name: 'saco', size: 'pequeno' },
  saco: { name: 'saco' },
  calice: { name: 'cálice' },
  pote: { name: 'pote' },
  potinho: { name: 'pote', size: 'pequeno' },
  balde: { name: 'saco', size: 'grande' },
  folha: { name: 'folha' },
  folhinha: { name: 'folha', size: 'pequeno' },
  ramo: { name: 'ramo' },
  raminho: { name: 'ramo', size: 'pequeno' },
  buque: { name: 'ramo' },
  florete: { name: 'ramo' },
  arvorezinha: { name: 'ramo' },
  rodela: { name: 'rodela' },
  rodelinha: { name: 'rodela', size: 'pequeno' },
  punhado: { name: 'punhado' },
  punhadinho: { name: 'punhado', size: 'pequeno' },
  mao: { name: 'punhado' },
  maozinha: { name: 'punhado' },
  peca: { name: 'unidade' },
  pecinha: { name: 'unidade', size: 'pequeno' },
  porcao: { name: 'porção' },
  porcaozinha: { name: 'porção', size: 'pequeno' },
  dose: { name: 'dose' },
  scoop: { name: 'dose' },
  scup: { name: 'dose' },
  escup: { name: 'dose' },
  escupe: { name: 'dose' },
  medidor: { name: 'dose' },
  shot: { name: 'dose' },
  taca: { name: 'taça' },
  tacinha: { name: 'taça', size: 'pequeno' },
  bacia: { name: 'tigela', size: 'grande' },
  tigela: { name: 'tigela' },
  tigelinha: { name: 'tigela', size: 'pequeno' },
  bowl: { name: 'tigela' },
  cumbuca: { name: 'cumbuca' },
  cumbuquinha: { name: 'cumbuca', size: 'pequeno' },
  cuia: { name: 'cuia' },
  broto: { name: 'broto' },
  brotinho: { name: 'broto' },
  cm: { name: 'cm' },
  barra: { name: 'barra' },
  barrinha: { name: 'barra', size: 'pequeno' },
  tablete: { name: 'tablete' },
  quadradinho: { name: 'tablete' },
  bola: { name: 'bola' },
  bolinha: { name: 'bola', size: 'pequeno' },
  bago: { name: 'bago' },
  cacho: { name: 'cacho' },
  cachinho: { name: 'cacho', size: 'pequeno' },
  gomo: { name: 'gomo' },
  gominho: { name: 'gomo' },
  espeto: { name: 'espetinho' },
  espetinho: { name: 'espetinho' },
  coxa: { name: 'coxa' },
  sobrecoxa: { name: 'sobrecoxa' },
  asa: { name: 'asa' },
  espiga: { name: 'espiga' },
  sache: { name: 'sachê' },
  pitada: { name: 'pitada' },
  fio: { name: 'fio' },
  fiozinho: { name: 'fio' },
  gota: { name: 'gota' },
  pinguinho: { name: 'fio' },
  dedo: { name: 'dedo' },
  cubo: { name: 'cubo' },
  cubinho: { name: 'cubo' },
  dente: { name: 'dente' },
  tira: { name: 'tira' },
  tirinha: { name: 'tira' },
  palito: { name: 'palito' },
  caixinha: { name: 'caixinha' },
  caixa: { name: 'caixa' },
  cx: { name: 'caixa' },
  cestinha: { name: 'porção' },
  bandeja: { name: 'bandeja' },
  jarra: { name: 'jarra' },
  cabeca: { name: 'unidade' },
  pe: { name: 'unidade' },
}

const vesselsBySound: ReadonlyMap<string, Vessel> = new Map(
  Object.entries(vessels)
    .filter(([word]) => word.length >= 5)
    .map(([word, vessel]) => [soundOf(word), vessel]),
)

/** Second words that select another measure: `colher de chá`, `copo americano`, `prato fundo`. */
const kinds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'colher de sopa': {
    sopa: 'colher de sopa',
    cha: 'colher de chá',
    sobremesa: 'colher de sobremesa',
    cafe: 'colher de café',
    cafezinho: 'colher de café',
    servir: 'colher de servir',
    arroz: 'colher de servir',
    pau: 'colher de servir',
    grande: 'colher de servir',
    grandona: 'colher de servir',
    pequeno: 'colher de chá',
    pequena: 'colher de chá',
    s: 'colher de sopa',
    serv: 'colher de servir',
    sob: 'colher de sobremesa',
  },
  copo: {
    americano: 'copo americano',
    lagoinha: 'copo americano',
    duplo: 'copo duplo',
    requeijao: 'copo de requeijão',
    descartavel: 'copo descartável',
    plastico: 'copo descartável',
    cafe: 'copo de cafezinho',
    cafezinho: 'copo de cafezinho',
    tulipa: 'copo tulipa',
    geleia: 'copo americano',
    agua: 'copo',
    vidro: 'copo',
    long: 'copo duplo',
  },
  xícara: { cha: 'xícara', cafe: 'xícara de café', cafezinho: 'xícara de café' },
  prato: { fundo: 'prato fundo', raso: 'prato raso', sobremesa: 'prato de sobremesa' },
}
/** Second words of a measure that are also foods: `xícara de chá` is a cup of tea if no food follows. */
const edibleKinds = new Set(['cha', 'cafe', 'cafezinho', 'arroz', 'requeijao', 'sopa', 'geleia', 'agua'])

const approximate = new Set(['cerca', 'quase', 'aproximadamente', 'uns', 'umas', 'mais', 'menos', 'ou'])

/**
 * Parses the measure at a token with its second word, size and volume: `copo de 300 ml`, `fatia bem grossa`. `findFood`
 * decides whether the second word is the food: `colher de arroz de feijão` is a serving spoon, `colher de arroz` a
 * spoon of rice.
 */
export function readMeasure(
  tokens: readonly Token[],
  at: number,
  findFood: FindFood,
): SpokenMeasure | undefined {
  const token = tokens[at]
  if (!token || token.kind !== 'word') return undefined
  const mass = unitOf(token)
  if (mass) return { name: mass[0], grams: mass[1], next: at + 1 }
  if (token.plain === 'long' && tokens[at + 1]?.plain === 'neck') {
    const bottle = { name: 'garrafa', grams: 355, next: at + 2 }
    return readVolume(tokens, bottle) ?? bottle
  }
  if (/^pont(?:a|inha)$/u.test(token.plain) && tokens[at + 2]?.plain === 'faca')
    return { name: 'ponta de faca', next: at + 3 }
  const vessel = entryOf(vessels, token.key) ?? vesselSpelled(token.key, () => findFood(at) !== undefined)
  if (!vessel) return undefined
  let measure: SpokenMeasure = { ...vessel, next: at + 1 }
  let sized = readSize(tokens, measure.next)
  // "colher grande" means another spoon and not a heaped one.
  if (sized && !entryOf(kinds[vessel.name] ?? {}, tokens[measure.next]?.key ?? ''))
    measure = { ...measure, size: sized.size, next: sized.next }
  const kind = readKind(tokens, measure, findFood)
  if (kind) measure = kind
  else if (token.key === 'colher') measure = { ...measure, isBareSpoon: true }
  measure = readVolume(tokens, measure) ?? measure
  sized = readSize(tokens, measure.next)
  return sized ? { ...measure, size: sized.size, next: sized.next } : measure
}

const shortestSpelled = 6

/**
 * Returns the vessel that a misspelt word sounds like: `pedasos`, `xicaras`. Returns `undefined` for words of fewer
 * than `shortestSpelled` letters and for names of foods.
 */
function vesselSpelled(key: string, isFood: () => boolean): Vessel | undefined {
  return key.length < shortestSpelled || isFood() ? undefined : vesselsBySound.get(soundOf(key))
}

function readKind(
  tokens: readonly Token[],
  measure: SpokenMeasure,
  findFood: FindFood,
): SpokenMeasure | undefined {
  const known = entryOf(kinds, measure.name)
  if (!known) return undefined
  let at = measure.next
  while (tokens[at]?.kind === 'stop' || tokens[at]?.plain === '(') at++
  if (/^(?:de|da|do|para)$/u.test(tokens[at]?.plain ?? '')) at++
  const word = tokens[at]
  // `requeijão 1 colher café com leite`
  const isBare = at === measure.next
  if (isBare && word?.key === 'cafe' && (findFood(at)?.words ?? 0) > 1) return undefined
  const kind = word && (entryOf(known, word.key) ?? entryOf(known, word.plain))
  if (!word || !kind) return undefined
  let next = at + 1
  if (tokens[next]?.plain === ')') next++
  if (edibleKinds.has(word.key) && !isMeasureSpoon(measure.name, word.key)) {
    const food = findFood(at)
    // "copo de água de coco": `água` is part of the food's name, not a kind of glass.
    if (food && food.words > 1 && food.next > next) return undefined
    const from = /^d[eoa]s?$/u.test(tokens[next]?.plain ?? '') ? next + 1 : -1
    if ((from < 0 || !findFood(from)) && !isServedIn(tokens, measure, findFood)) return undefined
  }
  return { ...measure, name: kind, next }
}

/** Returns whether a vessel contains the food named before it: `café com leite numa xícara de chá`. */
function isServedIn(tokens: readonly Token[], measure: SpokenMeasure, findFood: FindFood): boolean {
  const vessel = tokens.findLastIndex((token, at) => at < measure.next && entryOf(vessels, token.key))
  const before = tokens[vessel - 1]
  if (/^(?:num|numa|em|na|no)$/u.test(before?.plain ?? '')) return true
  if (tokens[measure.next + 1]?.key !== 'requeijao') return false
  for (let at = vessel - 1; at >= 0 && at >= vessel - 6; at--) {
    const token = itemAt(tokens, at)
    if (token.kind === 'stop' || token.kind === 'break' || token.plain === 'e') return false
    if (token.kind === 'word' && findFood(at)) return true
  }
  return false
}

/**
 * Returns whether a spoon's second word always belongs to the measure: `colher de chá`, `de sopa` and `de café` never
 * mean tea, soup or coffee.
 */
function isMeasureSpoon(name: string, kind: string): boolean {
  return name === 'colher de sopa' && kind !== 'arroz'
}

const spooned = /^(?:colher|dose|sachê|pitada|punhado)/u

/** Parses the stated volume of a vessel: `copo de 300 ml`, `lata 350ml`, `garrafa de 1 litro`, `copo de 200`. */
function readVolume(tokens: readonly Token[], measure: SpokenMeasure): SpokenMeasure | undefined {
  let at = measure.next
  while (/^(?:de|da|com|c)$/u.test(tokens[at]?.plain ?? '') || approximate.has(tokens[at]?.plain ?? '')) at++
  // `2 colheres com 200 ml de leite` names another food.
  const isOther = /^(?:com|c)$/u.test(tokens[measure.next]?.plain ?? '') && spooned.test(measure.name)
  const number = isOther ? undefined : tokens[at]
  const isHalf = number?.plain === 'meio'
  if (!number || (number.kind !== 'number' && !isHalf && number.plain !== 'um')) return undefined
  const unit = tokens[at + 1]
  const mass = unit && unitOf(unit)
  const count = number.kind === 'number' ? number.value : isHalf ? 0.5 : 1
  const isUnlinked = at === measure.next
  if (mass)
    return { ...measure, grams: count * mass[1], next: at + 2, ...(isUnlinked && { isUnlinked: true }) }
  const isBareVolume =
    /^(?:copo|lata|garrafa)/u.test(measure.name) && number.kind === 'number' && count >= 100
  return isBareVolume ? { ...measure, grams: count, next: at + 1 } : undefined
}

/** Returns whether a word names a measure, a unit or a size. */
export function isMeasureWord(word: string): boolean {
  return isUnitWord(word) || entryOf(vessels, word) !== undefined || isSizeWord(word)
}

/** Returns the canonical name of the measure that a single word names: `folhas` -> `folha`. */
export function measureNamed(word: string): string | undefined {
  return sizedMeasureNamed(word)?.name
}

/** Returns the measure that a single word names, with the size that the word implies: `barrinha`. */
export function sizedMeasureNamed(word: string): Pick<SpokenMeasure, 'name' | 'size'> | undefined {
  return entryOf(vessels, wordKey(word))
}
