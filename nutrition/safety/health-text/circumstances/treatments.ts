import { type Circumstance, healthFields, signs } from './circumstance.ts'

const drink =
  '(?:tomo umas?|tomar umas?|umas doses|bebo|beber|bebida|pinga|cachaca|alcool|cerveja|vodka|conhaque|corote|dose|gole|whisky|uisque|destilado)'

/** Cancer in treatment, and states without a rule of their own, which only ask. */
export const treatments: readonly Circumstance[] = [
  {
    code: 'cancer',
    past: 'counts',
    unless:
      /\b(?:fisio\w*|massagem|laser|drenagem|depilacao|psicolog\w+|soro caseiro|cachorr\w+|treino|deload|academia|pimenta|fermentacao|faxina|vacina|sou (?:\w+ )?(?:oncolog\w+|enfermeir\w+|tecnic\w+)|plantao|anticoncepcional|pilula|menstrua\w+)\b/,
    bystanders: /\b(?:medic[ao]|doutora?|onco)\b/g,
    signs: signs({
      4: [
        'port ?o? ?(?:a )?cath?|portocat\\w*',
        '(?:caroc\\w+|nodul\\w+|bolinha|bola|mancha|pinta|ferida|biops\\w+|resultado|exame|tumor\\w*|massa(?! d[aeo]s? (?:pao|bolo|pizza|torta|pastel|panqueca))|lesao|polipo) (?:\\w+ ){0,4}?(?:d[oa] ruim|ruim mesmo|malign\\w+|do mal|nao (?:era|e|deu|foi) (?:\\w+ )?(?:bo[am]|benign\\w*))',
        '(?:biops\\w+|exame|resultado|caroc\\w+|nodul\\w+) (?:\\w+ ){0,6}(?:aquela|aquilo|doenca ruim|doenca feia|coisa ruim)|(?:aquela|da) doenca (?:ruim|feia|maldita)',
        'biops\\w+ (?:\\w+ )?deu ruim',
        '(?:quimio|radio|radioterapia) (?:segunda|terca|quarta|quinta|sexta|branca|vermelha|oral)|(?:comec\\w+|faco|fazendo|sessoes de|termin\\w+) (?:a )?radio(?= |$)(?! (?:e tv|am|fm|comunit))',
        '(?:esvaziamento|linfonodo sentinela|quadrantectomia|setorectomia)',
      ],
      3: [
        'dia da (?:branca|vermelha)|a (?:branca|vermelha) (?:de novo|na veia)|(?:quimio|bolsa|soro|injecao) vermelh\\w+',
        '(?:tir\\w+|retir\\w+|arranc\\w+|perd\\w+) (?:a |o |uma |minha |um )*(?:mama|seio|testiculo|prostata)(?! (?:de|gesso))',
        'recidiva|recidivou|quimio\\w*',
        'doenca (?:\\w+ ){0,2}(?:voltou|espalhou|avancou) (?:\\w+ ){0,2}(?:osso|ossos|pulmao|figado|cerebro|coluna)',
        '(?:esvazi\\w+|tir\\w+) (?:\\w+ ){0,3}(?:axila|quadrante)|quadrante da mama',
        '(?:[1-9]|duas|tres|quatro|cinco|primeira|segunda|terceira|quarta|ultima) (?:vermelhas?|brancas?)(?! (?:mac\\w+|uva\\w*|rosa\\w*|e ))',
        'ciclo (?:\\d+|\\w+) de (?:\\d+)|(?:\\d+|quarto|quinto|terceiro|segundo|ultimo) ciclo d[ae]',
      ],
      2: [
        '(?:de )?(?:14|15|21|28) em (?:14|15|21|28)|a cada (?:14|15|21|28) dias|a cada (?:tres|3) semanas',
        'imunidade zerad\\w+|neutropeni\\w+|neutrofilos?',
        '(?:uso|de) (?:lenco|peruca|turbante)',
        '(?:gosto|boca|sabor) (?:\\w+ ){0,2}(?:moeda|metal\\w*|ferro|lata|papelao)',
        '(?:tem|dia d[ae]|tomo|tomar|foi|hoje e|fazer) (?:a )?(?:vermelha|branca)|vermelhinha|branquinha',
        '(?:segunda|primeira|terceira|quarta|ultima|quinta) (?:sessao|aplicacao|infusao)',
        'nao (?:era|e) coisa boa|estagi?o (?:i+v?|[1-4])|pet (?:scan|ct)|cintilografia ossea|marcador tumoral|ca ?125',
        '(?:trato|tratamento|consulta|internad\\w+) (?:\\w+ ){0,2}(?:inca|icesp|barretos|hospital d[eo] (?:amor|cancer)|a c camargo|ac camargo|graacc)|n?o (?:inca|icesp|graacc)',
        'paliativ\\w+',
        '(?:entro|tomo|tomar|fico|faco|tem|dia) (?:\\w+ ){0,2}(?:n?o )?(?:soro|infusao)|infusao',
        '(?:\\d\\d|vinte|trinta|trinta e \\w+) sessoes|sessoes de (?:radio|quimio)',
        '(?:comprimido|hormonio|remedio|bloqueador) (?:\\w+ ){0,2}por (?:5|cinco|10|dez) anos|(?:5|cinco|10|dez) anos (?:de|tomando) (?:comprimido|hormonio|bloqueador)',
        'bi ?rads? (?:4|5|6)\\w?|psa (?:alto|subiu|\\d\\d)',
      ],
      1: [
        '(?:cabelos?|fios?|sobrancelhas?) (?:\\w+ ){0,3}(?:ca(?:iu|iram|indo|em)|foi embora|foram embora)|cabelo (?:ja era|foi)|(?:caiu|caindo|foi embora) (?:o |meu |todo (?:o )?)*cabelo|raspei (?:a cabeca|o cabelo)|careca',
        'enjo\\w+|(?:nao aguento|sem) (?:\\w+ )?cheiro',
        'essa semana',
        'cateter',
        'feridas? na boca|mucosite|afta',
        'do ruim',
      ],
    }),
  },
  {
    code: 'ask',
    past: 'ends',
    signs: signs({
      3: [
        'convuls\\w+|crises? de ausencia|ausencias? e |(?:caio|cai|tenho|tive) (?:\\w+ ){0,3}(?:trem\\w+|debat\\w+)(?! de frio)|crises? (?:epilet\\w+|tonico\\w*|focais|convulsiv\\w+)|lamotrigina|lamictal|oxcarbazepina|trileptal|acido valproico|depakene|clobazam|frisium|urbanil|vigabatrina|lacosamida|vimpat|topamax',
        'cetogenica (?:\\w+ ){0,3}(?:neuro\\w*|4 ?: ?1|3 ?: ?1|medic\\w*|prescrit\\w+|hospital)|dieta cetogenica (?:\\w+ ){0,4}crises?',
      ],
    }),
    unless: /\b(?:convulsao de riso|febril|quando (?:eu )?(?:era )?(?:bebe|crianca))\b/,
  },
  {
    code: 'ask',
    past: 'ends',
    signs: signs({
      3: [
        'alopurinol|zyloric|zylorik|febuxostat\\w*|adenuric|benzbromarona|narcaricina|colchicina|colchis',
        '(?:crise|ataque|tenho|sofro|por causa|diagnostico|portador|remedio|para|contra|artrite) (?:\\w+ )?(?:de |d[ae] |para )?gota(?! (?:d|a gota|de))|gota (?:no|ataca|atacou|atacad\\w+|inflam\\w+|nos)',
        'acido urico (?:\\w+ ){0,2}(?:alt\\w+|elevad\\w+|nas alturas|[789]|1\\d|subi\\w+|estourad\\w+)|tofos?',
      ],
      2: [
        'acido urico(?! (?:\\w+ )?(?:normal|ok|bom|baixo))',
        '(?:dedao|cristal\\w+) (?:\\w+ ){0,4}(?:acido urico|uric\\w+|dedao|inch\\w+|ataca|atacou|lateja|vermelh\\w+|pegando fogo|inflam\\w+)(?! da topada)',
      ],
    }),
  },
  {
    code: 'ask',
    past: 'ends',
    unless:
      /\b(?:bebo|tomo|beber|tomar|bebida) (?:um |uma |1 |2 |meu |muit[ao] |de |so |quente )?(?:copo de |copo d |xicara de |litro de |caneca de )?(?:cafe|cha|agua|suco|shake|whey|leite|vitamina|creatina|limao|remedio\w*|jejum)\b/,
    bystanders: /\b(?:mulher|esposa|medic[ao]|familia)\b/g,
    signs: signs({
      3: [
        `${drink} (?:\\w+ ){0,3}(?:assim que|logo que|quando|ao|mal) (?:\\w+ )?(?:levant\\w+|acord\\w+)|${drink} (?:\\w+ ){0,2}(?:de manha cedo|em jejum|logo cedo)`,
        `(?:litro|garrafa|meio litro|duas garrafas|\\d+ latas|\\d+ latinhas) (?:\\w+ ){0,3}(?:pinga|cachaca|vodka|conhaque|whisky|corote|uisque) (?:\\w+ ){0,2}(?:dia|noite)`,
        '(?:larg\\w+|par\\w+|deix\\w+|sem|semanas? sem|dias sem) (?:\\w+ ){0,4}(?:beber|bebida|pinga|cachaca|alcool|goro) (?:\\w+ ){0,8}(?:trem\\w+|suando|suo|vulto\\w*|bicho\\w*|convuls\\w+)|delirium',
        '(?:par\\w+|larg\\w+) (?:\\w+ ){0,3}(?:cachaca|pinga|bebida|beber|alcool) (?:ontem|segunda|terca|quarta|quinta|sexta|sabado|domingo|faz|ha)',
        'alcoolicos anonimos|(?:reuniao|grupo|frequento|vou) (?:\\w+ ){0,2}(?:do |no |ao )aa\\b|dependen\\w+ (?:de|do) alcool|abstinencia(?! (?:de|do) (?:cafe|acucar|doce|redes|celular|chocolate))|dissulfiram|antietanol',
        '(?:recai\\w*|recaida) (?:\\w+ ){0,2}(?:bebida|alcool|pinga)',
      ],
      2: [
        '(?:maos?|corpo) (?:\\w+ ){0,2}trem\\w+|trem\\w+ (?:as? )?maos?|(?:suar|suando|suo) e (?:a )?trem\\w+',
        'vend\\w+ (?:vulto|bicho)\\w*',
        '(?:parar|passar|acalmar|tirar) (?:de |a |o )?(?:tremedeira|tremor|tremer)',
        '(?:limp[ao]|sobri[ao]|dias sem|sem) (?:d[oe] )?(?:alcool|beber|bebida|goro)',
        'se (?:eu )?nao tomar (?:uma|umas|um gole)',
        'beb\\w+ (?:escondid\\w+|todo santo dia|para (?:nao tremer|dormir|funcionar))',
      ],
      1: [drink, 'uma as \\d|as \\d+ ?h', 'trem\\w+'],
    }),
  },
  {
    code: 'ask',
    past: 'ends',
    unless: /\b(?:espinha de peixe|ja passou|risada|de rir)\b/,
    signs: signs({
      3: [
        'disfagi\\w+|espessante|liquidos? (?:engross\\w+|espessad\\w+)|engross\\w+ (?:a |os? )?(?:agua|liquidos?)',
        'engasg\\w+ (?:\\w+ ){0,2}(?:agua|liquidos?|saliva|tudo|qualquer|comida|sempre|direto)',
        'fono\\w* (?:\\w+ ){0,4}(?:liber\\w+|so|pastos\\w+|engol\\w+)|(?:so|apenas) (?:consigo |posso |como )?(?:\\w+ )?(?:pastos[ao]|liquidificad[ao]|batidinh[ao]|peneirad[ao])',
        '(?:nao|mal|dificuldade (?:de|para)) (?:consigo )?(?:engolir|deglutir)(?! (?:essa|esse|desaforo|sapo|isso|comprimid\\w*|capsulas?|remedio\\w*|(?:\\w+ )?raiva|choro))|comida (?:\\w+ )?(?:entala|trava na garganta|para no meio)',
      ],
      2: ['fase (?:pastosa|liquida|branda)|dieta (?:pastosa|liquida)'],
    }),
  },
  {
    code: 'ask',
    past: 'ends',
    signs: signs({
      3: [
        'imuno(?:deprimid\\w+|comprometid\\w+|deficienci\\w+|suprimid\\w+)|imunidade (?:\\w+ ){0,2}(?:zero|no chao|baixissima|zerad\\w+)|imunossupress\\w+|(?:nao posso|nada de) (?:\\w+ ){0,3}cru\\w* (?:\\w+ ){0,4}imunidade',
        '(?:infusao|injecao|aplicacao) (?:\\w+ ){0,3}(?:reumato\\w*|crohn|lupus|artrite|psoriase|biologic\\w*)',
      ],
    }),
  },
  {
    code: 'fragilidade',
    leastSigns: 2,
    past: 'ends',
    unless: /\b(?:sou (?:\w+ )?(?:cuidador\w*|enfermeir\w+|fisio\w*|acompanhante)|trabalho)\b/,
    bystanders: /\b(?:net[ao]|netinh[ao]|filh[ao]|nora|genro|cuidadora?|fisio|fono|medic[ao])\b/g,
    signs: signs({
      1.5: [
        '(?:tenho|fiz|com|estou com|aos|completei|vovo de|velh[ao] de|idos[ao] de) (?:7[5-9]|8\\d|9\\d)(?! (?:kg|quilos|kilos|por|cm|reais|mil|m|metros))(?: anos)?|(?:7[5-9]|8\\d|9\\d) ?(?:anos|a)(?= |$)',
      ],
      2: [
        '(?:cai|caiu|levei tombo|tombei) (?:\\w+ ){0,3}(?:\\d ?x|\\d vezes|duas|tres|esse mes|essa semana|de novo)',
        '(?:a |minha |uma )cuidadora(?! d[aeo])|nao abro (?:mais )?(?:nem )?(?:o |a |um |uma )?(?:potes?|garrafas?|vidros?|torneira)',
        '(?:so )?tom\\w+ (?:\\w+ )?(?:sopinha|sopa|caldo|mingau)|bolacha molhada|dentes? (?:\\w+ )?nao prestam',
        'pernas? (?:\\w+ )?(?:bambei\\w+|bambas?|falh\\w+|fraquej\\w+)',
        '(?:quase )?nao sai\\w* da cama|ando (?:muito )?frac[ao]|quebr\\w+ (?:\\w+ )?(?:femur|bacia|quadril)|engasg\\w+ com agua',
        '(?:4\\d|3\\d) (?:kg|quilos|kilos)',
      ],
      1: [
        '(?:net[ao]|filh[ao]|nora|cuidadora) (?:\\w+ ){0,2}(?:digita|escreve|separa|preenche|me ajuda)|moro s[oó]|sozinh[ao]',
        '(?:sem vontade|nao tenho vontade) de (?:cozinhar|comer)|belisco|confundo|esquec\\w+',
      ],
    }),
  },
  {
    code: 'perda_rapida',
    leastSigns: 2,
    past: 'ends',
    unless:
      /\b(?:quero|queria|meta|objetivo|gostaria|pretendo|preciso perder|bebi|treino|dieta nova|cutting|ozempic|mounjaro|bariatric\w+)\b/,
    bystanders: /\b(?:gente|mundo|povo|familia|amig\w+|colegas?|medic\w+)\b/g,
    signs: [
      ...signs({
        3: [
          '(?:perd|emagrec|sec|sum)\\w+ (?:\\w+ ){0,4}(?:do nada|sem (?:motivo|explicacao|querer|saber|perceber|tentar))',
        ],
        1.5: [
          '(?:[5-9]|[1-4]\\d) ?(?:kg|quilos?|kilos?) (?:\\w+ ){0,3}(?:embora|a menos|sumiram|perdidos|mais magr\\w+)|(?:perdi|emagreci|foram|sumiram|caiu|cairam|foi) (?:\\w+ ){0,3}(?:[5-9]|[1-4]\\d) ?(?:kg|quilos?|kilos?)',
        ],
        2.5: [
          'balanca (?:\\w+ ){0,2}(?:desc\\w+|cai\\w*|baix\\w+)',
          'sem (?:eu )?(?:\\w+ )?(?:mudar|fazer(?: nada)?|querer|dieta|motivo|explicac\\w+|tentar|esforco|mexer)|do nada|sem mais nem menos|nao mudei nada|comendo (?:igual|normal|a mesma coisa)|ninguem (?:sabe|descobre|entende)',
        ],
        1: [
          '(?:calcas?|roupas?|alianca|anel|cinto|vestidos?|shorts?|relogio) (?:\\w+ ){0,3}(?:ca(?:i|em|indo|iu)|sobr\\w+|larg\\w+|escorreg\\w+|froux\\w+)|(?:furos?|buracos?) (?:a mais )?no cinto',
          '(?:pergunt\\w+|ach\\w+|dizem|fala\\w+) (?:\\w+ ){0,4}doente',
          'comendo (?:de tudo|bem)',
        ],
      }),
    ],
  },
  {
    code: 'ask',
    past: 'ends',
    signs: signs(
      {
        2: [
          '(?:quase nao|nao|sem|pouca|nenhuma) (?:tenho |sinto |tendo )?(?:fome|apetite) (?:ultimamente|mais|nenhum\\w*|ha|faz|desde|nos ultimos)|(?:perdi|sumiu|acabou|foi embora) (?:a |o |minha |meu )?(?:fome|apetite)|(?:fome|apetite) (?:sumiu|acabou|foi embora|desapareceu)',
          'escurec\\w+ (?:\\w+ ){0,4}(?:levant\\w+|vista)|(?:vista|visao|tudo) (?:\\w+ )?(?:escurec\\w+|fica pret[ao]|apag\\w+)|(?:quase )?desmai(?:o|ei|ando|os)|apaguei|escurecimento',
        ],
      },
      healthFields,
    ),
  },
  {
    code: 'ask',
    past: 'counts',
    signs: [
      ...signs(
        {
          3: [
            '(?:fiz|fez) (?:a |uma |minha )?reducao(?! (?:de|da|das|dos) (?:mama|seio|peito|labio|danos|carga))',
          ],
        },
        ['cirurgia', 'condicao', 'limitacao'],
      ),
    ],
  },
]
