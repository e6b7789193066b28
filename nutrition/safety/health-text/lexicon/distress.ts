import { type Concept, words } from './concept.ts'

const wish =
  '(?:quero|queria|gostaria de|vontade de|pens\\w+ em|ja quis|quis|preferia|desejo|desejei|ideia de|pensamentos? de|planej\\w+|imagino|sonho em|peco para)'
/** Idioms and errands: "sumir com a barriga", "sumir no feriado", "morrer de rir". */
const notAway =
  '(?! (?:com|n[ao]s?|uns|umas|uma semana|um pouco|por|ate|de ferias|esse|essa|esses|minha|meu|a |o |as |os |desse trabalho|do trabalho))'
const notOf = '(?! (?:de|velh\\w+|feliz|cedo|tao cedo|com saude|magr\\w+|engasgad[ao]))'
const notWithout = '(?! (?:de|sem|so|com|a base|na correria|no corre|na|no)\\b)'

/** Wishes to die or vanish and self-harm, and plain words for depression. */
export const distress: readonly Concept[] = [
  {
    code: 'benign',
    past: 'ends',
    pattern: words(
      'me cort\\w+ (?:\\w+ ){0,2}(?:barba|faca|tesoura|papel|estilete|vidro|lata|cozinha|sem querer|picando|cozinhando|descascando|depilando)(?: \\w+)?',
    ),
  },
  {
    code: 'sofrimento_intenso',
    past: 'counts',
    countsPlans: true,
    pattern: words(
      `${wish} (?:\\w+ ){0,2}?(?:sumir|desaparecer|evaporar)${notAway}`,
      `${wish} (?:\\w+ ){0,2}?morrer${notOf}`,
      `${wish} (?:\\w+ ){0,3}?(?:nao acordar|deixar de existir|nao existir|nunca ter nascido|nao ter nascido|me suicidar|estar mort[ao]|ter morrido|acabar com tudo(?! (?:que|o que|na|no|da|do))|acabar com (?:a |o )?(?:minha vida|meu sofrimento))`,
      '(?:quero|queria|vou|ia|pens\\w+ em|tent\\w+|vontade de|planej\\w+(?: como)?|como|por|quis|quase) (?:\\w+ )?me matar(?! (?:de|na|no|em|trabalhando|treinando|estudando|malhando))',
      '(?:tir\\w+|acab\\w+ com|atent\\w+ contra|dar fim a|dar fim na|fim na|fim a) (?:a )?minha (?:propria )?vida',
      'contra (?:a )?(?:minha )?propria vida',
      '(?:dar|dou|por|boto|botar|colocar) (?:um )?fim (?:nisso|em tudo|nessa vida|no (?:meu )?sofrimento)',
      `(?:nao|nem) (?:quero|queria|tenho|sinto) (?:mais )?(?:(?:vontade|forcas?|razao|motivos?|animo) (?:de|para) )?(?:mais )?(?:viver(?! (?:\\w+ )?(?:gord|doent|cansad|dor))|existir|acordar|estar viv[ao]|continuar viv[ao])(?: mais)?${notWithout}`,
      '(?:nem |nao )?sei se quero (?:mais )?(?:viver|est(?:ar|a) viv[ao]|continuar viv[ao]|acordar)',
      `nao aguento mais (?:viver|existir|essa vida|minha vida|a vida)${notWithout}`,
      `(?:cansei|cansad[ao]|cansaco|farta|farto|desisti) de (?:viver|existir|mim mesm[ao])${notWithout}`,
      'desisti da vida|desistir (?:de tudo|da vida|de viver)',
      '(?:vida|viver) (?:\\w+ ){0,2}(?:perdeu (?:o |todo o )?sentido|nao (?:tem|faz|vale)(?: mais)? (?:sentido|a pena|graca))',
      'nao (?:vejo|acho|tem|tenho) (?:mais )?(?:sentido|razao|motivo) (?:em|para|na|de|n[ao]) (?:viver|vida|continuar|existir)',
      'nao vejo (?:mais )?saida',
      '(?:familia|filh[ao]s?|marido|esposa|mundo|todos|gente|pais|mae) (?:\\w+ )?(?:estari|ficari|viveri|seri)\\w+ (?:\\w+ )?sem mim',
      'melhor (?:\\w+ )?(?:se eu )?(?:nao (?:existisse|estivesse aqui|tivesse nascido|acordasse)|morresse|sumisse|mort[ao])',
      '(?:falta|melhor|ninguem|alivio|diferenca)(?: \\w+){0,5} se eu (?:morr|sumi|desaparec)\\w+',
      'se eu (?:morresse|sumisse|desaparecesse)(?: \\w+){0,4} (?:falta|melhor|ninguem|alivio|notar\\w*|perceber\\w*)',
      'me jog(?:ar|o|aria) (?:d[aeo] (?:janela|ponte|predio|sacada|varanda|alto|viaduto|terraco)|(?:na frente|embaixo|debaixo) d[aeo])',
      'me (?:enforc|envenen)\\w+',
      '(?:tom\\w+|engol\\w+) (?:\\w+ ){0,2}(?:cartela|remedios?|comprimidos|veneno|chumbinho) (?:\\w+ ){0,3}(?:para (?:morrer|dormir para sempre)|de uma vez)',
      '(?:me corto|me cortava|me cortando|(?:voltei a|parei de|paro de|vontade de|comecei a|penso em) me cortar)',
      'me cort(?:ei|ar) (?:\\w+ ){0,2}(?:de proposito|bracos?|pernas?|coxas?|pulsos?|barriga)',
      'cort(?:o|ei|ar|ava) (?:meus?|os|o) (?:pulsos?|bracos?)',
      'me (?:machuc|queim|bat|fur|arranh|belisc|mord)\\w+ (?:\\w+ ){0,3}?(?:de proposito|ate sangrar|(?:para|de) (?:aliviar|sentir|me punir|castigo|raiva|culpa)|quando (?:fico (?:mal|triste|nervos\\w|ansios\\w|com raiva)|como|saio da dieta|exagero|me sinto))',
      '(?:pele|braco|perna|unhas?|dedos?) ate sangrar',
      'auto ?(?:mutil|les|agress|flagel)\\w+',
      '(?:pens\\w+ (?:em )?(?:\\w+ )?|vontade de |medo de |posso |vou )faz\\w+ (?:uma )?(?:besteira|bobagem|loucura|mal)(?: (?:comigo|a mim)|$)',
      'faz\\w+ (?:uma )?(?:besteira|bobagem|loucura|mal) (?:comigo|a mim)',
      'me fazer mal de proposito',
      'deus (?:\\w+ )?me (?:lev|busc|recolh)\\w+',
      'que tudo (?:isso )?(?:acabasse|acabe)',
      '(?:odeio|detesto) (?:a )?(?:minha vida|viver|existir|estar viv[ao])(?! (?:de|sem|so|com)\\b)',
      'prefiro morrer (?:do que|a|que) (?:continuar|viver|ficar|ser|seguir) (?:\\w+ ){0,2}?(?:gord\\w+|assim|nesse|desse|deste|neste)(?: \\w+)?',
      'preferia (?:\\w+ )?mort[ao]|preferia morrer|queria estar mort[ao]',
      'pens\\w+ (?:muito |so )?(?:em|na) (?:morrer|morte)(?! (?:de|d[ao])\\b)',
      'pensamentos? (?:de morte|de morrer|ruins de morte)',
      '(?:dormir|durma|dormisse) (?:para sempre|e (?:nao|nunca) (?:mais )?acordar|e (?:nao|nunca) acordasse)',
      '(?:nao|nunca) (?:mais )?acordar(?: mais)?$',
    ),
  },
  { code: 'sofrimento_intenso', past: 'counts', pattern: words('suicid\\w+') },
  {
    code: 'ansiedade_depressao',
    past: 'ends',
    countsPlans: true,
    pattern: words(
      'fundo do poco',
      'tristeza (?:\\w+ ){0,2}(?:nao passa|profunda|sem fim|constante|nao acaba|todo dia)',
      'vazio (?:\\w+ )?(?:enorme|imenso|por dentro|no peito|dentro de mim|que nao passa)',
      'perdi (?:o gosto|a graca|a vontade|o interesse|o prazer) (?:por|de|em|pel[ao]|n[ao]) (?:tudo|viver|vida|todas as coisas)',
      '(?:sem|nao tenho|nao sinto|tenho zero) (?:mais )?(?:vontade|animo) (?:de|para) (?:nada|fazer nada|viver|sair da cama|levantar da cama)',
      'nao (?:vejo|acho) (?:mais )?graca em (?:mais )?nada',
      'penso (?:muita |so )?besteira(?: \\w+){0,2}',
      'internad[ao] (?:\\w+ )?(?:n[ao]|em|pel[ao]) (?:\\w+ )?psiquiatr\\w+',
    ),
  },
]
