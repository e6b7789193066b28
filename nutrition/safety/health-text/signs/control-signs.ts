import { sign } from './sign.ts'

/** Exercise, also as a number of repetitions. */
export const exercise = sign(
  'step|zumba|jump|hiit|flexoes|remo|caminhada|corrida|natacao|trein(?:o|ei|ar|ando)|corr(?:o|i|er|endo|e)(?! para pagar)|malh(?:o|ei|ar)|pedal(?:o|ei|ar)|nad(?:o|ei|ar)|caminh(?:o|ei|ar|ada)|esteira|bike|bicicleta|transport|eliptico|spinning|cardio|academia|polichinelos?|burpees?|abdominais|agachamentos?|escadas?|andares|\\d+ mil passos|passos|pular corda|corda|exercicios?|exercito|exercitar|crossfit|km',
)
const food =
  '(?:com(?:er|o|i|ida|eu|ido)|jantar|janto|almocar|almoco|ceia|janta|refeic\\w+|brigadeiros?|bolos?|pao|paozinho|paes|doces?|pizza|feijoada|macarrao|chocolate|biscoitos?|bolachas?|hamburguer|lanche|sobremesa|sorvete|acai|fatia|arroz|churrasco|rodizio|pastel|coxinha)'
export const foodOrEating = sign(food)
/** Food that has to be earned or paid for. */
export const debt = sign(
  `merec(?:er|o|i|endo|ia) (?:a |o |de |uma? )?${food}|(?:direito|permissao) (?:de |a |ao )?${food}|direito de (?:jantar|comer)|para merecer`,
  'redim\\w+|(?:pagar|pago|paguei)(?! (?:as contas|conta|aluguel|boleto|divida d[oe]))|divida|apagar|desfazer|zerar|castig\\w+|penitencia|obrigatori\\w+|sem excecao|compens\\w+|descontar|queimar (?:tudo|o que|cada)|punic\\w+|me puno|equilibrar',
  'mesmo (?:com|de|estando) (?:\\w+ ){0,2}(?:febre|doente|lesao|lesionad\\w+|machucad\\w+|inchad\\w+|dor)|ate com febre|com (?:o )?joelho inchado|nao era para (?:eu )?ter comido|cada (?:brigadeiro|pao|doce|mordida|fatia|garfada|bolacha|bombom)|regra minha|minha regra',
)
/** No exercise, no food; or food, then exercise. */
export const conditional = sign(
  `se (?:eu )?nao (?:fech\\w+|bat\\w+|complet\\w+) (?:\\w+ ){0,5}(?:\\| )?nao (?:posso |mereco )?(?:jant|com|almoc)\\w+|(?:se|quando) (?:eu )?nao (?:trein|corr|malh|fiz|fac|caminh|pedal|cumpr|bat)\\w*(?: \\w+){0,6}?(?: \\|)? (?:nao (?:janto|almoco|como|mereco|durmo)|sem (?:janta|almoco|ceia|comida|comer))`,
  `(?:senao|se nao) (?:\\w+ ){0,3}(?:sem (?:a )?(?:janta|jantar|almoco|almocar|ceia|comer|comida)|nao (?:janto|como|almoco))`,
  `se (?:eu )?(?:com\\w+|jant\\w+|exager\\w+) (?:\\w+ ){0,4}(?:\\| )?(?:tenho que |preciso |ai |vou )?(?:corro|correr|treino|treinar|malho|pedalo|pulo|subo|caminho|nado)\\b`,
  `comeu \\w+ (?:\\| )?(?:corre|corra|paga|pagou|treina|malha) \\w+`,
  `(?:comi|comeu|com\\w+) (?:\\w+ ){0,4}(?:e |\\| )*passei (?:a |o )?(?:tarde|manha|noite|dia) (?:\\w+ ){0,3}(?:esteira|transport|bike|academia|correndo|eliptico)`,
)
/** A meal taken away as a punishment. */
export const mealLost = sign(
  'nao (?:posso|mereco) (?:jantar|comer|almocar)|sem (?:o |a )?(?:almoco|janta|jantar|ceia|refeic\\w+|comida|comer)|nao (?:tem|tenho) direito a (?:refeicao|comida|jantar|comer)|(?:pul|cort|cancel)\\w+ (?:o |a )?(?:janta|jantar|almoco|refeic\\w+)|nao (?:janto|almoco|como)\\b',
)
export const punishment = sign(
  '(?:me )?(?:castig|pun)(?:o|ei|ar|ando)|de castigo|castigo|punicao|penitencia|se (?:\\w+ )?(?:eu )?(?:errar|errei|falhar|sair da linha|furar|furei|engordar|passar do limite|escapar)|quando (?:esqueco|falto|perco) (?:o )?treino|nao mereco|nao fiz por merecer|como castigo|regra minha|minha regra|(?:me dou|dou em mim|me dei) (?:\\w+ )?(?:tapas?|socos?|murros?)',
)
export const unworthy = sign(
  'nao (?:mereco|merecia|mereci) (?:\\w+ )?(?:jant\\w+|comer|comida|almoc\\w+|refeic\\w+|cafe|ceia|lanchar|me alimentar)',
)
/** Blows against the own body because of food. */
export const hitsBelly = sign(
  '(?:bato|dou (?:tapas?|socos?)|soco|belisco|me belisco|me bato|me arranho|aperto) (?:\\w+ ){0,4}(?:barriga|coxas?|gordura|roxear|roxo|quando|toda vez)',
)
export const overLimit = sign(
  'quando (?:ela enche|passo do ponto|exagero|como|engordo)|passo do ponto|quando com\\w+|depois de comer|comi demais|encho',
)

export const eatsMuch = sign(
  '(?:com(?:o|i|ia|er|endo)|jant(?:o|ei)|devor(?:o|ei|ar|ando)|atac(?:o|ar|ando)|ataquei|engul(?:o|i)|engoli|acab(?:o|ei)(?: com)?|detonei|detono|sumi com|peco|pedi|gasto) (?:\\w+ ){0,6}?(?:tudo|inteir[ao]s?|caixas?|potes?|pacotes?|panetones?|panela|sobras?|sobrou|litros?|latas?|fardo|compras do mes|o armario|a geladeira|a dispensa|a despensa|todos? os? (?:pao|paes|doces?)|acabei com o pao|acucar puro|\\d lanches|tres lanches|pedidos)',
  '(?:uma|um|dois|duas|tres|\\d+) (?:caixas?|potes?|pacotes?|panetones?|latas?|barras?|fardos?)(?: inteir\\w+)?(?: d[eo] \\w+){0,2}(?: \\||,| e)+ (?:o |a |um |uma |as |os |dois |duas )?(?:\\w+ )?(?:pote|pacote|sobras|lata|caixa|barra|pao|panetone)s?',
  'ja acabei com|(?:as )?compras do mes (?:somem|acabam)|(?:cinco|quatro|tres|[3-9]) (?:pedidos|lanches|deliverys?)|como tudo',
)
/** Eating that got out of hand, or that is hidden. */
export const lostControl = sign(
  '(?:nem |nao )(?:sei|consigo|consegui|conseguia) (?:\\w+ )?(?:parar|me controlar|me segurar)|sem (?:conseguir )?parar|nao paro|nao (?:me )?lembro(?: d[oe] gosto| metade| direito)?|das \\d+ as \\d+ da manha|nem (?:lembro|senti) (?:d?o )?gosto|quando (?:eu )?vejo|quando vi',
  'ate (?:doer|passar mal|vomitar|nao (?:conseguir|aguentar|poder)|ficar (?:ruim|mal)|a barriga doer|nao caber)|passando mal|dormi? passando mal|durmo passando mal',
  'me sint\\w+ (?:um |uma )?(?:monstro|lixo|porc[ao]|nojent[ao]|animal|suj[ao]|horrivel)|com (?:vergonha|nojo)|cho(?:ro|rei|rando)|culpa(?:da|do)?\\b',
  'no escuro|em pe n[ao] (?:pia|cozinha|geladeira)|na garagem|no estacionamento|escondid[ao]s?|escondo|trancad[ao]|de madrugada|toda (?:noite|madrugada)|no carro(?! (?:\\w+ )?(?:chuva|transito))|quando fico sozinh[ao]|antes (?:d?eles|que (?:eles|alguem|ele|ela)) chega\\w+|(?:reponho|compro de novo)|para ninguem (?:notar|perceber|ver|saber)',
)
export const bingeWords = sign(
  'escondid[ao]s? (?:\\| )?(?:e|muito|rapido)(?: e)? (?:muito|rapido|demais)|(?:rapido|muito|demais) (?:\\| )?(?:e )?(?:rapido |muito )?escondid[ao]s?|(?:ataques?|crises?|episodios?) (?:de |com |d[ao] )(?:comida|comer|gula|doce)|crises de comida',
  '(?:penso|pensar|pensando) (?:so )?em (?:comida|calorias|peso|comer) (?:\\w+ )?(?:24|o dia|toda hora|o tempo todo|sem parar|vinte)',
  'ambulatorio de compulsao|grupo de comedores|comedores (?:compulsivos )?anonimos|oa presencial',
)
export const sharedMeal = sign(
  'com (?:as |os )?(?:amig\\w+|famili\\w+|galera|pessoal|namorad\\w+|marido|esposa|filh\\w+)|vendo (?:filme|serie|jogo)|kk+|delicia|valeu',
)

const fearWords =
  '(?:medo|pavor|panico|terror|horror|apavora\\w*|tremo|travo|surto|parafuso|desespero|crise|culpa|nojo|repulsa|angustia|sem dormir|choro)'
const feared =
  '(?:comer|comida|fritura|engorda|feijao|arroz|pao|paozinho|massas?|macarrao|azeite|oleo|gorduras?|carboidratos?|acucar|calorias?|engordar|balanca|manteiga|queijo|batata|garfo|prato|buffet|gramas|gluten|kcal)'
/** Fear or guilt about food itself. */
export const fearOfFood = sign(
  `${fearWords} (?:(?!avio|espinha|engasg|carro|escuro|barata|queimar|cozinhar|errar|fritar|fazer|pragas)\\w+ ){0,5}?${feared}`,
  `${feared} (?:(?!tempo|espinha)\\w+ ){0,3}(?:\\| )?(?:me |eu )?(?:tenho (?:pavor|panico|terror|horror)|entro em (?:parafuso|panico|surto)|(?:apavora|assusta|da (?:\\w+ )?(?:medo|panico|pavor))\\w*|me da um panico)`,
  `(?:tremo|travo|surto) (?:\\w+ ){0,3}${feared}|(?:qualquer coisa|tudo) vira (?:gordura|banha)`,
)
export const fearTaken = sign(
  'suor frio|choro|parafuso|nao e alergia|alergia (?:alergia )?nao|dura \\d dias?|sem dormir|tremo|crise|travo|terror|panico|nao (?:como|toco|consigo comer|passa)|\\d dias|recuso|fujo|nao vou|evito',
)
/** Food is eaten only when it was weighed or prepared by the writer. */
export const weighedOnly = sign(
  'so (?:como|aceito) se (?:eu )?(?:mesm[ao] )?(?:pes|prepar|fiz|cozinh)\\w*|nao como (?:fora|em restaurante|na casa|nada) (?:\\w+ ){0,4}(?:pesar|gramas|calorias|oleo|balanca)|nao da para pesar|se alguem (?:cozinha|prepara|faz) (?:eu )?(?:travo|nao como)|se (?:eu )?nao (?:sei|souber|pesar) (?:\\w+ )?(?:quant\\w+|calorias|gramas|peso)',
  '(?:nada )?que eu nao (?:saiba|sei|conheco|souber) (?:a |as |o |quant\\w+ )?(?:calorias?|peso|gramas)|nao (?:toco|como|encosto) (?:\\w+ )?(?:em |n[ao] )?comida que (?:outr\\w+|alguem|nao fui eu|os outros|eu nao)|(?:botaram|colocaram|poem) oleo escondido|ate o alface|quantas (?:gramas|calorias) tem|peso tudo|peso ate (?:o |a )?(?:alface|folha|agua|tempero|fruta)|ano que nao como fora',
)
/** The writer stays away because food is there. */
export const staysAway = sign(
  '(?:faltei|falto|recuso|recusei|evito|fujo|deixei de ir|nao vou|perdi amig\\w+|inventei) (?:\\w+ ){0,6}?(?:casamento|festas?|convites?|aniversarios?|almocos?|jantar\\w*|encontros?|mesa|amigos)',
)
export const becauseOfFood = sign(
  'buffet|mesa|comida|comer|bolo|cardapio|calorias|engordar|prato|rodizio|garfo',
)
/** Foods that the writer forbids or that are left over. */
export const forbiddenFoods = sign(
  '(?:lista|alimentos?|comidas?|comida) (?:\\w+ ){0,3}(?:impur[ao]s?|proibid[ao]s?|suj[ao]s?|segur[ao]s?|permitid[ao]s?|do mal)|me proibi|proibid[ao]s? por mim|restaram \\d+|so aumenta|so (?:aceito|como) (?:comida branca|\\d+ (?:coisas|alimentos))|agora ate (?:cenoura|fruta|salada|alface)|acima de \\d\\d kcal|ovo cozido e alface|comida branca',
)
export const hardRule = sign(
  'crise|por mim mesm[ao]|me proibi|so aumenta|restaram|impur\\w+|e agora|ate (?:cenoura|fruta)|sem nome|nunca mais|panico|senao|medo|terror|culpa',
)

const thin =
  '(?:magr\\w+|palito|esqueleto|doente|pele e osso|osso|ossos|fin[ao]|preocupad\\w+|sumindo|cadaver|anorexic\\w+|caveira|passarinho|varapau|graveto)'
/** Others find the writer thin. */
export const calledThin = sign(
  `(?:todo mundo|todos|pessoal|gente|familia|dizem|diz|disseram|falam|fala|falaram|acham|acha|mae|pai|marido|amig[ao]s?|filh[ao]|medic[ao]|namorad[ao]) (?:\\w+ ){0,6}?${thin}`,
  'parec\\w+ (?:doente|esqueleto|um cadaver)|estou (?:um palito|esqueletica|so o osso)|me disseram pele e osso',
)
/** The writer finds the own body fat. */
export const feelsFat = sign(
  '(?:me (?:acho|vejo|sinto|enxergo|achando)|so (?:vejo|tem|enxergo)|vejo|veem|por dentro (?:estou|sou)|reflexo|espelho) (?:(?!otim|bem|bonit)\\w+ ){0,4}?(?:gord\\w+|enorme|imens[ao]|banha|botijao|baleia|mole|frango|uma bola|porc[ao]|elefante|gordura|minha barriga|barriga|deformad\\w+|nojent\\w+)',
  'parec\\w+ (?:um |uma )?(?:presunto|porc[ao]|baleia|elefante|tanque|botijao|bujao)|belisco a (?:dobr\\w+|gordurinha|banha|pelinha)|a coxa encosta|coxas? (?:se )?encost\\w+|ainda sobra (?:barriga|banha)|nunca (?:esta|e) (?:grande|magr\\w+|suficiente)|falta(?:m)? pouco|(?:veem|vem) minha barriga|eu sorri',
)
export const thinSigns = sign(
  'roupas? infant\\w+|(?:calcas?|roupas?|blusas?) (?:infantis|infantil|de (?:1\\d|crianca))|(?:tamanho|manequim|uso|veste|no|calca) 3[02468]\\b(?! ?(?:anos|reais|kg|graus|semanas))|\\bbracinhos? fin\\w+|pp infantil|costelas?(?= aparec| a mostra| marcad)|claviculas?|saboneteira|ossinho\\w*|osso d[oa]',
)
export const bodyHate = sign(
  '(?:nojo|repulsa|odio|odeio|nojent\\w+|detesto) (?:\\w+ ){0,4}?(?:corpo|barriga|coxas?|pernas?|bracos?|espelho|reflexo|me olhar|centimetro|minha imagem)|(?:meu )?corpo (?:e )?(?:um |uma )?(?:nojento|horrivel|imundo|monstro|nojo|vergonha)|nao me olho n[oe]|nao saio de (?:camiseta|casa)|(?:fujo|fugindo) do espelho',
)
/** Marks of an ideal that only starvation reaches. */
export const thinIdeal = sign(
  'vao entre as (?:pernas|coxas)|espaco entre as coxas|thigh gap|barriga negativa|saboneteira|ossinhos?(?! de| do frango)|claviculas? (?:aparec|marcad|saltad)\\w*|(?:ser )?a mais magra d|so osso (?:e|fica) bonit[ao]|peso da (?:quinta|sexta|setima|quarta) serie|peso de quando (?:eu )?tinha (?:1[0-5]|9) anos|ser leve como|virar ar|caber na mao|perna de sabia',
)
/** Checks of the own body, many times. */
export const bodyChecks = sign(
  '(?:meco|medir|medindo|confiro|conferir|checo|olho|virando de lado) (?:\\w+ ){0,7}?(?:vezes|todo dia|toda hora|dedos|no espelho|se fecha)(?: \\w+ \\d+ vezes)?',
)
export const manyTimes = sign(
  '(?:vinte|trinta|cinquenta|\\d\\d+|dez|varias|mil|muitas) vezes|se fecha|todo dia|toda hora|por dia',
)
/** Treatment of an eating disorder. */
export const treatment = sign(
  'refeic\\w+ assistid\\w+|terapia de familia d[oe] transtorno|pesagem (?:com|d[ao]) (?:\\w+ ){0,2}(?:dra?|doutora?|nutri|psi\\w*|ambulatorio|clinica)|ambulim|proata|f ?50(?: ?\\d)?|(?:clinica|casa de apoio|ambulatorio|equipe|nutri\\w*|psicolog\\w+|grupo|tratamento|alta (?:d[aeo] )?(?:clinica )?) (?:\\w+ )?(?:d[aeo]s? )?(?:esta(?= \\||$| (?:ontem|hoje|orientou|pediu|falou|disse|em))|transtornos?(?! (?:d[eo] (?:ansiedade|panico|sono|humor)|bipolar|ansios|de personalidade)))',
  '(?:recuperacao|tratamento|recaida|historico|diagnostico) (?:de |do )?(?:esta(?= \\||$)|transtorno alimentar)|plano mecanico|in recovery|limp[ao] d[ae] (?:mia|ana|purgacao|compulsao)|caps (?:esta|t a)(?= \\||$)|sonda por nao comer|nutren a forca|comia e devolvia',
)
/** Numbers of weight or energy are to be hidden. */
export const hidesNumbersWish = sign(
  '(?:esconder|ocultar|tirar|sem|nao (?:mostr\\w+|ver|quero ver|posso ver|pode ver|pedir)|some com|apagar) (?:\\w+ ){0,3}?(?:numeros?|calorias?|kcal|peso|balanca)',
  'numeros? (?:me )?(?:desestabiliz|desorganiz|gatilh)\\w*|(?:eles|numeros) me desestabilizam|(?:sao|e) gatilho|(?:nao|proibid[ao] de) me pes\\w+|subo na balanca de costas|nao (?:mostrem|mostra|me mostr\\w+) (?:o )?peso|proibid[ao] de me pesar|sem balanca em casa|(?:nao posso|nao quero) saber (?:o |meu )?peso|me pesam? de costas',
)
export const carers = sign(
  'psic[oó]\\w*|terap\\w+|terapeuta|equipe|psiquiatra|nutri\\w*|ambulim|clinica|medic[ao]|tratamento|ordem d[aeo]|gatilho|desestabiliz\\w+',
)
export const moodMedicine = sign(
  'fluoxetina|topiramato|venvanse|vyvanse|lisdexanfetamina|naltrexona|sertralina|bupropiona',
)
export const foodEpisodes = sign(
  '(?:crises?|episodios?|ataques?)(?: (?:de|com) (?:comida|comer|doce|gula))?|(?:comia|comer|como) e (?:devolv|vomit|bot)\\w+|compuls\\w+|(?:lance|negocio|coisa|problema|questao) (?:d[aeo]|com) (?:comida|comer)|comer demais|(?:para|pr) (?:a |nao )?(?:comer|atacar|compuls)\\w+',
)
export const admitted = sign(
  'hospital dia|uti|internaram|internad[ao]|internacao|fui de sonda|(?:de|por|com) sonda|nutren (?:a|na) forca|alta d[aeo] (?:clinica|hospital)|ordem da clinica|nao me deixam sozinh[ao] (?:\\w+ ){0,2}banheiro|acompanhad[ao] para nao ir n?o banheiro|so me atende de novo com psiquiatra',
)
export const starved = sign(
  'comendo|negocio cada garfada|3\\d (?:kg|quilos)|nutren|sonda|sem comer|nao com\\w+|magr\\w+|peso|3\\d ?kg|transtorno|refeic\\w+|banheiro|6 refeicoes|imc|ta\\b|comida',
)
export const relapse = sign(
  'recai|recaida|recaidas|voltei (?:a fazer|naquilo|nisso|para isso)|nao quero aquilo de novo|limp[ao] d[ae] (?:mia|ana)',
)
export const relapseOf = sign(
  'mia|ana|nutri\\w*|ta|purg\\w+|compuls\\w+|vomit\\w+|plano|comer|comida|dedos?|jejum|nf',
)
export const lossWithSymptoms = sign(
  '(?:a )?(?:regra|menstruacao) (?:\\w+ )?(?:sumiu|parou|nao vem|foi embora)|cabelo (?:cai|caindo|cai aos)|nunca (?:mais )?(?:tive|veio|desceu|tenho) (?:a )?(?:regra|menstruac\\w+)|(?:frio o tempo todo|sempre com frio|pelos? no corpo|penugem)',
)
export const sizeOrWeight = sign(
  '3\\d|4[0-3] na balanca|4[0-3] ?kg|balanca|compensam|magr\\w+|peso de crianca|sem comer|parei de comer|dieta',
)
export const keepsThin = sign(
  'nao engordar nem|nunca mais (?:engord|ganh)\\w+|sem (?:a )?minha familia descobrir|ser a mais magra|nao (?:posso|quero) (?:ganhar|engordar) (?:nem )?(?:100|1|um|cem) (?:gramas?|g|kg|quilo)|nao como ate folgar|quero murchar',
)
