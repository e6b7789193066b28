import * as control from './control-signs.ts'
import * as eating from './eating-signs.ts'
import { anyOf, type SignRule, rulesOf, sign } from './sign.ts'

const { plain, asks } = rulesOf('transtorno_alimentar')

/** Signs of eating hardly anything. */
export const fastingRules: readonly SignRule[] = [
  // Not eating.
  plain([eating.fasts, eating.days, anyOf(eating.pride, eating.shrinks)], { unless: eating.otherReason }),
  plain([eating.liquidsOnly, anyOf(eating.days), eating.pride], { unless: eating.otherReason }),
  plain([eating.liquidsOnly, eating.pride], { fields: ['refeicao'], within: 14, unless: eating.otherReason }),
  plain([sign('no lugar d[ao]s? (?:refeic\\w+|comida|almoco|jantar)'), eating.days], {
    unless: eating.otherReason,
  }),
  plain(
    [
      eating.liquidsOnly,
      sign('dias? seguidos?|consecutiv\\w+|(?:segund|terceir|quart|quint)[ao] (?:dia|noite)'),
    ],
    { fields: ['refeicao', 'semana'], unless: eating.otherReason },
  ),
  asks([eating.fasts, eating.days], { unless: eating.otherReason, within: 14 }),
  plain(
    [
      sign('nf|no food|jejum'),
      sign('(?:desde (?:ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo))'),
    ],
    { unless: eating.otherReason, within: 8 },
  ),
  plain([eating.fasts, sign('de proposito|ate caber|ate bater|para afinar|quero murchar|murchar')], {
    unless: eating.otherReason,
  }),
  plain(
    [
      sign(
        'com(?:o|endo) uma vez a cada (?:dois|2|tres|3) dias|dia sim dia nao como|nao como mais|so nao como',
      ),
    ],
    {
      within: 8,
      unless: sign(
        'carne|acucar|gluten|lactose|fritura|doce|pao|carboidrato|fora|frango|ovo|peixe|leite|arroz|embutid\\w+|depois|antes|aqui',
      ),
    },
  ),
  plain([eating.tinyDay, anyOf(eating.tooMuchOfLittle, eating.pride, eating.days)], {}),
  plain([eating.tinyDay], { fields: ['objetivo', 'condicao', 'limitacao'], within: 12 }),
  asks([eating.tinyDay]),
  plain(
    [
      sign('jeju(?:o|ei|ar|ando)|(?:em|de|faco|fazer) jejum|sem comer|nao (?:como|janto|almoco)'),
      sign('(?:para|e) (?:pagar|compensar|descontar|zerar)|vou ter que compensar'),
    ],
    {
      within: 12,
      unless: anyOf(eating.otherReason, sign('contas?|banco|boletos?|aluguel|fatura|horas|trabalho')),
    },
  ),
  plain(
    [
      sign('pul(?:o|ei|ar|ando) (?:\\w+ |\\| )*(?:almoco|janta|jantar|refeic\\w+)'),
      sign(
        '(?:porque|pois|ja que) (?:eu )?(?:ontem )?(?:eu )?(?:comi|exagerei|jaquei|mereco|engordei)|mereco',
      ),
    ],
    { within: 16, unless: eating.otherReason },
  ),
  plain(
    [sign('cortad[ao]s? em (?:\\d+|quatro|seis|oito|dez)|em (?:\\d+|oito|dez) pedac\\w+'), eating.pride],
    {
      within: 10,
      unless: sign('pizza|bolo|torta|receita|k+'),
    },
  ),
  plain([sign('(?:omad|dieta|semana|dia|dias|cardapio) (?:\\w+ )?de [1-6]\\d\\d ?(?:kcal|cal|calorias)')]),
  asks([eating.tiny, control.feelsFat], { within: 14, unless: sign('k+') }),
  asks([eating.liquidsOnly, sign('cardapio do dia|todo (?:santo )?dia|o dia (?:todo|inteiro)')], {
    within: 20,
    unless: eating.otherReason,
  }),
  plain([eating.tiny, eating.tooMuchOfLittle], {
    within: 14,
    unless: sign('k+|pizza|rodizio|bolo|festa|vinho'),
  }),
  plain([eating.lies, anyOf(eating.everyDay, sign('em casa|jantei|almocei'), eating.fasts)]),
  asks(
    [
      sign('(?:perd|emagre|elimin|sequ|baix)\\w+ (?:\\w+ ){0,2}(?:kg|quilos?|kilos?)'),
      sign(
        'comendo (?:\\w+ )?(?:quase nada|muito pouco|pouquissimo|migalhas?|(?:so|apenas) (?:alface|folhas?|salada|sopa|gelo|pepino|fruta|maca|cafe|cha|agua))',
      ),
    ],
    { within: 14 },
  ),
  asks([eating.lies]),
  plain([sign('(?:chup\\w+|mast\\w+) gelo'), sign('nada (?:mais )?entrou|o dia (?:todo|inteiro)')]),
  plain([sign('desde entao (?:e )?so (?:maca|agua|alface|salada|cha)')]),
  plain([
    sign(
      '(?:falo|digo|invento|finjo) que (?:tenho|sou)(?: \\w+){0,2} para nao (?:me )?(?:oferec|dar|servir|comer|insist)\\w+',
    ),
  ]),
  asks([
    sign('invento (?:dor|enxaqueca|desculpas?|compromisso)'),
    sign('rodizio|jantar|festa|comida|almoco|churrasco'),
  ]),
  plain([sign('ficar|passar|aguentar'), eating.fasts, eating.days], {
    within: 10,
    fields: ['objetivo', 'semana'],
    unless: eating.otherReason,
  }),
  plain(
    [
      sign('para merecer|para caber|de castigo'),
      sign('caldo ralo|so caldo|de caldo|de agua|de cha|de alface|de liquidos?|de gelatina'),
    ],
    { within: 14 },
  ),
  asks([sign('alface|pepino|clara|gelo|vinagre'), eating.pride], { within: 14, fields: ['refeicao'] }),
  plain([sign('permitid[ao]s?'), sign('pepino|claras?|cha|alface|gelo|gelatina')], {
    within: 10,
    unless: sign('nutri\\w*|medic\\w+|exame|cirurgia|doutora?'),
  }),
  plain([sign('med(?:o|indo|ir) (?:a |minha |o |meu )?(?:coxa|cintura|barriga|braco|pulso)'), eating.fasts]),
  plain([sign('(?:dou|dei|dava|troco) (?:o )?meu (?:lanche|almoco|prato|merenda)'), eating.lies]),
  plain(
    [
      sign('nao como (?:nada )?o dia (?:inteiro|todo)|passo o dia (?:inteiro |todo )?sem comer'),
      sign('para (?:poder )?(?:beber|compensar|jantar)|engordar|emagrecer'),
    ],
    { within: 14 },
  ),
  plain([
    sign('pulo (?:a |o )?(?:janta|jantar|almoco|cafe)'),
    sign('nao quero (?:ganhar|engordar)|nem um grama|um grama'),
  ]),
  plain(
    [
      sign('sempre que|toda vez que|quando'),
      sign('(?:fico|passo) sem comer (?:\\d|dois|tres|quatro|uns|o dia|dias)'),
    ],
    { within: 12, unless: eating.otherReason },
  ),
  plain(
    [
      sign(
        'detox de \\d+ dias|\\d+ dias de liquido|(?:posso|pode) comer (?:so )?(?:segunda|terca|quarta|quinta|sexta|sabado) e (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)',
      ),
    ],
    { unless: eating.otherReason },
  ),
  asks([
    sign(
      'penugem|batimentos? (?:em |de |a )?(?:3\\d|4\\d)|fico inventando intolerancia|cortando as coisas|\\d+ mordidas|so como o que eu (?:planto|colho|faco)',
    ),
  ]),
  plain([eating.discards, anyOf(eating.everyDay, eating.lies)], {
    within: 14,
    unless: sign('estrag\\w+|azed\\w+|cru|venceu|mofad\\w+|salgad\\w+|crianca\\w*|caroc\\w+'),
  }),
  plain([eating.hungerLoved, anyOf(eating.pride, sign('suja quando como|quando ela doi'))]),
  plain([
    sign(
      'fome virou minha amiga|me sinto limpa quando|suja quando como|nao sentir mais vontade de comer|nunca mais comer|virar ar',
    ),
  ]),
  asks([eating.hungerLoved, anyOf(eating.days, eating.secret, sign('noite assim|todo dia'))]),
  plain([eating.closedHours, anyOf(control.punishment, eating.faints)]),
  asks([eating.closedHours], {
    unless: sign('refluxo|azia|medic\\w+|nutri\\w*|ja jantei|jejum intermitente|dieta'),
  }),
  plain([eating.faints, anyOf(eating.fasts, sign('corto tudo|sem comer|abaixo de \\d+'))], {
    unless: anyOf(eating.otherReason, eating.lowSugar),
    within: 18,
  }),
  asks([eating.faints, sign('corto tudo|nf|so cafe|tudo depois')]),
  plain([sign('corto? (?:tudo )?em \\d+ pedac\\w+|cortar em \\d+ pedac\\w+|so consigo comer se')]),
  plain([eating.disorderSlang, anyOf(eating.days, sign('\\d{3}|horas|viver|regras|sigo'))], {
    within: 18,
    unless: sign('nota fiscal|emitir|tribunal|contas|audiencia|show|serie|dorama|musica'),
  }),
  asks([
    sign(
      'dieta das atrizes|dieta da (?:lua|ana)|idols? de kpop|guardo a comida na bochecha|(?:na|a) merenda no lixo',
    ),
  ]),
  plain([sign('guardo (?:a )?comida na bochecha'), sign('descart\\w+|cusp\\w+|jog\\w+')]),
  asks([
    sign(
      'boca (?:e )?lacrada|nem agua com gosto|barrigas? zero|estomago encolh\\w+|belisco so o cheiro|driblar|fui perfeita|me segura \\d dias|forca de vontade ate bater',
    ),
  ]),
  plain([sign('consigo driblar|driblo'), eating.fasts]),
]
