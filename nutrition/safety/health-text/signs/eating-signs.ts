import { sign } from './sign.ts'

const number =
  '(?:\\d+|uns|umas|meia|meio|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|varios|varias|metade)'
const kin =
  '(?:mae|pai|avo|avos|tia|tio|irma|irmao|prima|primo|amig[ao]|colega|vizinh[ao]|sogr[ao]|cunhad[ao]|marido|esposa|namorad[ao]|filh[ao]|chefe|patroa|comadre|neta|net[ao]|sobrinh[ao]|moca|menina|cachorr[ao])'

/** Food leaves the body again. */
export const purges = sign(
  'vomit(?:o|ei|ar|ando|ava|ados?)',
  '(?:bot|jog)(?:o|ei|uei|ar|ava|ando) (?:\\w+ ){0,3}?para fora',
  '(?:coloco|coloquei|colocar|mando|mandei|mandar|pus|ponho|por|boto) (?:tudo |a comida |o almoco |a janta |o que com\\w+ )?(?:para fora|embora)(?! d)',
  'saiu tudo|saindo tudo|(?:foi|vai|mandei|mando) tudo embora|pelo ralo',
  '(?:tava|estava|foi|fica|parou|volta|voltar|voltou|termina|terminou) (?:tudo )?n[ao] (?:privada|vaso|ralo)|(?:voltar|volta|voltasse|subir|sobe) tudo(?! ao normal)|(?:saquinhos?|sacos?|balde) de vomito|dar um jeito (?:no banheiro|na privada)',
  'devolv(?:o|i|er|endo|ia)(?! (?:o|a|os|as) (?:prato|bife|lanche|pedido|produto|compra|livro|carne|pote|vasilha|sapato|roupa))',
  'regurgit(?:o|ei|ar|ando)|gorf(?:o|ei|ar|ando)|expuls(?:o|ei|ar|ando)(?! (?:gases|muco|pedras?))',
  'cham(?:o|ei|ar|ando) o (?:raul|hugo|juca)',
  '(?:voltei a|parei de|paro de|parar de|comecei a|recomecei a) (?:miar|purgar)|miando|miad[ai]s?|miada',
  'purg(?:o|ar|uei|ando|ava)',
  'nao (?:\\w+ ){0,2}(?:mais )?(?:nada )?(?:em mim|n[ao] (?:meu |minha )?(?:estomago|barriga))|nao esta mais em mim|nao deixo (?:\\w+ )?(?:digerir|ficar|absorver)',
  'me livr(?:o|ei|ar) d[aeo]s? (?:almoco|janta|jantar|comida|que com\\w+|refeic\\w+|excesso)|ficar com a comida dentro|correr? para (?:o )?banheiro',
  'esvazi(?:o|ei|ar) (?:o )?(?:estomago|tudo)',
)

/** The body is made to vomit, or vomiting is wanted. */
export const onPurpose = sign(
  'de proposito|por querer|porque (?:eu )?quero|por vontade(?: propria)?|propositalmente|voluntari\\w+',
  '(?:forc|provoc|induz|estimul)(?:o|ei|ar|ando|ava)|provoquei|provocado|eu (?:que )?(?:faco|fiz|me faco)',
  'culpa minha|(?:fui|fez foi|foi) eu\\b|com a minha mao|quem causou fui eu|eu mesm[ao]',
  'dedos?|escova(?: de dentes?)?|cabo d[ae] (?:colher|escova)|agua morna com sal',
  'porque eu nao deixo|para (?:nao )?(?:absorver|digerir)|(?:senao|antes que|ja) absorv\\w+',
  'nao (?:engordar|virar (?:banha|gordura|peso))|para (?:emagrecer|nao engordar|secar|compensar)|alivi\\w+|me sinto (?:leve|vazia|limpa)|durmo leve',
)

/** Time right after eating, or every time. */
export const afterEating = sign(
  'depois d[aeo]s? (?:comer|almoc\\w+|jant\\w+|refeic\\w+|cada|tudo|cafe|lanche|pizza|bolo|festa|que (?:como|comi))|depois que (?:eu )?(?:como|comi|janto|almoco)',
  'apos (?:comer|[ao]s? |cada|todas?|jant\\w+|almoc\\w+|refeic\\w+)',
  '(?:quando|se|sempre que|toda vez que) (?:eu )?(?:como|comi|janto|jantar|almoco|exagero|passo)(?: demais| muito)?',
  'cada (?:refeicao|garfada|prato)|toda refeicao|tod[ao]s as refeic\\w+|antes (?:de|dos) \\d+ ?min\\w*|\\d+ ?min\\w* depois',
  'janto demais|o que (?:eu )?(?:como|comi|engulo|janto|almocei)|tudo que (?:eu )?(?:como|comi|engulo)|o q como',
)

export const throat = sign(
  'garganta|goela|esofago|voz (?:\\w+ )?rouca|bochechas? inchad\\w+|glandulas? inchad\\w+',
  'dedos? (?:marcad|machucad|mordid)\\w+|nos dos dedos|esmalte|dentes? (?:\\w+ )?(?:gast|corroid|amarel|estrag)\\w+|perdi \\d+ dentes|pelo acido|acido d[oe]|potassio baixo',
)

export const bathroom = sign(
  'banheiro|vaso|privada|ralo|azulejo|de joelhos|joelhos no|lavabo|pia do banheiro',
)

/** Sounds that cover a purge. */
export const coverSound = sign(
  '(?:ligo|liguei|ligar|ligado|abro|abri|abrir|aumento|aumentei) (?:a |o )?(?:chuveiro|torneira|musica|som|ducha|ventilador|descarga|secador)',
  '(?:torneira|chuveiro|ducha|musica|descarga) (?:abert|ligad|alt|corrend)\\w*',
  'para (?:ninguem|nenhum\\w*|nao|que ninguem|meus? \\w+ nao|minhas? \\w+ nao) (?:me )?(?:escut|ouv)\\w+',
)

export const laxatives = sign(
  'humectol|senan|laxantes?|lax|purgantes?|(?:cha |chas )purgantes?|lacto ?purga|lactopurga|dulcolax|bisalax|bisacodil|guttalax|picossulfato|tamarine|naturetti|almeida prado|cascara sagrada|(?:cha de )?sene|oleo de ricino|sal amargo|leite de magnesia|enemas?|clister|lavagem intestinal|lavagens?|supositorios?|fleet enema|manitol|ipeca\\w*|muvinlax|lactulona|lactulose|macrogol|peg 4000|minilax|phosfoenema|movilax',
)
export const laxativeNeed = sign(
  'prend\\w+|pris[ao]o?|pres[ao]|trava\\w*|travado|constipa\\w+|ressecad\\w+|colonoscopia|exame(?! d[aeo] vista)|preparo|medic[ao]|doutora?|gastro\\w*|obstetra|proctol\\w+|coco|evacuar|hemorroid\\w+|pos parto|cesarea|intestino|fezes|receit\\w+|cardio\\w*|pressao|nefro\\w*|coracao|inchaco nas pernas|veterinari\\w+',
)
/** Eating that is then regretted. */
export const excess = sign(
  '(?:quando|se|sempre que|toda vez que|depois d[aeo]s?|apos|dia de|por causa d[aeo]s?|tem|teve|semana de|tirar o) (?:\\w+ ){0,3}?(?:pizza|rodizio|bolo|festas?|churrasco|fim de semana|doces?|besteiras?|hamburguer|jant\\w+|exag\\w+|com(?:o|i|er|ilanca)|jac\\w+|lanche|feriado|escapo|sorvete|chocolate)',
  'exager\\w+|comilanca|jaquei|sair para jantar|saio da dieta|saí da dieta|fim de semana foi ruim|como pizza',
)
export const manyPills = sign(
  '(?:[3-9]|1\\d|20|tres|quatro|cinco|seis|oito|dez|doze) (?:\\w+ )?(?:por (?:dia|noite|semana)|cp|cps|comprimidos|capsulas|ao dia|de uma vez|no domingo|n[ao])',
  'ja nem faz efeito|nao faz mais efeito|vici\\w+|toda segunda|toda semana|todo dia|todos os dias',
)
/** Weight as the reason for a medicine. */
export const forWeight = sign(
  'vespera de \\w+|biquini|antes d[ae] (?:festa|praia|foto|pesagem)|emagrec\\w+|perder (?:peso|\\d+)|secar|engordar|balanca|pesag\\w+|pesar|me pes\\w+|banha|afinar|murchar|acelerar|barriga (?:fica )?(?:chapada|zero|negativa|lisa|seca)|fica chapada|caber n?[ao]? ?roupa|caber|menos peso|dar menos|tira a fome|tirar a fome|sem fome|nao sinto fome|corta a fome|(?:sem|nao) (?:lembr|pens)\\w+ (?:de|em|na) (?:comida|comer)|passo o dia sem|chapadinha',
)

const slimming =
  '(?:venvanse|vyvanse|lisdexanfetamina|ritalina|concerta|metilfenidato|anfetamina\\w*|sibutramina|femproporex|mazindol|anfepramona|puran|levotiroxina|euthyrox|synthroid|t3|t4|clembuterol|clenbuterol|efedrina|furosemida|lasix|hidroclorotiazida|higroton|clortalidona|diuretico|metformina|glifage|topiramato|bupropiona|orlistat\\w*|xenical|ozempic|wegovy|mounjaro|monjaro|saxenda|victoza|rybelsus|insulina|remedio (?:de |para |do )?(?:emagrecer|tireoide|pressao|tdah|diabetes)|adderall|modafinil|stavigile)'
/** A slimming medicine that was prescribed for somebody else. */
export const medicineOfOthers = sign(
  `${slimming} (?:\\w+ ){0,3}?(?:(?:d[aeo]s?|que (?:era|e|foi) d[ao]) (?:minh?as? |meus? |um |uma )?${kin}|dela|dele)(?: \\w+)?`,
  `(?:peguei|pego|roubo|roubei|pegava|furto|uso|usei|tomo|tomei) (?:o |a |um |uma |os |as )?${slimming} (?:\\w+ ){0,2}?d[aeo]s? (?:minh?as? |meus? )?${kin}`,
  `${kin} (?:me )?(?:passa|da|deu|vende|arruma|arrumou|empresta|emprestou|cede|divide) (?:\\w+ ){0,2}?${slimming}`,
)
export const takes = sign(
  'tomo|tomei|tomando|uso|usei|pego|peguei|roubo|roubei|comecei|divido|me passa|me da|me vende',
)
export const notNeeded = sign(
  'nao tenho (?:tdah|tireoide|diabetes|pressao|nada)|(?:minha )?tireoide (?:e|esta) normal|sem (?:receita|precisar|tdah)|mesmo sem precisar|nao preciso|sem ser (?:diabetic|hipertens)\\w+',
)
export const insulinLess = sign(
  '(?:aplico|aplicar|tomo|uso|injeto|aplicando) (?:so |somente )?(?:a )?(?:metade|menos|pouca)',
  '(?:pulo|pulei|pular|esqueco|deixo de (?:aplicar|tomar)|corto|reduzo|diminuo|omito) (?:\\w+ ){0,3}insulina',
)
export const insulin = sign('insulina')

export const secret = sign(
  'nunca contei|nao cont(?:o|ei) (?:a|para) ninguem|desconfi\\w+|(?:mae|pai|marido|namorad[ao]|irma) (?:\\w+ )?(?:achou|descobriu|pegou|encontrou)|escondid[ao]s?|as escondidas|em segredo|segredo|ninguem (?:\\w+ )?(?:sabe|ve|viu|saber|nota|notar|percebe|perceber|desconfia)|ngm|sem (?:ninguem|meus?|minhas?|eles|elas|el[ea]|a|o) (?:\\w+ )?(?:saber|ver|perceber\\w*|descobrir|notar)|tranc(?:o|ei|ada|ado)|disfarc\\w+|driblar|driblo|no escuro',
)

/** Fasting, or hardly any food. */
export const fasts = sign(
  'nao (?:\\w+ ){0,2}?(?:almocei|almoco|jantei|janto|comi|como|comer|comendo|ponho|boto|coloco|coloquei|pus) (?:\\w+ )?(?:nada|mais|nem|na boca|faz|ha|desde|tem)',
  'nao (?:almocei|almoco) (?:\\| )?nao (?:jantei|janto)|nao como mais|nao entra (?:\\w+ ){0,2}(?:grao|nada|comida)|(?:nao|nem) (?:um )?grao',
  '(?:para )?nao precisar comer|sem comida ate|segundo dia e nem doi|os outros (?:dias )?nao|(?:e )?meu dia de comer|nadinha|(?:compro|peco|pago|cozinho|faco)(?: \\|| e)* (?:\\w+ ){0,2}nao como|so (?:pepino|alface|folhas?|maca|clara)(?: com sal)?',
  'nada mais entrou|nada entrou|(?:chup(?:o|ei|ando)|mast\\w+) gelo (?:o dia|todo)|dias? de liquidos?|(?:posso|pode) comer (?:so )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo) e (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)|detox de \\d+ dias|desde entao (?:e )?so (?:maca|agua|alface|salada)',
  'sem comer(?= nada| \\||$| (?:desde|ha|faz|por|para|o dia|durante|ate|e|de proposito|\\d))|sem (?:comida(?= \\||$| (?:desde|ha|faz))|nada no estomago|nada solido|engolir|mastigar|por nada|botar nada|colocar nada)',
  'nao como (?:mais )?(?:nada )?ate (?:segunda|terca|quarta|quinta|sexta|sabado|domingo|caber|secar)|(?:parei|deixei) de comer para',
  'jejum(?! intermitente)|jejuo|jejuando|jejuei|nf|no food|desafio da agua',
  'so (?:de |na |no |com |tomo |bebo |e |a )*(?:agua|gelo|liquidos?|cafe|chas?|chiclete|coca zero|gelatina|caldo|cigarro)',
  '(?:parei|deixei|paro|deixo) de (?:comer(?! (?:carne|doce|pao|fritura|acucar|gluten|fora|besteira|glut|leite|massa|salgad|\\w+ doce))|botar|colocar|por|almocar|jantar|lanchar)|(?:unico|unica) (?:solido|coisa) que entra',
  'no lugar d[ao]s? (?:refeic\\w+|comida|almoco|jantar)|(?:nao|nada) ponho nada|nao ponho nada|decidi nao comer',
)
export const liquidsOnly = sign(
  '(?:gelo|agua(?: com gas)?|coca(?: cola)? zero|refri(?:gerante)? zero|chicletes?|cigarros?|cafe preto|cafe|chas?(?: \\w+)?|gelatina (?:diet|zero)|energetico|halls)(?:(?: \\|| e| com| ou)* (?:gelo|limao|agua(?: com gas)?|coca(?: cola)? zero|refri(?:gerante)? zero|chicletes?|cigarros?|cafe preto|cafe|chas?|gelatina (?:diet|zero)|halls|(?:duas|tres|quatro|\\d) vezes))+',
  '(?:agua com gas|gelo|gelatina (?:diet|zero)|coca zero|agua) (?:com limao |\\d+ vezes |(?:duas|tres|quatro) vezes )?(?=\\||$|para enganar)',
)
/** A number of days, at least two. */
export const days = sign(
  '(?:[2-9]|1\\d|2\\d|dois|duas|tres|quatro|cinco|seis|sete|oito|dez|doze|varios|varias|uns|umas|alguns) (?:dias?|noites?|semanas?)(?! por semana)',
  '(?:uma|1|faz uma|ha uma) semana|(?:segund|terceir|quart|quint|sext|setim)[ao] (?:dia|noite)|dias? (?:seguidos?|consecutiv\\w+|inteiros?)|consecutiv\\w+|desde (?:ontem|anteontem|segunda|terca|quarta|quinta|sexta|sabado|domingo)|igual anteontem|de (?:seg|ter|qua|qui|sex|sab|dom)\\w* a (?:seg|ter|qua|qui|sex|sab|dom)\\w*|ha um mes|faz um mes|dia sim dia nao|a cada (?:dois|2|tres|3) dias|toda semana|quase toda semana',
)
export const otherReason = sign(
  'gripe\\w*|gripad\\w+|virose|febre|enjoo\\w*|exames?(?! d[aeo] vista)|colonoscopia|endoscopia|cirurgia|operei|internad\\w+ (?:com|por) (?:pneumonia|covid|apendic)|dente|siso|dentista|garganta inflamada|ramad\\w+ comec\\w+|religios\\w+|igreja|quaresma|sexta santa|promessa|oracao|quimio\\w*|ressaca|intoxic\\w+|rotavirus|covid|dengue|diarreia|mau jeito|apendic\\w+|gravid\\w+|calor demais|monjaro|mounjaro|ozempic|dinheiro|desempreg\\w+|aperta\\w+',
)
/** Pride in hunger or in control. */
export const pride = sign(
  'quem aguenta vence|campe[ao]o?|quem quer (?:chegar|vencer)|sequencia boa|nem doi mais|deu certo de novo|numero e lindo|orgulh\\w+|me sint\\w+ (?:\\w+ )?(?:limp[ao]|leve|forte|poderos[ao]|vitorios[ao]|no controle|viva|capaz|invencivel|superior)|sou forte|fui (?:\\w+ )?(?:perfeit[ao]|forte|boa)|hoje (?:eu )?fui perfeita|vitoria|estou (?:\\w+ )?(?:ganhando|no controle|feliz|conseguindo|orgulh\\w+)|dando certo|no controle|virou minha amiga|(?:eu )?gosto de ouvir|melhor eu me (?:acho|sinto)|sei que (?:estou )?ganh\\w+|quanto menos eu como|forca de vontade',
)
export const hungerLoved = sign(
  'fome (?:\\w+ ){0,2}(?:amiga|companheira|gostos[ao]|delicia|prazer|conforta|boa|me conforta)|(?:amo|adoro|gosto de) (?:sentir |ficar com |a )*(?:fome|estomago vazio|barriga vazia)|barriga (?:ronca|roncando|vazia)|(?:doendo|ardendo|colado|roncando) de (?:tao )?vazi[ao]|doendo de fome|estomago (?:vazio|roncando)|nao sentir (?:mais )?(?:vontade de comer|fome)|virar ar|estomago encolh\\w+|enganar o estomago',
)
const tinyFoods =
  '(?:uvas?|alface|macas?|bolachas?(?: de agua e sal)?|biscoitos?(?: de agua e sal)?|damascos?|clara(?: de ovo)?|folhas?|torradas?|rabanetes?|pepinos?|cenouras?|azeitonas?|castanhas?|tomates?|iogurte|morangos?|banana|ovo cozido|amendoas?|gelatina)'
/** A tiny amount as all that is eaten in a day. */
export const tinyDay = sign(
  `(?:so |somente |apenas )?${number} (?:\\w+ ){0,2}?${tinyFoods}(?: \\w+){0,3}? (?:no dia|o dia|por dia|em um dia|hoje inteiro)(?: (?:tod[ao]|inteir[ao]))?`,
  `(?:no maximo|so|somente|apenas) (?:\\w+ )?${number} ${tinyFoods} (?:por dia|e (?:nada mais|so))`,
  `${tinyFoods} e so(?=$| \\|)|e (?:\\w+ )?${tinyFoods} e nada mais`,
  `${tinyFoods} no cafe(?: \\| \\w+){0,2} no almoco|me permito uma? ${tinyFoods}|hoje foi uma? ${tinyFoods}|vivo de ${tinyFoods}|sobreviver de cafe`,
)
export const tooMuchOfLittle = sign(
  'peso na consciencia|passei da conta|(?:ja )?(?:acho que )?foi muito|amanha zero|zerar|exagerei|passei do limite|me arrepend\\w+|nao devia|culpad?[ao]?',
)
export const tiny = sign(
  `mei[ao] (?:maca|banana|pera|fatia|bolacha|torrada|ovo|iogurte)|${number} (?:\\w+ )?(?:uvas?|bolachas?|damascos?|folhas?|torradas?|rabanetes?|castanhas?|iogurte)`,
)
export const lies = sign(
  '(?:finjo|fingi|finge|digo|disse|dizer|falo|minto|menti|invento) (?:\\w+ ){0,3}?que (?:eu )?(?:\\w+ )?(?:ja )?(?:almoc|jant|com|lanch|tom)(?:ei|i|o)\\b',
  '(?:digo|finjo|falo|invento) que (?:sou|tenho) alerg\\w+',
)
export const discards = sign(
  '(?:jog|descart|escond|guard|dou|dei|enfi|amass)\\w* (?:\\w+ ){0,5}?(?:no lixo|no guardanapo|na bochecha|embaixo da mesa|no bolso|na privada|na planta|no ralo)',
  '(?:a |o )?(?:merenda|marmita|lanche|almoco|comida|janta) (?:\\w+ ){0,2}(?:no lixo|para o cachorro|na privada)',
)
export const everyDay = sign(
  'tod[oa]s? (?:santo |os |as )?(?:dias?|noites?|vez\\w*)|sempre|escondid[ao]s?|ninguem|para (?:nao|ninguem)|direto',
)
/** Clock hours after which nothing is eaten. */
export const closedHours = sign(
  '(?:depois|passad[oa]s?|passar|apos|a partir) d[aeo]s? (?:1[2-9]|2[0-3]|meio dia|doze|dezesseis|dezoito)(?: ?h\\w*| horas)?(?: \\w+){0,3}? (?:nao|nada|boca|zero|nem)',
  'corto tudo depois d[aeo] \\w+|boca (?:e |esta |fica )?(?:lacrad|fechad|trancad)\\w+',
)
export const faints = sign(
  'batimentos? (?:em |de |a )?(?:3\\d|4\\d)|bradicardia|penugem|desmai(?:o|e|ei|ar|ando|ava)|(?:visao|vista) (?:escurec|embac|turv)\\w+|visor embacou|apaguei na aula|cai dur[ao]|tontura\\w*|fraquez\\w*',
)
export const shrinks = sign(
  'caber no 3[0-8]|murchar|encolh\\w+|afinar|emagrec\\w+|bater a meta|ate caber|bater (?:os )?\\d\\d|barriga chapada|verao|secar|sumir com a barriga',
)
export const disorderSlang = sign(
  'thinspo|meanspo|pro ana|ana e mia|comunidade da ana|dieta das atrizes|dieta da (?:ana|lua|sopa de ana)|idols? de kpop|k ?pop|nf|borboletas?|tca|abc diet|desafio da agua|regras da ana|ed twt',
)

/** Low blood sugar as the reason to eat or to faint. */
export const lowSugar = sign('acucar cai|hipoglicemi\\w+|glicose|glicemia|diabet\\w+')
