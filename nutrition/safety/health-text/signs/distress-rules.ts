import * as distress from './distress-signs.ts'
import { anyOf, rulesOf, type Sign, sign, type SignRule } from './sign.ts'

const { plain, asks } = rulesOf('sofrimento_intenso')
const unless = distress.away

/** Pairs of different signs of a farewell. */
const farewells: SignRule[] = distress.farewell.flatMap((one, index) =>
  distress.farewell.slice(index + 1).map((other) => plain([one, other], { unless })),
)

/** Signs of thoughts of death and of self-harm that prove them only together. */
export const distressRules: readonly SignRule[] = [
  // Death, absence and farewell.
  plain([distress.bereaved, anyOf(distress.joinsDead, distress.noReason, distress.ownDeath)], {
    within: 40,
    unless: sign('cemiterio|museu|teatro|viagem'),
  }),
  plain([
    sign(
      'encontrar (?:com )?(?:o |a )?(?:meu|minha) \\w+ que (?:deus levou|morreu|partiu|se foi|faleceu)|trocar de lugar com (?:meu|minha) \\w+ que (?:morreu|partiu|se foi|faleceu)',
    ),
  ]),
  plain([distress.endlessSleep], { unless: sign('crianca\\w*|bebe|cachorro|despertador|filme|serie|praia') }),
  plain([distress.livingHurts], { unless: sign('asma|bronquite|dieta|costela|nariz|gripe|dieta') }),
  plain([distress.burden]),
  plain([distress.ownDeath]),
  plain([
    sign(
      '(?:quero|queria|vontade de|pens\\w+ em) (?:\\w+ )?nao existir|nao quero mais existir|(?:e|que) eu me mato(?! de)|me mato(?= \\|| estou falando|$)|apertava um botao e pronto',
    ),
  ]),
  plain(
    [
      distress.absence,
      anyOf(
        distress.weary,
        distress.hopeless,
        distress.noReason,
        distress.bereaved,
        sign('por vontade|brincadeira|cancela a assinatura|ano que vem'),
      ),
    ],
    { unless },
  ),
  asks([distress.absence], { unless }),
  asks([distress.joinsDead], {
    fields: ['condicao', 'objetivo', 'limitacao', 'medicamento', 'alergia'],
    within: 10,
  }),
  // Living on as a matter of a date, a result or a promise.
  plain([
    sign(
      '(?:resolv\\w+|acab\\w+ com|desist\\w+ d|dar quit n?|larg\\w+|cansei d|chega d) ?(?:isso de |essa coisa de |[ea] )?(?:viver|vida)(?= \\||$)',
      'plano [ab] (?:e|era|foi) (?:\\w+ ){0,2}(?:morrer|sumir|me matar)',
      '(?:eu|ai eu|que eu) acabo com tudo(?= \\||$)|(?:prometi|jurei|combinei) (?:\\w+ ){0,6}nao (?:faria|fazer|vou fazer|ia fazer|faco) (?:nada|besteira|mal) (?:comigo|contra mim)',
    ),
  ]),
  plain(
    [
      sign(
        'nao (?:vejo sentido em|pretendo|imagino|quero|vou|pass\\w+|chego|chegaria) (?:\\w+ )?(?:chegar |passar |viver )?(?:n?os|aos|ate os|d[oe]s) (?:[2-9]\\d|trinta|quarenta)(?= anos)?(?= \\||$)',
      ),
    ],
    {
      within: 14,
      unless: sign(
        'kg|quilos|km|calorias|reais|graus|minutos|pes\\w+|balanca|imc|1 \\d\\d|altura|manequim|medida|cintura|fcm|bpm',
      ),
    },
  ),
  plain([
    sign(
      'merec(?:ia|ia ter|e|em|iam) (?:uma? )?outr[ao] (?:mae|pai|esposa|marido|filh[ao]|vida)|melhor se eu (?:nao )?(?:existisse|sumisse|morresse|fosse embora)|(?:seguro de vida|pensao|heranca) (?:\\w+ ){0,4}(?:melhor|mais|ajuda) (?:\\w+ ){0,3}(?:eu|vivo|viva)',
    ),
  ]),
  plain([
    distress.wounds,
    sign(
      'dia (?:muito |bem )?ruim|epoca ruim|(?:quis|queria|tentei) (?:ir embora|sumir|morrer|partir)|fase (?:ruim|escura|dificil)|nao quero (?:falar|explicar|contar)',
    ),
  ]),
  plain([distress.covers, sign('marcas|cortes|as novas|cicatriz\\w*')]),
  plain(
    [
      sign(
        '(?:minha mae|meu pai|minha irma|meu marido|minha esposa|meus pais|minha avo) (?:\\w+ )?(?:escond\\w+|tranc\\w+|tir\\w+|guard\\w+|sumi\\w+ com) (?:\\w+ ){0,2}(?:facas?|giletes?|laminas?|cordas?|remedios?|comprimidos|tesouras?)',
      ),
    ],
    { unless: sign('crianca\\w*|bebe|menor|pequen[ao]|filh[ao]|net[ao]|mudanca|churrasco') },
  ),
  asks(
    [
      sign(
        'ultima (?:tentativa|chance|cartada)|nao tem (?:proxima|outra)|um motivo|se nao der certo|me despedindo|(?:queria|quero) que alguem (?:\\w+ )?(?:deslig|apag)\\w+|caixao|de um jeito ou de outro',
      ),
      sign('ficar(?= \\||$)|proxima|vez|coisas|cansei|peso para|nada|tanto faz|nao tem'),
    ],
    { unless: sign('k+|natacao|engravidar|fiv|receita|bolo|viagem|promocao') },
  ),
  asks(
    [
      sign(
        '(?:olho|olhando|encaro|fico na|fui ate) (?:\\w+ ){0,2}(?:janela|sacada|varanda|parapeito|ponte|viaduto|trilhos?)',
      ),
      sign('fico ali|andar|pens\\w+|madrugada|um passo'),
    ],
    {
      unless: sign('paisagem|vista|planta\\w*|passarinh\\w+|chuva|lua'),
    },
  ),
  plain(
    [
      sign('(?:ala|clinica|hospital|internacao) psiquiatric[ao]|psiquiatria'),
      sign('corda|tentativa|pulsos?|remedios|overdose|ponte|viaduto'),
    ],
    { within: 20 },
  ),
  plain([
    sign('lavagem (?:\\w+ )?estomago|lavagem gastrica'),
    sign('besteira|remedios?|comprimidos|bobagem'),
  ]),
  asks([sign('(?:eu )?so nao (?:fiz|fui|me matei|acabei) (?:\\w+ ){0,3}(?:por causa|por conta|pelo|pela)')], {
    unless: sign('academia|treino|comida|prova|curso|viagem|compras|almoco|janta|dieta|exame'),
  }),
  asks(
    [
      sign('(?:guard|junt|escond)\\w* (?:\\w+ ){0,3}(?:rivotril|clonazepam|remedios?|caixas?|cartelas?)'),
      sign('(?:para o |pro )?dia que (?:\\w+ )?(?:precisar|der)|caixinha|engoli|desde que'),
    ],
    { unless: sign('mae|pai|avo|marido|esposa|crianca\\w*|bebe|farmacia|validade') },
  ),
  plain([sign('devia ter ido junto|nao deviam? ter nascido|(?:decidi|decidiu) ir embora nao precisa')]),
  ...farewells,
  plain(
    [
      anyOf(...distress.farewell),
      anyOf(distress.weary, distress.absence, distress.noReason, distress.hopeless),
    ],
    { unless },
  ),
  plain([sign('me despedi d[ae]s? (?:criancas|filh\\w+|minha|meus?)')], { unless }),
  asks(
    [
      sign(
        'nao enxergo futuro|nao (?:tenho|faco) planos para depois|(?:comer|viver|cozinhar|acordar|levantar|continuar) para que|para que (?:viver|continuar|acordar|levantar)|minha vida e um erro|planejar para quem|tudo cinza|nada presta',
      ),
    ],
    {
      unless: sign(
        'complicar|dieta|carne|glut\\w+|tempero|acad\\w+|k+|frango|carnaval|academia|pagar|comprar|salada|regime',
      ),
    },
  ),
  asks(
    [
      sign(
        'nao (?:vejo|tenho|acho|encontro) (?:\\w+ )?(?:motivo|razao|por ?que) (?:para |de )?(?!comer|compr|pag|complic|troc|mud|gast|desist|faz)\\w+[aei]r',
      ),
    ],
    { unless: sign('k+|rs|dieta|academia|carne|doce') },
  ),
  asks([sign('caixas? vazias? de'), sign('achou|acharam|encontr\\w+|hospital')]),
  asks([sign('ala psiquiatrica|plano de seguranca|internac\\w+ (?:na )?psiquiatr\\w+')]),
  asks([sign('aguentar ate (?:minha|meu|el[ea]) (?:\\w+ )?(?:morrer|ir|partir|crescer)')]),
  asks([
    sign('pulseiras?|manga|faixas?|tatuagem'),
    sign('tem historia|embaixo (?:tem|delas)|debaixo (?:tem|delas)|cobrir (?:as )?(?:marcas|cicatriz\\w+)'),
  ]),
  asks([distress.weary], {
    fields: ['condicao', 'limitacao', 'semana', 'objetivo'],
    unless: sign(
      'frango|ovo|salada|batata|dieta\\w*|academia|gord\\w+|regime|cozinha\\w*|louca|(?:do|de) trabalh\\w+|comida|peixe|carne|sopa|marmita|arroz|calor|dor|dores|crianc\\w+|obra|estudar|prova\\w*',
    ),
  }),
  plain(
    [
      distress.weary,
      anyOf(distress.hopeless, distress.noReason, sign('viver|existir|tou indo embora|indo embora dessa')),
    ],
    { within: 24, unless: sign('frango|salada|academia|dieta|regime') },
  ),
  plain([
    sign('faz (?:meses|dias|semanas|tempo) que nada tem graca|nada tem graca'),
    anyOf(distress.endlessSleep, sign('nao acordava|tanto faz|por mim')),
  ]),
  plain([distress.hopeless, anyOf(distress.endlessSleep, distress.burden, distress.noReason)]),
  plain([
    sign(
      'tenho um plano e uma data|sangue (?:me )?(?:alivia|acalma)|a corda (?:ja )?(?:esta|foi) comprad[ao](?! para (?:[ao]s? )?(?:rede|varal|barraca|balanco|escalada|mudanca|cachorro))|(?:passo|enfio|esfrego) (?:a |o )?(?:\\w+ ){1,4}n[oa] (?:braco|perna|coxa|pulso) ate (?:arder|sangrar|doer|marcar)|ja morri em \\d{4}|nada (?:mais )?que me segure aqui',
    ),
  ]),
  plain(
    [
      sign('perdao|me perdo\\w+|desculpa\\w*'),
      sign('(?:a )?(?:mamae|mae|eu) (?:tentou|tentei)|(?:meus )?filhos'),
    ],
    { within: 10, unless: sign('atraso|demora|erro de') },
  ),
  plain([
    sign('seguro de vida'),
    sign('sirva|valho|vale mais|mort[ao]|deixo|familia fica|para alguma coisa'),
  ]),
  plain([sign('de proposito|parei (?:a |o |de tomar )'), sign('quero que acabe|que acabe logo|tomara que')], {
    within: 16,
  }),
  plain([sign('mais feliz com outra (?:mae|pessoa|familia)|melhor com outra (?:mae|familia)')]),
  asks(
    [
      sign(
        'por um fio|sem olhar (?:para )?os lados|um dia passar da conta|se eu feder|ja vivi demais|(?:hoje|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo) e o dia(?= \\||$)',
      ),
    ],
    { unless: sign('rodizio|lixo|prova|casamento|mudanca|sorte') },
  ),
  plain([
    sign(
      'voz(?:es)? (?:\\w+ ){0,3}(?:mand|diz|fal|ped)\\w+ (?:\\w+ ){0,4}(?:me (?:jog|mat|cort|machuc)\\w+|morrer|pular|acabar)',
    ),
  ]),
  plain(
    [
      sign(
        'nao (?:tem|ha|vejo) (?:mais )?(?:por ?que|para que|motivo para|razao para) (?:eu )?(?:continuar|viver|existir|me mant\\w+|me alimentar|insistir)',
      ),
    ],
    { unless: sign('dieta|academia|treino|regime') },
  ),
  asks([
    sign(
      'coragem (?:de|para) (?:fazer|acabar|ir|terminar) (?:logo|isso|de vez|aquilo|tudo)|esperando (?:a )?coragem',
    ),
  ]),
  plain(
    [
      sign('vida (?:\\w+ )?nao presta|nao presta mais para mim|coragem'),
      sign('esperando (?:a )?coragem|vida (?:\\w+ )?nao presta'),
    ],
    { within: 16 },
  ),
  plain([distress.wounds, sign('quando (?:eu )?tentei(?= \\||$)')]),
  plain([sign('pass(?:ei|o) (?:a |uma )?(?:navalha|gilete|lamina|faca|estilete)')], {
    unless: sign('barba|cabelo|perna|axila|virilha|bigode|cabeca|bolo|carne|pao|manteiga'),
  }),
  plain([sign('cansad[ao] de fingir'), sign('nao aguento')], { within: 14 }),
  plain([sign('(?:quero|queria) (?:a |uma )?(?:ponte|corda)(?= \\||$)')], {
    unless: sign('pular|varal|escalada'),
  }),
  // Self-harm.
  plain([distress.wounds, anyOf(distress.byOwnHand, distress.covers)], { within: 24 }),
  plain(
    [
      distress.covers,
      sign('marcas|cortes|cicatriz(?:es)?|feridas'),
      anyOf(distress.byOwnHand, sign('antebraco|braco|pulso|coxa')),
    ],
    { unless: sign('gato|cesarea|queda|moto|cirurgia|acidente|estria\\w*|varizes') },
  ),
  plain([distress.harmsSelf, distress.inPain], {
    unless: sign('futebol|academia|boxe|muay|treino|jogo|cozinhando|sem querer'),
  }),
  plain(
    [
      sign('(?:voltei a|vontade de|parar de|parei de) me (?:machucar|riscar|cortar|ferir|mutilar)'),
      anyOf(distress.covers, sign('coxa|braco|pulso|perna|estilete|gilete|lamina')),
    ],
    { unless: sign('futebol|academia|treino|barbear|depil\\w+|corrida') },
  ),
  plain(
    [
      sign(
        'auto ?les\\w+|me risco|risquei o braco|me riscar|corto para aliviar|faco doer por fora|queimaduras? de cigarro',
      ),
    ],
    { unless: sign('minha filha|meu filho|paciente\\w*|aluna\\w*') },
  ),
  plain([distress.blades, distress.bladeUse], {
    unless: sign('drink|coquetel|barbear|barba|depil\\w+|papel|caixa|obra|artesanato|k+'),
  }),
  asks([distress.harmsSelf], {
    unless: sign('futebol|academia|boxe|muay|treino|jogo|cozinhando|sem querer|massa|carne|bife|k+'),
  }),
  plain(
    [
      sign('(?:nao foi|nao e|nao) (?:descasc\\w+|acidente|sem querer|cozinhando)(?: nada)?(?: nao)?'),
      sign('pulso|pulsos|braco|bracos|pontos?|cortes?|coxa|pescoco'),
    ],
    { within: 14 },
  ),
  plain([sign('(?:costur|sutur)\\w+ (?:meus |os )?(?:dois |duas )?pulsos')], {
    unless: sign('acidente|vidro|moto|maquina|serra'),
  }),
  plain([distress.byOwnHand, sign('fogo|alcool|enxerto|pontos|queimad\\w+|cortes?|pulsos?|pescoco')], {
    within: 16,
    unless: sign('cozinh\\w+|churrasc\\w+|sem querer|comida|prato'),
  }),
  asks([distress.wounds, anyOf(distress.inPain, sign('nao uso|verao'))], {
    unless: sign('gato|cesarea|queda|moto|acidente|serra|vidro|forno|oleo'),
  }),
  // Means and attempts.
  plain([distress.means, distress.drawnTo], {
    within: 18,
    unless: sign(
      'pular corda|dedetiz\\w+|vitrine|wi ?fi|celular|dieta|compras|receita\\w*|pressao|viagem|paisagem|vista (?:linda|bonita|para o|d[oa])|cinto|moto|uber|catraca',
    ),
  }),
  plain([
    sign('(?:o que|que) (?:eu )?fiz com (?:os |as |a )?(?:remedios?|comprimidos|facas?)(?: d[aeo]s?)?'),
  ]),
  plain(
    [
      sign('cartelas?|comprimidos|caixa (?:toda|inteira)|remedios'),
      sign('desculpa\\w*|perdao|me perdo\\w+|sinto muito'),
    ],
    { within: 10 },
  ),
  plain([sign('lavagem'), sign('por minha causa|culpa minha|fui eu|remedios|2x')], {
    fields: ['cirurgia', 'condicao'],
    within: 8,
  }),
  plain([sign('faco cortes?|fiz (?:uns |varios )?cortes'), distress.covers], {
    within: 14,
    unless: sign('cabelo|costura|roupa'),
  }),
  asks(
    [
      sign(
        'combinei com deus|acertei com deus|com o nome de cada um|(?:nao|nada) (?:coloca\\w*|planej\\w+|precisa) (?:nada |mais )*depois d[oe] (?:dia \\d+|segunda|terca|quarta|quinta|sexta)|merecem? uma (?:mae|filha|pessoa) que preste',
      ),
    ],
    { unless },
  ),
  plain(
    [sign('depois (?:eu )?(?:ja )?posso partir|sem planos para \\w+ em diante(?: \\|)? nao vou chegar la')],
    { unless },
  ),
  plain([distress.wounds, distress.blades], { unless: sign('acidente|sem querer|obra|barbear|depil\\w+') }),
  plain(
    [
      distress.attempts,
      sign(
        'quetiapina|litio|sertralina|fluoxetina|escitalopram|venlafaxina|olanzapina|lamotrigina|risperidona',
      ),
    ],
    { within: 10, unless: sign('engravidar|fiv|parto|fumar') },
  ),
  asks([sign('se eu morr(?:er|esse) (?:hoje|amanha|agora)')]),
  plain([distress.attempts, sign('uti|hospital|internad\\w+')], {
    within: 14,
    unless: sign('engravidar|fiv|bebe|parto'),
  }),
  plain([distress.hoards, distress.forSomeDay]),
  plain([distress.overdose], {
    unless: sign('vitamina\\w*|brigadeiro|chocolate|crianca|filh[ao]|cachorro|gato'),
  }),
  plain([distress.attempts, anyOf(distress.careNames, distress.means, sign('ultima foi|depois|e me'))], {
    unless: sign(
      'engravidar|fiv|dieta|fumar|emagrecer|vestibular|concurso|receita|carteira|cnh|gravidez|parto',
    ),
  }),
  asks([distress.attempts], {
    unless: sign(
      'engravidar|fiv|dieta|fumar|emagrecer|vestibular|concurso|receita|carteira|cnh|gravidez|parto',
    ),
  }),
  plain([distress.guarded, distress.careNames], {
    within: 24,
    unless: sign('crianca\\w*|filh[ao]s?|bebe|muleta\\w*|cirurgia|idos\\w+|avc|queda\\w*'),
  }),
  plain(
    [
      sign(
        '(?:escond|tir|tranc)\\w+ (?:\\w+ ){0,3}(?:facas?|laminas?|giletes?|remedios?|comprimidos) de mim',
      ),
    ],
    { unless: sign('crianca\\w*|filh[ao]s?|bebe') },
  ),
  asks([distress.guarded], {
    unless: sign('crianca\\w*|filh[ao]s?|bebe|doces?|chocolate|biscoit\\w+|muleta\\w*|cirurgia'),
  }),
  plain([distress.icdCodes], {
    fields: ['condicao', 'medicamento', 'cirurgia', 'limitacao', 'objetivo', 'semana', 'alergia'],
  }),
]

/** Signs of which two different ones raise a question. */
export const weakDistress: readonly Sign[] = [
  distress.hopeless,
  distress.noReason,
  distress.burden,
  distress.joinsDead,
  distress.guarded,
  distress.bereaved,
  distress.wounds,
  distress.covers,
  distress.drawnTo,
  distress.attempts,
  sign('deixei (?:o |a |meu |minha )?\\w+ com (?:a |o )?(?:vizinh\\w+|minha|meu)|contas pagas'),
]
