import { type Concept, words } from './concept.ts'

const operated =
  '(?:oper(?:ei|ad[ao]|acao|ou|ar|aram)|cirurgi\\w+|tir(?:ei|ar|ada)|retir(?:ei|ada|ar|ou)|remov(?:i|eu)|remocao|extra(?:i|cao)|ressec\\w+|fiz)'
const belly =
  '(?:vesicula|apendi\\w+|hernias?|utero|ovarios?|intestino|barriga|abdom\\w+|abdominal|baco|pancreas|figado|colon|reto|diverticul\\w+|trompas?|miomas?|endometriose)'

/** Bariatric and abdominal surgery. Other operations are in `benign.ts`. */
export const surgeries: readonly Concept[] = [
  {
    code: 'benign',
    past: 'ends',
    pattern: words(
      '(?:quero|queria|penso em|pensando em|pretendo|sonho em|cogito|nao quero|considerando) (?:\\w+ ){0,2}(?:bariatric\\w+|bypass|sleeve|balao\\w*|reducao de estomago)',
      'hernia (?:de disco|discal|cervical|lombar)(?: \\w+)?',
    ),
  },
  {
    code: 'ask',
    past: 'ends',
    pattern: words(
      '(?:vou (?:fazer|operar|passar por)|marquei|marcad[ao]|agendad[ao]|na fila d[ea]|fila da|esperando a|preparando para|preparo para|em preparo para)(?: \\w+){0,3} (?:bariatric\\w+|bypass|sleeve|cirurgia|operacao)',
      '(?:bariatric\\w+|cirurgia|operacao) (?:\\w+ )?(?:marcada|agendada|mes que vem|semana que vem|ano que vem)',
    ),
  },
  {
    code: 'bariatrica',
    past: 'counts',
    pattern: words(
      'bari?atri\\w+(?: \\w+ (?:anos?|meses))?',
      'bariatica',
      'gastroplastia\\w*',
      'gastrectom\\w+',
      'by ?pass?(?: gastrico)?',
      'bypas',
      'bay ?pass?',
      'sleeve',
      'slee?ve?',
      'sliv[ei]?',
      'fobi capella',
      'capella',
      'duodenal switch',
      '(?:banda|balao|anel) (?:gastric[ao]|intra ?gastric[ao]|no estomago|do estomago)',
      'balaozinho',
      '(?:reduc\\w+|reduz\\w+|diminu\\w+|cort\\w+|gramp\\w+|costur\\w+|estom\\w+ reduzid[ao]|tir\\w+|retir\\w+) (?:\\w+ ){0,3}(?:d[eo] |o |meu |parte do |pedaco do |metade do )*estomago',
      'estomago (?:reduzido|grampeado|operado|pequeno de cirurgia|cortado)',
      '(?:cirurgia|operacao|operei) (?:\\w+ ){0,2}(?:d[ea] |para |do )(?:obesidade|emagrecer|emagrecimento|estomago|reducao|perder peso)',
      'oper\\w+ (?:o |do |de )?(?:meu )?estomago',
      'manga gastrica',
      'operad[ao] do estomago(?: \\w+){0,2}',
      'gastrectomia vertical',
      'metabolica de diabetes',
      'endosutura gastrica',
      'gastroplastia endoscopica',
    ),
  },
  {
    code: 'cirurgia_abdominal',
    past: 'ends',
    isEvent: true,
    pattern: words(
      'colecistect\\w+',
      'apendicect\\w+',
      'histerect\\w+',
      'colectomi\\w+',
      'colosto\\w+',
      'ileosto\\w+',
      'laparosc\\w+',
      'video ?laparosc\\w+',
      'laparotom\\w+',
      'abdominoplast\\w+',
      'miomect\\w+',
      'esplenect\\w+',
      'pancreatect\\w+',
      'hepatectomia',
      'herniorrafia',
      'hernioplastia',
      'ooforectomia',
      'salpingectomia',
      'laqueadura',
      'lipo(?:aspiracao|escultura)?(?! (?:de|na|da) (?:papada|braco|coxa|culote))(?: (?:na|da|de) barriga| abdominal| lad)?',
      'cesarea\\w*',
      'cesariana',
      `${operated} (?:\\w+ ){0,4}${belly}(?: \\w+)?`,
      'sem (?:a )?vesicula',
      'nao tenho (?:mais )?(?:a )?vesicula',
      'bolsa de colostomia',
    ),
  },
  {
    code: 'cirurgia_abdominal',
    past: 'ends',
    isEvent: true,
    fields: ['cirurgia'],
    pattern: words(belly, 'pedra na vesicula', 'plastica na barriga', 'cirurgia bariatrica reparadora'),
  },
]
