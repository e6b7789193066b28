import { entryOf } from './words.ts'

/** Full words for abbreviations of food diaries that mean nothing else. */
const abbreviations: Readonly<Record<string, string>> = {
  acuc: 'açúcar',
  amend: 'amendoim',
  arr: 'arroz',
  choc: 'chocolate',
  desn: 'desnatado',
  desnat: 'desnatado',
  dum: 'do',
  duma: 'da',
  feij: 'feijão',
  frg: 'frango',
  grelh: 'grelhado',
  integ: 'integral',
  iog: 'iogurte',
  macar: 'macarrão',
  gde: 'grande',
  mant: 'manteiga',
  mta: 'muita',
  mto: 'muito',
  peq: 'pequena',
  qjo: 'queijo',
  req: 'requeijão',
  reqj: 'requeijão',
  sld: 'salada',
  td: 'tudo',
  tds: 'todos',
}

/** Words around an abbreviation that give it its only meaning. */
interface Neighbours {
  readonly before: string
  readonly after: string
}

/** Abbreviations that have one meaning only beside certain words: `bat doce`, `fr grelh`, `lt desn`, `pta de amendoim`. */
const inCompany: Readonly<Record<string, (words: Neighbours) => string | undefined>> = {
  bat: ({ after }) => (/^(?:doce|inglesa|frita|palha|cozida|baroa)$/u.test(after) ? 'batata' : undefined),
  fr: ({ after }) =>
    /^(?:grelh\w*|assad[oa]|coz\w*|desf\w*|frito|ensopado)$/u.test(after) ? 'frango' : undefined,
  coz: ({ before }) =>
    /^(?:ovos?|arr|arroz|bat|batata|doce|frg?|frango|carne|legumes|mandioca|macarrao)$/u.test(before)
      ? 'cozido'
      : undefined,
  int: ({ before }) =>
    /^(?:arr|arroz|pao|paes|leite|lt|iog|iogurte|macarrao|macar|torradas?)$/u.test(before)
      ? 'integral'
      : undefined,
  // `arroz feijão frita e salada` lists fried potatoes.
  frita: ({ before }) => (/^(?:arroz|feijao)$/u.test(before) ? 'fritas' : undefined),
  // Elsewhere it is a litre or a can: `2 lt de leite`, `1 lt de coca`.
  lt: ({ after }) => (/^(?:desn|desnat|desnatado|int|integral|semi)$/u.test(after) ? 'leite' : undefined),
  pta: ({ after }) => (/^(?:de|d|amendoim|amend)$/u.test(after) ? 'pasta' : undefined),
  pst: ({ after }) => (/^(?:de|d|amendoim|amend)$/u.test(after) ? 'pasta' : undefined),
}

/** Returns the full word for an abbreviation; `undefined` for any other word and where it may mean several foods. */
export function unabbreviated(word: string, neighbours: Neighbours): string | undefined {
  return entryOf(abbreviations, word) ?? entryOf(inCompany, word)?.(neighbours)
}
