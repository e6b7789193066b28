import * as control from './control-signs.ts'
import * as eating from './eating-signs.ts'
import { anyOf, type Sign, type SignRule, rulesOf, sign } from './sign.ts'

const { plain, asks } = rulesOf('transtorno_alimentar')

const sick = sign(
  'virose\\w*|estragad[ao]s?|intoxic\\w+|enjoo\\w*|enjoad[ao]|gravid\\w+|gestac\\w+|labirint\\w+|barco|onibus|viajo|viagem|aviao|ressaca|bebi|bebida|cachaca|ostras?|enxaqueca|passad[ao]|azed\\w+|gastroenterite|rotavirus|febre|bebe|gat[ao]s?|cachorr[ao]|quimio\\w*|migalha|refluxo|mareado|montanha russa|sentia|sentimentos?|magoas?|palavras|terapia',
)
const lowSugar = sign('acucar cai|hipoglicemi\\w+|glicose|glicemia|diabet\\w+')
const bodily = anyOf(control.thinSigns, control.bodyHate, control.thinIdeal)
const notPrescribed = anyOf(eating.forWeight, eating.secret, eating.notNeeded)

/** Signs of an eating disorder that prove it only together. */
export const eatingRules: readonly SignRule[] = [
  // Purging.
  plain([eating.purges, eating.onPurpose], { unless: sick, within: 18 }),
  plain([eating.purges, eating.afterEating], { unless: sick, within: 14 }),
  plain([eating.purges, eating.coverSound]),
  plain([eating.purges, eating.bathroom], { unless: sick, within: 16 }),
  plain([eating.purges, eating.secret], { unless: sick }),
  plain([eating.purges, eating.throat], { unless: sick }),
  plain([sign('(?:voltei a|comecei a|parei de|parar de|recomecei a) (?:miar|purgar|vomitar)')], {
    unless: sick,
  }),
  plain([sign('ipeca|ficar com a comida dentro|nao deixo (?:\\w+ )?digerir|purg(?:o|ar|uei|ando)')], {
    unless: sick,
  }),
  plain(
    [
      sign(
        '(?:bot|coloc|jog|mand|ponh|p[ou]nh)\\w* (?:\\w+ )?(?:o |a |meu |minha )?(?:almoco|janta|jantar|comida|cafe|lanche|refeic\\w+|que com\\w+) (?:todo |toda )?(?:para fora|na privada|no vaso)',
      ),
    ],
    { unless: sign('geladeira|freezer|lixo|marmita|quintal|varanda|mesa para fora') },
  ),
  plain([eating.throat, sign('dedos?|com a minha mao')], {
    within: 18,
    unless: sign('espinha|osso|queim\\w+|picando'),
  }),
  asks([anyOf(eating.coverSound), eating.afterEating]),
  asks([eating.bathroom, eating.afterEating, anyOf(eating.secret, sign('horas|demoro'))]),
  asks([sign('chamou de purga|ritual|voltar tudo|nem mastiguei')]),
  asks([eating.throat, eating.onPurpose], {
    unless: sign('cant\\w+|professor\\w+|bruxismo|gritar|aula|refluxo|treino'),
  }),
  asks([
    sign('escova(?: de dentes?)?|dedos?|colher'),
    eating.afterEating,
    sign('errad[ao]|garganta|fundo|goela'),
  ]),
  asks([
    sign(
      'nem (?:esta )?mais em mim|refluxo quem causou fui eu|na volta k+|descer melhor na volta|ultima vez todo dia|pelo ralo',
    ),
  ]),
  // Medicines against weight.
  plain([eating.laxatives, anyOf(eating.excess, eating.forWeight)], {
    unless: eating.laxativeNeed,
    within: 16,
  }),
  plain(
    [
      sign('laxantes?|purgantes?|lacto ?purga|lactopurga|dulcolax|bisalax|bisacodil|guttalax|tamarine'),
      eating.manyPills,
    ],
    {
      unless: eating.laxativeNeed,
      within: 12,
    },
  ),
  plain(
    [
      sign('laxantes?|purgantes?|lacto ?purga|lactopurga|dulcolax|bisacodil|tamarine|sene'),
      sign('depois|em seguida|(?:almoc|jant)ei|comi'),
    ],
    { fields: ['refeicao'], within: 12, unless: eating.laxativeNeed },
  ),
  plain([eating.laxatives, sign('tirar o fim de semana|limpar (?:o que|tudo)|mesmo sem precisar|viva de')]),
  plain([eating.medicineOfOthers, notPrescribed]),
  plain([eating.takes, anyOf(eating.medicineOfOthers), eating.forWeight]),
  asks([eating.takes, eating.medicineOfOthers], {
    within: 14,
    unless: sign('eu (?:mesm[ao] )?(?:so|nao|nada|nunca)|na geladeira'),
  }),
  plain([
    sign(
      'venvanse|ritalina|concerta|anfetamina|puran|levotiroxina|furosemida|lasix|diuretico|hidroclorotiazida',
    ),
    anyOf(eating.notNeeded, sign('vespera da pesagem|antes d[ae] (?:pesagem|me pesar)')),
  ]),
  plain([eating.insulinLess, eating.insulin, eating.forWeight]),
  plain([sign('glicose|glicemia|acucar'), sign('de proposito'), eating.forWeight]),
  plain([sign('(?:glicose|glicemia)(?: \\w+){0,4} de proposito')]),
  plain([
    sign(
      '(?:vende|compro|comprei|consegui|arranjei) (?:\\w+ ){0,3}(?:t3|t4|clembuterol|clenbuterol|sibutramina|anfetamina|anabolizante|puran|ritalina|venvanse)|(?:t3|t4|clembuterol|clenbuterol|sibutramina|ritalina|venvanse) (?:\\| )?(?:\\w+ ){0,2}(?:sem receita|no camelo|na internet|de um colega|del[ea])',
    ),
    eating.forWeight,
  ]),
  plain([eating.laxatives, sign('fim de semana|peguei|meu avo|minha avo')], {
    unless: eating.laxativeNeed,
    within: 16,
  }),
  plain([sign('(?:xarope de )?ipecac\\w*')]),
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
  plain([eating.tiny, eating.tooMuchOfLittle], {
    within: 14,
    unless: sign('k+|pizza|rodizio|bolo|festa|vinho'),
  }),
  plain([eating.lies, anyOf(eating.everyDay, sign('em casa|jantei|almocei'), eating.fasts)]),
  asks([eating.lies]),
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
    unless: anyOf(eating.otherReason, lowSugar),
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
  // Compensation and punishment.
  plain([control.exercise, control.debt, control.foodOrEating], {
    within: 20,
    unless: sign('contas|aluguel|recorde|prova|meia maratona'),
  }),
  plain([control.conditional], { within: 24 }),
  plain([
    sign(
      '(?:pag(?:o|uei|ar)|queim(?:o|ei)|gast(?:o|ei)) (?:\\w+ ){0,2}com (?:\\w+ ){0,3}(?:horas?|min\\w*|km|\\d+) (?:de )?',
    ),
    control.exercise,
  ]),
  asks([
    sign(
      'se (?:nao )?(?:der|fechar|bater|faltar) (?:\\w+ ){0,3}(?:eu )?(?:volto|saio|corro|ando|caminho)|volto para (?:a )?rua de madrugada',
    ),
    control.exercise,
  ]),
  plain([sign('nao era para (?:eu )?ter comido'), control.exercise]),
  plain([
    sign(
      'ganhar o direito de (?:jantar|comer|almocar)|merecer (?:a |o )?(?:comida|jantar|comer|almoco|ceia)|nao mereco (?:jantar|comer|almocar|comida)',
    ),
  ]),
  plain([control.mealLost, control.punishment], { within: 18, unless: sign('crianca\\w*|filh[ao]s?') }),
  plain([control.unworthy]),
  plain([control.hitsBelly, anyOf(control.overLimit)], { within: 14 }),
  plain([control.hitsBelly], { within: 10, unless: sign('bumbo|carne|massa|recheio|saco') }),
  // Loss of control.
  plain([control.eatsMuch, control.lostControl, control.lostControl], {
    within: 40,
    unless: control.sharedMeal,
  }),
  plain([control.bingeWords]),
  plain([
    sign('(?:apago|branco|transe|quando (?:volto|vejo|percebo|dou por mim))'),
    sign('\\d+ (?:embalagens|pacotes|papeis|caixas)|embalagens|acabou tudo|comi tudo'),
  ]),
  plain(
    [
      sign('acord\\w+ (?:\\w+ ){0,3}(?:madrugada|noite)'),
      sign(
        'com(?:o|er|endo) (?:\\w+ )?(?:cru|tudo|congelad\\w+|gelad\\w+|o que (?:tiver|tem|acho)|escondid[ao])',
      ),
    ],
    { within: 14 },
  ),
  plain([sign('como|comi|comia|comendo|janto'), control.lostControl, control.lostControl], {
    within: 20,
    unless: anyOf(control.sharedMeal, sign('trabalho (?:a|de) noite|plantao|turno|porteiro|correria')),
  }),
  plain([control.eatsMuch, sign('ate (?:doer|passar mal|vomitar|nao caber|nao aguentar|nao conseguir)')], {
    unless: control.sharedMeal,
  }),
  plain([sign('devor(?:o|ei|ando)|ataquei|atac(?:o|ando)'), control.lostControl, control.lostControl], {
    within: 30,
    unless: control.sharedMeal,
  }),
  asks([control.eatsMuch, control.lostControl], {
    unless: anyOf(control.sharedMeal, sign('trabalho (?:a|de) noite|plantao|turno|porteiro|correria')),
    within: 24,
  }),
  plain(
    [
      sign('com(?:o|endo|er)|comi'),
      sign('chorando|com vergonha|no estacionamento|escondo|escondid[ao]s?'),
      sign('gaveta|pacote|drive|\\d lanches|embalage\\w+|toda noite|estacionamento|desde'),
    ],
    { within: 24, unless: control.sharedMeal },
  ),
  // Fear and rules.
  plain([sign('se (?:eu )?como (?:me da|da) (?:\\w+ ){0,2}(?:panico|medo|pavor|crise|desespero)')], {
    unless: lowSugar,
  }),
  plain([control.fearOfFood, control.fearTaken], {
    within: 24,
    unless: anyOf(lowSugar, sign('engasg\\w+|espinha|alergic\\w+|anafila\\w+|crianca\\w*')),
  }),
  asks([control.fearOfFood], {
    unless: sign(
      'acucar cai|hipoglicemi\\w+|glicose|glicemia|diabet\\w+|sem culpa|rs|kk+|crianca\\w*|intoxic\\w+|espinha|engasg\\w+',
    ),
  }),
  plain([
    control.weighedOnly,
    anyOf(control.feelsFat, control.fearOfFood, sign('travo|panico|medo|vai que|surto|ate o alface')),
  ]),
  asks([control.weighedOnly], {
    unless: sign(
      'nutri\\w*|tranquilo|diabet\\w+|celia\\w+|alerg\\w+|contamin\\w+|religi\\w+|kosher|vegan\\w+',
    ),
  }),
  asks([
    sign(
      'nao (?:consigo|sei|posso) (?:engolir|comer|mastigar) (?:se|com|quando) (?:\\w+ ){0,2}(?:gente|alguem|pessoas|outros|me olh\\w+)|(?:so|apenas) (?:desco|como|janto|saio|vou) (?:\\w+ ){0,4}depois que todo mundo|tenho so \\d+ coisas|so \\d+ (?:coisas|alimentos|comidas) que desce\\w*',
    ),
  ]),
  asks([sign('peco(?: \\|)* (?:pago )?(?:e )?nao como|(?:compro|faco|cozinho) (?:\\w+ ){0,3}e nao como')]),
  plain([sign('inventei que (?:sou|tenho) (?:celiac\\w+|alerg\\w+|intoler\\w+)')]),
  asks([control.staysAway, control.becauseOfFood], {
    within: 18,
    unless: sign('celia\\w+|alerg\\w+|dieta em dia|plantao|dinheiro'),
  }),
  plain([control.forbiddenFoods, control.hardRule], {
    within: 24,
    unless: sign('alerg\\w+ (?:a|severa|grave)|celia\\w+|nutri\\w*'),
  }),
  asks([control.forbiddenFoods], {
    unless: sign('alerg\\w+ (?:a|severa|grave)|celia\\w+|nutri\\w*|medic\\w+|diabet\\w+|rs|kk+'),
  }),
  // Body.
  plain([control.calledThin, control.feelsFat], { within: 30 }),
  plain([control.feelsFat, control.weighedOnly], { within: 40 }),
  plain([anyOf(control.thinSigns), control.feelsFat], { within: 30, unless: control.sharedMeal }),
  plain([sign('(?:pernas|coxas) (?:\\w+ ){0,3}nao (?:se )?(?:toc|encost|junt)\\w*')]),
  asks([
    sign(
      'espelhos? (?:\\w+ ){0,4}cobert\\w+|cobri (?:\\w+ )?espelhos?|medindo minha (?:coxa|barriga|cintura)|osso d[oa] quadril|corpo pequeno|uniforme (?:do|de quando|da) (?:fundamental|escola|crianca)',
    ),
  ]),
  asks([control.thinIdeal], { unless: sign('frango|porco|sopa|caldo|fortes') }),
  asks([control.bodyHate, control.thinSigns]),
  asks([control.bodyHate], { unless: sign('k+|rs|academia|pos parto|cicatriz') }),
  asks([control.bodyChecks, control.manyTimes], {
    unless: sign('pressao|glicose|glicemia|temperatura|dextro'),
  }),
  plain([control.treatment], {
    unless: sign('minha filha|meu filho|paciente\\w*|estagi\\w+|sou psic\\w+|sou nutri\\w+|estudo'),
  }),
  plain([control.hidesNumbersWish, control.carers], { within: 24 }),
  asks([control.hidesNumbersWish], {
    unless: sign('perder|preciso|balanca (?:de cozinha|quebr\\w+)|quebr\\w+|ver o peso'),
  }),
  plain([control.moodMedicine, control.foodEpisodes], {
    within: 14,
    unless: sign('panico|ansiedade|enxaqueca|tdah|convuls\\w+|fumar'),
  }),
  asks([control.admitted, control.relapse]),
  plain(
    [
      sign('(?:pass|cheg|engord|ganh)\\w+ (?:de |a |mais )?(?:\\w+ )?\\d\\d ?(?:kg|quilos)|engord(?:ar|o)'),
      sign('me mato(?! d)|prefiro morrer'),
    ],
    { within: 10, unless: sign('k+|rs') },
  ),
  asks([control.admitted, control.starved], {
    within: 24,
    unless: sign(
      'pneumonia|covid|apendic\\w+|cirurgia|parto|avc|infarto|alcool\\w*|dengue|bebe|cancer|pancreat\\w+',
    ),
  }),
  plain([sign('internaram|internad[ao]'), sign('3\\d ?kg|peso|magr\\w+|nao comer|sem comer|transtorno')], {
    within: 14,
    unless: sign('covid|cirurgia|cancer|pancreat\\w+'),
  }),
  plain(
    [
      sign(
        '(?:nao me deixam|acompanhad[ao]|nao (?:posso|fico)) (?:\\w+ ){0,4}(?:sozinh[ao] )?(?:n?o |a[o] |ir n?o )?banheiro',
      ),
    ],
    { unless: sign('cadeirante|muleta\\w*|queda\\w*|cair|cirurgia|idos\\w+') },
  ),
  plain([control.relapse, control.relapseOf], {
    within: 16,
    unless: sign('dieta|regime|fumar|cigarro|bebida|alcool|refrigerante|chocolate|cancer|doce'),
  }),
  plain([control.lossWithSymptoms, control.sizeOrWeight], {
    within: 18,
    unless: sign('menopausa|covid|anticoncepcional|diu|sop'),
  }),
  plain([sign('todo mundo|dizem|familia'), control.keepsThin]),
  asks([control.keepsThin], { unless: sign('fumar|cigarro|pos parto') }),
  plain([sign('imc|3\\d ?(?:kg|quilos)'), control.keepsThin]),
  plain([sign('psiquiatra junto|so me atende de novo com psiquiatra'), sign('imc|nutri\\w*|peso')]),
  plain([sign('nao como ate folgar|se (?:a )?roupa aperta'), sign('nao (?:como|saio|janto)')], {
    within: 18,
  }),
  plain([sign('igual passarinho|como passarinho'), eating.pride]),
  asks([bodily, eating.fasts]),
  asks([sign('(?:limpa|sem) (?:a )?purg\\w+|limpa da (?:mia|ana)')]),
]

/** Signs of which two different ones raise a question. */
export const weakEating: readonly Sign[] = [
  eating.secret,
  eating.hungerLoved,
  eating.lies,
  eating.closedHours,
  control.bodyHate,
  control.thinIdeal,
  control.thinSigns,
  control.feelsFat,
  control.forbiddenFoods,
  control.keepsThin,
  control.punishment,
  eating.pride,
  eating.faints,
  eating.disorderSlang,
  eating.laxatives,
  control.relapse,
]
