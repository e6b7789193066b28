import { type Circumstance, healthFields, signs } from './circumstance.ts'

const weekday =
  '(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|seg|ter|qua|qui|sex|sab|2a|3a|4a|5a|6a)'
const few = '(?:dois|duas|tres|quatro|cinco|[2-5])'
const tired = '(?:chego|saio|volto|fico) (?:\\w+ ){0,3}(?:acabad\\w+|mort\\w+|destruid\\w+|exaust\\w+)'
const my = '(?:[ao]s? |meus? |minhas? )?'

/** States of kidney, heart, liver and of sugar in the blood, told by their treatment and their signs. */
export const organStates: readonly Circumstance[] = [
  {
    code: 'renal',
    past: 'counts',
    unless:
      /\b(?:treino\w*|treinar|academia|muscula\w+|esteira|lavar|cafe|cartao|costura|cabelo|fisioterapia|pilates|remo|crossfit|bingo|pelucia|sorvete|aula|sou (?:\w+ )?(?:tecnic\w+|enfermeir\w+|nefro\w*|medic\w+)|plantao|laranja de sangue|suco|detox|cha|limao|alho|galinha|frango ao molho)\b/,
    bystanders: /\b(?:clinica|medic[ao]|doutora?|enfermeir[ao])\b/g,
    signs: [
      ...signs({
        4: [
          '(?:lig|conect|pres|amarr|espet|plug)\\w* (?:\\w+ ){0,3}n?[ao] maquina(?! d[aeo])',
          '(?:filtr|limp|lav)(?:a|am|ar|ando|ou|aram|o) (?:\\w+ ){0,2}?(?:meu )?sangue(?! (?:d[aeo] |n[ao] (?!segunda|terca|quarta|quinta|sexta|sabado|domingo|clinica|hospital|maquina)))',
          'maquina (?:vai |para )?me (?:limp|filtr|lav|salv)\\w*',
          '(?<!\\b(?:o|meu|um|exame|resultado) )hemo (?:\\w+ ){0,2}(?:[2-6] ?x|[2-6] vezes|duas|tres|quatro|seg\\w*|ter\\w*|hoje|amanha)',
          'permcath|permicath|cicladora|peritoneal',
          '(?:fila|lista|esper\\w+|aguard\\w+) (?:\\w+ ){0,4}(?:rim|rins|transplante renal)(?! de (?:boi|porco))',
          `${my}rins? (?:\\w+ ){0,2}(?:pif\\w+|entreg\\w+ (?:os pontos|[oa])|desist\\w+|morr\\w+|sec\\w+|apag\\w+|foram embora|ja eram?|nao prest\\w+)`,
          '(?:vaz\\w+|perd\\w+|solt\\w+) (?:\\w+ ){0,2}proteina',
          'ketosteril|cetoanalogos?',
        ],
        3: [
          'carambola (?:\\w+ ){0,2}?(?:nem|nao|proibid\\w+|nunca|jamais|mata|de jeito)|(?:nao|nem|proibid\\w+|nunca|sem) (?:\\w+ ){0,3}carambola(?! (?:na feira|hoje))',
          '(?:potassio|fosforo) (?:\\w+ ){0,2}(?:alt[ao]|sub\\w+|elevad\\w+|estour\\w+|nas alturas|control\\w+)|(?:por causa d[oe]|tirar|reduzir|perder|baixar|controlar|segurar) (?:o |esse )?(?:potassio|fosforo)',
          '(?:xixi|urina|mijo) (?:\\w+ ){0,3}(?:espum\\w+|coca cola|cor de coca)',
          '(?:nao|quase nao|mal|pouco) (?:urino|faco xixi|mijo|sai xixi|sai urina)|(?:urino|faco xixi|mijo|xixi) (?:muito )?(?:pouco|pouquinho|quase nada|nada)',
          'potassio (?:\\w+ )?(?:[6-9]|5 [5-9])',
          'doador (?:compativel|de rim|falecido|vivo)|por um doador',
          'fremito|fistula(?! (?:anal|perianal|dentaria))',
          'ureia (?:\\w+ ){0,2}(?:alta|elevada|1\\d\\d|subi\\w+)',
          `(?:${few}) agulhas? (?:\\w+ ){0,3}braco|agulhas? (?:grossas? )?no (?:meu )?braco`,
          'ganho (?:de peso )?(?:entre (?:as )?sessoes|interdialitico)',
          'escald\\w+ (?:\\w+ ){0,3}(?:duas|2) vezes|(?:duas|2) (?:aguas|fervuras)(?= (?:\\w+ ){0,4}(?:potassio|rim|nefro))',
        ],
        2.5: ['filtro artificial|rim artificial'],
        // With the days and the tiredness of a gym, a question.
        1.75: ['(?:na|da|pela|daquela|naquela) maquina(?! d[aeo])'],
        1.25: [
          '(?:chego|saio|volto|fico) (?:\\w+ ){0,3}(?:moid\\w+|sem forcas?|frac\\w+|zonz\\w+|tont\\w+|um caco|com caimbra)',
        ],
        2: [
          '(?:braco|lado) (?:\\w+ ){0,6}(?:nao (?:pode|posso|da para) (?:\\w+ ){0,3}(?:peso|pressao|sangue|sacola|dormir))',
          'cateter (?:n[ao] )?(?:pescoco|virilha|jugular)',
          'clinica (?:\\w+ ){0,3}(?:manha|4 horas|quatro horas)|e (?:dia de )?clinica|sessao de (?:4|quatro) horas',
        ],
        1: [
          '(?:manha|tarde|(?:4|quatro|3|tres) ?(?:h|horas?)|meio periodo)',
          `${weekday} (?:e |ou )?${weekday}|(?:3|tres|2|duas|4|quatro) ?x (?:por|na|a) semana|(?:tres|3|duas|quatro) vezes (?:por|na|a) semana|dias? sim (?:e )?(?:outro|dia) nao|dias (?:impares|pares|alternados)`,
          '(?:cort\\w+|tir\\w+|proib\\w+) (?:\\w+ ){0,3}(?:banana|laranja|tomate|feijao)',
          'poltrona|cadeira|duas aguas|batata (?:\\w+ ){0,2}fervida',
          'clinica',
        ],
      }),
      // With the machine and the days of a gym, a question.
      ...signs({ 1: [tired] }, ['semana', 'objetivo', 'refeicao', 'alergia']),
      ...signs({ 0.2: [tired] }, healthFields),
    ],
  },
  {
    code: 'insuficiencia_cardiaca',
    past: 'ends',
    unless: /\b(?:gravida|asma|bombinha|refluxo|apneia|cpap|sinusite|rinite|gripe|resfriad\w+)\b/,
    bystanders: /\b(?:medic[ao]|doutora?|cardio\w*)\b/g,
    signs: signs({
      3: [
        '(?:durmo|dormir|dormindo|passo a noite|cochilo) (?:\\w+ ){0,3}(?:sentad\\w+|n?a poltrona|recostad\\w+|inclinad\\w+|na cadeira)(?! (?:na aula|no onibus|no trabalho|no cinema|na escola))',
        '(?:restricao|limite) (?:hidrica|de (?:agua|liquidos?))|(?:restringir|limitar|medir|contar) (?:os? |a |todo )?(?:liquidos?|agua)(?= |$)',
        '(?:dobr|aument)\\w+ (?:o |a )?(?:diuretico|furosemida|lasix)',
        '(?:sub\\w+|aument\\w+|ganh\\w+|mais de) (?:\\w+ ){0,2}(?:[1-3]|um|dois|tres) ?(?:kg|quilos?|kilos?) (?:\\w+ ){0,4}(?:dobr\\w+|ligo|avis\\w+|furosemida|lasix|diuretic\\w*|hospital)',
        '(?:agua|liquido) (?:no|nos|dentro do) pulm\\w+',
        'coracao (?:\\w+ )?(?:cresceu|aumentou|dilatou|inchou|fraqueou|enfraqueceu)(?! de (?:amor|alegria|orgulho))',
        '(?:eco|ecocardiograma|ejecao|bombeamento) (?:\\w+ ){0,4}(?:[1-3]\\d|40|baix\\w+)',
      ],
      2: [
        `${few} (?:ou \\w+ )?travesseiros?`,
        '(?:falta (?:de |o |\\w+ )?ar|(?:me )?afog(?:o|a|ando|ada|ado)|sufoc\\w+|sem (?:ar|folego))',
        '(?:agua|liquidos?) (?:\\w+ ){0,4}(?:contad\\w+|medid\\w+|limitad\\w+|restri\\w+|racionad\\w+|no maximo)|(?:so posso|maximo) (?:\\w+ ){0,2}(?:\\d+ ?ml|um litro|1 litro|litro e meio|\\d copos)',
        'furosemida|lasix',
      ],
      1: [
        '(?:deit\\w+|dorm\\w+|de noite|a noite|de madrugada)',
        '(?:sentar|sento|levantar|janela) (?:\\w+ ){0,4}(?:beirada|beira|cama|para respirar|pegar ar)|pegar ar',
        '(?:pernas?|pes?|tornozelos?|canelas?) (?:\\w+ ){0,2}(?:inch\\w+|afund\\w+|fund\\w+|com marca)|inch\\w+ (?:nas? |d[ao]s? )?(?:pernas?|pes|tornozelos?)',
        '(?:me )?pes(?:o|ar) (?:\\w+ ){0,2}(?:toda manha|todo dia|todas as manhas|de manha|diariamente)',
        'senao',
      ],
    }),
  },
  {
    code: 'cardiaca',
    past: 'counts',
    bystanders: /\b(?:medic[ao]|doutora?|cardio\w*|celular)\b/g,
    unless:
      /\b(?:crush|apaixon\w+|paixao|emocao|gol|jogo|peito do pe|frango|galinha|peru|supino|peitoral|jiu|muay|capoeira)\b/,
    signs: [
      ...signs(
        {
          4: [
            '(?:abr\\w+|cort\\w+|serr\\w+) (?:\\w+ ){0,2}(?:meu |o meu )(?:peito|torax|esterno)',
            'isordil|sustrate|monocordil|nitroglicerina|propatilnitrato|(?:di|mono)?nitrato(?: de isossorbida)?|cardioversao|ablacao cardiaca',
          ],
          3: [
            'ablacao',
            '(?:aparelh\\w+|caixinha|pilha|bateria) (?:\\w+ ){0,5}(?:peito|coracao|clavicula)',
            '(?:choque|choques) (?:\\w+ ){0,3}(?:peito|coracao)',
          ],
          2: [
            '(?:embaixo|debaixo) da lingua',
            '(?:apert\\w+|dor|doi|peso|queim\\w+|pontada) (?:\\w+ ){0,3}(?:n?o )?peito|peito (?:\\w+ ){0,2}(?:apert\\w+|doi|doendo|pesa|queima)',
            '(?:duas|tres|quatro|[2-4]) pontes|pontes? no (?:meu )?(?:peito|coracao)|peito aberto',
            '(?:coracao|batimentos?) (?:\\w+ ){0,3}(?:dispar\\w+|descompass\\w+|fora d[eo] ritmo|falh\\w+|trav\\w+|aceler\\w+|palpit\\w+|tropec\\w+|vibra)|palpitac\\w+',
            '(?:celular|ima|inducao|detector de metal|micro ?ondas) (?:\\w+ ){0,3}(?:longe|nao posso|proibid)',
          ],
          1: [
            'braco esquerdo|mandibula',
            '(?:subo|subir|subindo|esforco|escada|ladeira|andar rapido|lance)',
            '(?:lado esquerdo|suor frio)',
          ],
        },
        healthFields,
      ),
    ],
  },
  {
    code: 'hepatica',
    past: 'counts',
    unless: /\b(?:ressaca|acebolad\w+|bife|isca\w*|pate|jilo|boi|galinha)\b/,
    bystanders: /\b(?:medic[ao]|doutora?|bebida|alcool|cachaca)\b/g,
    signs: signs({
      4: [
        'figado (?:\\w+ ){0,3}(?:pedra|pif\\w+|par(?:ou|ando)|entreg\\w+|acab\\w+|cicatriz\\w*|fibros\\w+|nas ultimas|destru\\w+|falindo|falencia|cirro\\w+|endure\\w+|duro)',
        '(?:acab\\w+|destru\\w+|estrag\\w+|deton\\w+|com[ei]u) (?:\\w+ ){0,2}meu figado',
        '(?:tir\\w+|dren\\w+|punc\\w+|esvazi\\w+) (?:\\w+ ){0,5}(?:agua|liquido|litros?) (?:\\w+ ){0,2}(?:n?d?a )(?:minha )?barriga',
      ],
      3: [
        'barriga (?:\\w+ ){0,2}(?:cheia de|com|de) (?:agua|liquido)|(?:litros?|liquido|agua) (?:\\w+ ){0,2}(?:na|da|dentro da) minha barriga',
        '(?:meld|child)(?: pugh)? (?:\\d+|[abc])\\b',
        'fibroscan|elastografia',
      ],
      2: [
        '(?:olhos?|pele|estou|fiquei|virei|to) (?:\\w+ )?(?:amarel\\w+)|ictericia|amarelao',
        'ursacol|acido ursodesoxicolico|ligadura elastica',
        'f[34]|nodulo (?:\\w+ )?no figado|bilirrubina|vomitei sangue|albumina baixa',
      ],
      1: ['confus\\w+', 'bebida|alcool|cachaca', 'lactulona|lactulose'],
    }),
  },
  {
    code: 'insulina',
    past: 'ends',
    unless:
      /\b(?:carro|estacionamento|moto|caminhao|chimarrao|pneu|piscina|chuveiro|poco|caixa d agua|portao|tapioca|paes?|ovos?)\b/,
    bystanders: /\b(?:medic[ao]|doutora?|endocrino)\b/g,
    signs: signs({
      4: [
        'omnipod|minimed|medtronic|7[48]0g|fator de (?:correcao|sensibilidade)|bolus',
        '\\d+ ?(?:ui|u\\.?i) (?:\\w+ )?(?:antes|n[ao]s?|de|a|ao|as|e|cedo|em)|(?:aplic\\w+|injet\\w+|tom\\w+) \\d+ (?:ui|unidades)',
        'bomba de infusao',
        '\\d+ ?(?:g )?(?:de )?carbo\\w*(?: |\\n)(?:\\w+ )?\\d+ ?u(?=\\b)',
        'acord\\w+ (?:com|em) [3-6]\\d(?! (?:anos|kg|quilos|kilos|graus|mensagens|notificac\\w+|por cento))(?=(?:.|\\n)*\\b(?:mel|balas?|suco|acucar|tremendo|suando)\\b)',
        'corrigi (?:com )?\\d+(?: ?(?:u|ui|unidades))?',
        '\\d\\d (?:u|ui|unidades) (?:por|ao) dia',
        '(?:tresiba|basaglar|toujeo|levemir|degludeca|glargina|humalog|fiasp|novorapid|apidra|nph|lispro|asparte|regular) \\d+',
        '(?:fur\\w+|pic\\w+|espet\\w+) (?:\\w+ )?(?:a |minha )?barriga (?:\\w+ ){0,2}(?:\\d ?x|\\d vezes|todo dia|antes)',
        'sensor e (?:a )?bomba|bomba e (?:o )?sensor',
        '(?:bomba|bombinha) (?:\\w+ ){0,3}(?:basal|insulina|bolus)',
      ],
      3: [
        'ultra ?r?rapida|acao rapida',
        '(?:bomba|bombinha) (?:n[ao] |presa n[ao] |d[ae] )?(?:cintura|cinto|bolso|sutia|barriga)',
      ],
      2: [
        'sensor (?:n[ao] |no meu |na minha |colad\\w+ n[ao] )?(?:braco|barriga|pele)',
        '(?:libre|freestyle|dexcom|guardian)',
        '(?:agulhinha|picad\\w+|injec\\w+) (?:\\w+ ){0,3}(?:barriga|coxa)',
        'conto (?:os )?carbo\\w*|contagem de carbo\\w*',
        '(?:troco|trocar|troca) (?:\\w+ ){0,4}(?:cateter|canula|a cada (?:3|tres) dias)',
        '(?:caneta|canetinha|picadinha) (?:\\w+ )?antes d[eao]s? (?:comer|refeic\\w+|almoc\\w+|cafe)',
      ],
      1: [
        'apit\\w+|alarm\\w+',
        'bomba|cateter',
        '(?:4|quatro|3|tres) ?(?:x|vezes) (?:por|ao) dia',
        'corrijo|correcao',
      ],
    }),
  },
  {
    code: 'diabetes',
    past: 'ends',
    unless:
      /\b(?:freestyle (?:de )?(?:futebol|danca|rap|skate|libras)|costur\w+|mosquito|pernilongo|muricoca|cafe doce)\b/,
    bystanders: /\b(?:medic[ao]|doutora?|endocrino)\b/g,
    signs: signs({
      4: ['(?:sensor|freestyle) libre|dexcom'],
      3: [
        'sensor (?:\\w+ ){0,2}apit\\w+ (?:[3-6]\\d|[2-4]\\d\\d)',
        '(?:subiu|foi|bateu|sobe|chegou|passa) (?:\\w+ )?(?:para|a|em|de) (?:2[0-9]\\d|[34]\\d\\d)(?! ?(?:g|ml|kcal|calorias|reais|km|metros|mg|passos))',
        'ferida (?:\\w+ ){0,3}nao (?:fecha|cicatriza|sara)',
        'glicosimetro|glucometro|dextro|hgt',
        'sangue doce',
        'formigas? (?:\\w+ ){0,4}(?:xixi|urina|vaso|privada)|(?:xixi|urina) (?:\\w+ ){0,3}formigas?',
        'libre',
        '(?:fur\\w+|pic\\w+|espet\\w+) (?:\\w+ ){0,3}(?:o |meu )?dedo (?:\\w+ ){0,2}(?:\\d+ ?x|\\d+ vezes|todo dia|toda manha|antes|ao dia|para ver)|ponta d[eo] dedo',
      ],
      2: [
        'acima de (?:1[4-9]\\d|[23]\\d\\d)|deu (?:2[0-9]\\d|[345]\\d\\d)|bate(?:u)? (?:2[0-9]\\d|[345]\\d\\d)',
        'acucar (?:descompens\\w+|solt[ao]|estourad\\w+|doid[ao])',
        '(?:erro|errar|conta|contagem|contar) (?:\\w+ ){0,3}carboidratos?',
        'pe diabetico|glucagon|contagem de carbo\\w*',
      ],
      1: [
        'corrijo|correcao',
        'apit\\w+|grit\\w+|alarm\\w+|madrugada|cabeceira',
        'furo|pico',
        'sensor',
        'hipos?',
      ],
    }),
  },
  {
    code: 'celiaca',
    past: 'counts',
    unless: /\b(?:cachorr\w+|formigas?|mesa toda|sem sujeira)\b/,
    signs: signs({
      4: [
        '(?:trigo|cevada|centeio)(?: e| ou|)? (?:centeio|cevada|trigo|malte)(?: e| ou|)? (?:\\w+ )?(?:cevada|centeio|trigo|malte|jamais|nunca|nao|fora|proibid\\w+)',
        'acelbra|fenacelbra',
        'gluten (?:\\w+ ){0,3}(?:derrub\\w+|intern\\w+|mata|banheiro|diarreia|acaba comigo)',
      ],
      3: [
        '(?:nada de|sem|zero|cortei o) gluten (?:desde|por causa d[oe]|por ordem) (?:o |a )?(?:diagnostic\\w+|biopsia|doenca|gastro\\w*|medic\\w+|exame)',
        '(?:anti ?)?transglutaminase|anti ?endomisio|dq2|dq8|vilosidades?|marsh \\w+',
        'contaminacao cruzada|tracos? de (?:gluten|trigo)',
        '(?:pao|macarrao|massa|bolacha|farinha|trigo) (?:\\w+ ){0,3}(?:derrub\\w+|banheiro|diarreia|me (?:mata|acaba|destroi|incha))',
        'hostia (?:de baixo|sem) ',
      ],
      2: [
        'migalh\\w+|farelo de pao',
        '(?:torradeira|panelas?|tabua|utensili\\w+|cozinha|peneira|formas?|escorredor) (?:\\w+ ){0,2}(?:separad\\w+|exclusiv\\w+|so minhas?|so para mim)',
        '(?:dividir|usar|misturar|mesma) (?:\\w+ ){0,2}(?:torradeira|panela|faca|tabua|manteiga|frigideira)',
        'biopsia d[oe] (?:duodeno|intestino)',
      ],
      1: ['banheiro|diarreia|passo mal|dias (?:no|de) banheiro|derrub\\w+'],
    }),
  },
]
