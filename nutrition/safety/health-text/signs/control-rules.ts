import * as control from './control-signs.ts'
import * as eating from './eating-signs.ts'
import { anyOf, type SignRule, rulesOf, sign } from './sign.ts'

const { plain, asks } = rulesOf('transtorno_alimentar')

/** Signs of compensation, lost control, fear of food and hard rules. */
export const controlRules: readonly SignRule[] = [
  // Compensation and punishment.
  plain(
    [
      sign('culpa|vergonha|nojo de mim|me odeio|arrependid\\w+'),
      sign(
        '(?:\\d+ ?h(?:oras)?|\\d\\d min\\w*|\\d+ km|uma hora|duas horas) (?:de |na |no )?(?:andando|correndo|pulando|pedalando|step|esteira|bike|caminhada|corrida|escada|polichinelo\\w*)',
      ),
    ],
    { within: 14, unless: sign('sem culpa|zero culpa|kk+') },
  ),
  plain([control.exercise, control.debt, control.foodOrEating], {
    within: 20,
    unless: sign('contas|aluguel|recorde|prova|meia maratona'),
  }),
  plain([control.conditional], { within: 24 }),
  plain([sign('que eu nao (?:saiba|sei|souber) (?:a |as |quant\\w+ )?(?:calorias?|gramas)')]),
  plain([control.exercise, sign('se (?:eu )?parar (?:eu )?(?:engordo|incho|explodo|surto|viro)')], {
    within: 18,
  }),
  plain([sign('refem d[aeo] (?:balanca|espelho|calorias|peso)'), sign('\\d+ vezes|toda hora|todo dia')]),
  asks([sign('refem d[aeo] (?:balanca|espelho|calorias|peso|comida)')]),
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
  plain(
    [
      sign('(?:emagrecer|secar|perder peso|descer|chegar)'),
      sign(
        'ate sumir|ate desaparecer|ate (?:eu )?(?:virar osso|aparecer (?:os )?ossos)|nem que (?:eu )?(?:desmaie|morra|adoeca|passe mal|passe fome|vomite)',
      ),
    ],
    { within: 14 },
  ),
  asks([
    sign(
      'morrer magr[ao]|peso da manha|a (?:pao e agua)|ressaca moral d[ao] comilanca|menos que minha (?:irma|amiga|prima) anorexica',
    ),
  ]),
  plain(
    [
      sign(
        'menos que minha (?:irma|amiga|prima) anorexica|gordura (?:crescendo|grudando|entrando) (?:\\w+ ){0,4}(?:engulo|como|mordo)|cont(?:o|ando|ar) (?:os? |as? |meus? |minhas? )?(?:ossos?|costelas?)|cont(?:o|ando) (?:\\w+ )?calorias? (?:ate )?d[aeo] (?:remedio|agua|pasta|chiclete|ar)',
      ),
    ],
    { unless: sign('medo|frango|porco') },
  ),
  plain(
    [sign('(?:para|so para|pra) (?:a )?foto'), sign('joguei|jog(?:o|uei) (?:tudo )?fora|nao comi|cuspi')],
    { within: 14, fields: ['refeicao', 'condicao', 'semana', 'limitacao'] },
  ),
  plain(
    [
      sign('voz (?:\\w+ ){0,3}?(?:diz|manda|quer|grita|fala|repete)'),
      sign('\\d\\d|kg|comer|gord\\w+|peso|calorias'),
    ],
    { within: 14, unless: sign('radio|aplicativo|assistente|alexa') },
  ),
  plain([sign('(?:peso|com|estou com) (?:3\\d|4[0-5])(?= \\||$| ?kg| quilos)'), control.feelsFat], {
    within: 24,
  }),
  asks(
    [
      sign(
        '(?:lambi|cheirei|provei|belisquei) (?:\\w+ ){0,6}(?:\\| )?(?:e so|so isso|foi (?:minha |o |a |meu )?(?:janta|almoco|jantar))',
      ),
    ],
    { unless: sign('k+') },
  ),
  asks(
    [
      sign(
        '(?:tranc|fech)(?:ou|a|aram|am) (?:a |o |os )?(?:cozinha|geladeira|armario\\w*|despensa|dispensa)',
      ),
      sign('minha causa|de mim|de noite|a noite'),
    ],
    { unless: sign('crianc\\w+|filh\\w+|cachorro') },
  ),
  asks([
    sign(
      'clinica liberou|(?:cumprir|fechar) as \\d (?:porcoes|refeicoes)|na frente d[ae] enfermeira|(?:engulo|como) sem mastigar',
    ),
  ]),
  plain([
    sign('\\d (?:capsulas? de |comprimidos? de )?cafeina|termogenico'),
    sign('lasix|furosemida|diuretico|sem comer|jejum|no lugar'),
  ]),
  plain(
    [
      sign(
        'pago (?:a |o )(?:\\w+ ){1,4}(?:\\| )?zero|(?:amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo) (?:e )?zero(?= \\||$)',
      ),
    ],
    { within: 14 },
  ),
  plain([control.hitsBelly, anyOf(control.overLimit)], { within: 14 }),
  plain([control.hitsBelly], { within: 10, unless: sign('bumbo|carne|massa|recheio|saco') }),
  plain([
    sign(
      'se (?:eu )?(?:passar|passo|subir|sobe|der|marcar|engordar|engordo|pesar) (?:\\w+ ){0,4}(?:\\| )?(?:eu )?(?:nao (?:como|janto|almoco)|fico sem comer|jejuo|jejum|corto tudo|so agua)',
      'trein\\w+ \\d ?h(?:oras)? antes (?:\\w+ ){0,3}\\d ?h(?:oras)? depois|(?:tenis no pe|correr|esteira|corda) (?:\\w+ ){0,3}(?:desfazer|apagar|pagar) (?:\\w+ ){0,2}(?:erro|pao|doce|que comi|comida)',
    ),
  ]),
  plain([
    sign('(?:senao|se nao) (?:\\w+ ){0,3}(?:engord|inch|vir\\w+ (?:gordura|banha))\\w*'),
    sign(
      'em pe|andando|sem sentar|nao consigo (?:sentar|parar)|tenho que (?:andar|correr|ficar em pe|treinar)',
    ),
  ]),
  plain(
    [
      sign('(?:cubr\\w+|cobr\\w+|tap\\w+|virei|evito) (?:\\w+ ){0,2}espelhos?'),
      sign('pavor|nojo|odio|barriga|nao (?:janto|como|almoco)|corpo'),
    ],
    { unless: sign('reforma|mudanca|pintura|velorio|luto') },
  ),
  plain(
    [
      sign(
        '(?:ver|sentir|aparecer|apare[cç]am|aparecam|quero|falta|contar|sumiu|conte) (?:\\w+ ){0,4}(?:costelas?|ossinhos?|ossos|clavicula|saboneteira|quadril)',
      ),
      sign('leve|magr\\w+|abra[cç]\\w+|abrac\\w+|deito|todo dia|quero|de volta'),
    ],
    {
      unless: sign(
        'doi|dor|quebr\\w+|trinc\\w+|fratur\\w+|churrasco|assad[ao]|costela (?:de|no|com|bovina)|fisio\\w*|frango',
      ),
    },
  ),
  asks([
    sign('caber|entrar|cabia|voltar'),
    sign(
      '(?:uniforme|farda|roupa|calca) (?:\\w+ ){0,2}(?:fundamental|infantil|serie|escola|crianca|(?:1[0-4]) anos)|(?:3[0-4]|1[0-6]) infantil',
    ),
  ]),
  plain([
    sign('clinica|internacao|hospital|enfermeir\\w+|ala'),
    sign(
      '(?:obrig\\w+|forc\\w+|fizeram) (?:\\w+ ){0,3}(?:ganhar|engordar|comer)|(?:kg|quilos) que (?:\\w+ ){0,3}(?:obrig|forc|fizeram)\\w*|nao me assuste|medo (?:de|da) (?:comida|prato|cardapio)',
    ),
  ]),
  plain(
    [
      sign(
        '(?:vir[oa]|viro) outra pessoa|fome do demonio|(?:e |num |tipo um |em )transe|acord\\w+ sem lembrar|nao sou eu comendo|nao paro ate doer|\\d+ mil calorias',
      ),
      sign('geladeira|armario|despensa|panela|comid[ao]|comendo|como|choro|banheiro|madrugada|lixo'),
    ],
    { unless: sign('k{3,}|serie|jogo') },
  ),
  plain([
    sign('nao (?:souber|sei|saber) (?:exatamente )?(?:os |as )?(?:macros|calorias|gramas|quantas calorias)'),
    sign('choro|nao saio|surto|panico|travo|nao como|crise'),
  ]),
  asks([
    sign('(?:nao |sem |esconde\\w* |tira\\w* )(?:\\w+ ){0,2}(?:numeros?|calorias?|balanca|peso)'),
    sign('espiral|gatilho|estaca zero|recai\\w*|recaida|me faz mal|orientacao d[ao] psic\\w+'),
  ]),
  asks(
    [
      sign(
        '(?:dentes?|esmalte) (?:\\w+ ){0,6}(?:corroid|gast|acid|estrag|troc)\\w+|troc\\w+ (?:\\w+ )?dentes|calos? n[ao]s? (?:\\w+ ){0,2}(?:mao|maos|dedos)',
      ),
      sign('vomit\\w+|vergonha|neguei|habito|esofago|garganta|depois das refeic\\w+'),
    ],
    { unless: sign('refluxo diagnosticado|gravid\\w+|musculacao|enxada|violao|crossfit|barra') },
  ),
  asks(
    [
      sign('(?:menstruacao|regra|menstruo) (?:\\w+ ){0,3}(?:foi embora|sumiu|parou|nao vem|nao desce)'),
      sign('(?:cheguei|estou|desci|peso|bati) (?:\\w+ )?(?:3\\d|4\\d)|magr\\w+|peso|dieta|kg'),
    ],
    { unless: sign('menopausa|diu|anticoncep\\w+|gravid\\w+|amament\\w+') },
  ),
  asks([
    sign('com(?:o|i|endo)|devorei|ataquei'),
    sign('(?:com )?(?:nojo|odio|raiva|vergonha) de mim|parece que nao sou eu'),
  ]),
  // Loss of control.
  plain([control.eatsMuch, control.lostControl, control.lostControl], {
    within: 40,
    unless: control.sharedMeal,
  }),
  plain([control.bingeWords]),
  plain(
    [
      sign('com(?:i|o) (?:que nem|igual|feito) (?:um |uma )?(?:bicho|animal|porc[ao]|louc[ao])'),
      sign('vergonha|sumir|panela|nojo|culpa|escondid\\w+|me odeio'),
    ],
    { within: 20, unless: control.sharedMeal },
  ),
  plain([
    sign('(?:revista|revistou|procura) (?:\\w+ ){0,4}(?:quarto|mochila|gaveta|armario)'),
    sign('comida|embalage\\w+|doces?|laxante\\w*|vomito'),
  ]),
  plain(
    [
      sign('escond(?:i|o) (?:\\w+ ){0,5}'),
      sign('comi (?:tod[ao]s|tudo)|com(?:o|i) (?:\\w+ ){0,2}numa noite'),
    ],
    { within: 14, unless: control.sharedMeal },
  ),
  plain([sign('abro'), sign('fecho'), sign('ate (?:dar ansia|doer|passar mal|vomitar)')], { within: 20 }),
  plain([sign('sem passar a noite chorando|sem chorar'), control.foodOrEating], { within: 14 }),
  plain([
    sign(
      'nao sei comer sem (?:calculadora|pesar|contar|balanca|app)|(?:cont(?:o|ando)|conto) caloria\\w* (?:desde|aos) (?:os )?(?:\\d+)',
    ),
  ]),
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
    unless: eating.lowSugar,
  }),
  plain([control.fearOfFood, control.fearTaken], {
    within: 24,
    unless: anyOf(eating.lowSugar, sign('engasg\\w+|espinha|alergic\\w+|anafila\\w+|crianca\\w*')),
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
]
