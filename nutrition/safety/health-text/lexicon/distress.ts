import { type Concept, words } from './concept.ts'

const wish =
  '(?:quero|queria|querendo|gostaria de|vontade (?:enorme |e )?de|pens\\w+ (?:\\w+ ){0,2}em|ja quis|quis|preferia|desejo|desejei|ideia de|pensamentos? de|planej\\w+|imagino|sonho em|peco para)'
/** Idioms and errands: "sumir com a barriga", "sumir no feriado", "sumir desse frio", "morrer de rir". */
const notAway =
  '(?! (?:dess[ea]s? (?:frio|calor|chuva|transito|cidade|cozinha|lugar|bagunca|correria|reuniao|aula|fila|festa|barulho|poeira)|d[ao] (?:frio|calor|transito|cidade|escritorio|reuniao|grupo|whatsapp|instagram)|de (?:tant[ao] (?:trabalho|calor|frio|servico|estudo|estudar|trabalhar|boleto)|vergonha(?! d[aeo] (?:mim|ser|meu|minha))|calor|frio)|com|n[ao]s?|uns|umas|uma semana|um pouco|por|ate|de ferias|esse|essa|esses|minha|meu|a |o |as (?!vezes)|os |desse trabalho|do trabalho)\\b)'
const notOf =
  '(?! (?:de|velh\\w+|feliz|cedo|tao cedo|com saude|magr\\w+|engasgad[ao]|(?:comendo|tomando|bebendo) (?!remedio|comprimido|veneno)|rindo)\\b)'
const notEarly =
  '(?! (?:(?:amanha |tao |muito |mais )?cedo|as (?:\\d|quatro|cinco|seis|sete)|antes d|de madrugada|atrasad[ao]|com (?:o )?(?:despertador|barulho|sono|fome|dor|ressaca)|para (?:trabalhar|treinar|ir|estudar|fazer|academia|correr)|n[ao] (?:segunda|frio|domingo|feriado))\\b)'
const notDoing =
  '(?! (?:correndo|treinando|fazendo|trabalhando|comendo|passando|contando|brigando|dirigindo|pagando|limpando|cozinhando|estudando|pegando)\\b)'
/** Foods of which a person has enough: "sem vontade de nada doce". */
const ofFood =
  '(?! (?:(?:de|muito|mais|tao) )?(?:doces?|salgad\\w+|gordur\\w+|pesad\\w+|frit\\w+|quentes?|gelad\\w+|elaborad\\w+|acucarad\\w+|industrializad\\w+|carne|massa|acucar|chocolate|apimentad\\w+)\\b)'
/** Injuries by accident: "cortei o braço num arame". */
const byAccident =
  '(?! (?:(?:num|numa|n[ao]) (?:arame|cerca|vidro|lata|prego|portao|porta|mato|faca|forno|telha|caco|moto|bicicleta|janela|ferro|serra|maquina|quina|grade|academia|trabalho|obra|futebol)|sem querer|por acidente|(?:cozinhando|trabalhando|jogando|descascando|picando)|d[aeo]s? (?:polvo|lula|frango|bonec\\w+|cadeira|sofa|casaco|camisa|arvore|poltrona))\\b)'
const loved =
  '(?:el[ea]s?|voce|(?:[oa]s? )?(?:meus?|minhas?) (?:filh|mae|pai|marido|espos|namorad|irma|avo|amor|net|bebe|famili|companheir|noiv|melhor|amig|mulher)\\w*)'
const notWithout = '(?! (?:de|sem|so|com|a base|na correria|no corre|na|no)\\b)'

/** Wishes to die or vanish and self-harm, and plain words for depression. */
export const distress: readonly Concept[] = [
  {
    code: 'benign',
    past: 'ends',
    pattern: words(
      'me cort\\w+ (?:d[aeo]s? (?!pernas?|bracos?|proposito|pulsos?|coxas?|novo|raiva|noite|barriga)\\w+|(?:o )?cabelo|n[ao] (?:salao|barbearia|barbeiro|cabeleireir[ao]|arame|cerca))',
      '(?:brigadeiro|molho|hamburguer|burger|lanche|missao|esquadrao|virgens) suicidas?',
      'suicidio (?:ao|de|com|por) (?:chocolate|brigadeiro|doces?|acucar|pimenta|queijo|calorias?)(?!(?: \\w+){0,3} (?:planej|pens|quero|tent|remedio|veneno)\\w*)',
      '(?:filmes?|series?|livros?|documentario|musica|sobremesa|drink|podcast)(?: (?!pens|vont|idei|tent|quer|plan|sobre|deix|faz|sint)\\w+){0,3} suicid\\w+(?!(?: \\w+){0,3} (?:planej|pens|quero|tent|remedio|veneno)\\w*)',
      '(?<!\\b(?:de|a|em|quero|queria|para) )me cort(?:ei|ou|o(?= (?:\\w+ ){0,3}(?:barba|cozinha|sem querer|picando|cozinhando|descascando|depilando|papel))|ando|ar) (?:\\w+ ){0,2}(?:barba|faca|tesoura|papel|estilete|vidro|lata|cozinha|sem querer|picando|cozinhando|descascando|depilando)(?!(?: \\w+){0,5} (?:proposito|escondid[ao]|aliviar|raiva|fico|estou|triste|culpa|castigo))(?: \\w+)?',
    ),
  },
  {
    code: 'sofrimento_intenso',
    past: 'counts',
    countsPlans: true,
    pattern: words(
      '(?:tom(?:ei|ar|o)|com(?:i|er)|engol\\w+) (?:(?!moqueca|ensopad|escaldad|mariscada|caldo|caldinho|catado|feijao|isca)\\w+ ){0,2}chumbinho',
      `${wish} (?:\\w+ ){0,2}?(?:sumir|desaparecer|evaporar)${notAway}`,
      `${wish} (?:\\w+ ){0,2}?morrer${notOf}`,
      `${wish} (?:\\w+ ){0,3}?(?:nao acordar${notEarly}|deixar de existir|nao existir|nunca ter nascido|nao ter nascido|me suicidar|estar mort[ao]|ter morrido|acabar com tudo(?! (?:que|o que|na|no|da|do|(?:hoje |agora |logo )?e (?:organiz|limp|arrum|descans|termin)))|acabar com (?:a |o )?(?:minha vida|meu sofrimento))`,
      '(?:quero|queria|vou|ia|pens\\w+ em|tent\\w+|vontade de|planej\\w+(?: como)?|como|por|em|para|quis|quase) (?:\\w+ )?me matar(?! (?:de|na|no|em|trabalhando|treinando|estudando|malhando)\\b)',
      '(?:tir\\w+|acab\\w+ com|atent\\w+ contra|dar fim a|dar fim na|fim na|fim a) (?:a )?minha (?:propria )?vida',
      'contra (?:a )?(?:minha )?propria vida',
      '(?:dar|dou|por|boto|botar|colocar) (?:um )?fim (?:nisso|em tudo|nessa vida|no (?:meu )?sofrimento)',
      `(?:nao|nem) (?:quero|queria|merec\\w+|tenho|sinto) (?:mais )?(?:(?:vontade|forcas?|razao|motivos?|animo) (?:de|para) )?(?:mais )?(?:viver(?! (?:\\w+ )?(?:gord|doent|cansad|dor))|existir|acordar${notEarly}|estar viv[ao]|continuar viv[ao])(?: mais)?${notWithout}${notEarly}`,
      '(?:nem |nao )?sei se quero (?:mais )?(?:viver|est(?:ar|a) viv[ao]|continuar viv[ao]|acordar)',
      `nao (?:estou )?aguent\\w+ (?:mais )?(?:viver|existir|essa vida|minha vida|a vida)${notWithout}`,
      `(?:cansei|cansad[ao]|cansaco|farta|farto|desisti) de (?:viver|existir|mim mesm[ao])${notWithout}${notDoing}`,
      'desisti da vida(?! (?:fitness|saudavel|social|de))|desistir (?:de tudo(?! (?:e (?:com(?:er|i)|pedir|morar|abrir|virar|viaj\\w+|vender|tomar (?:sorvete|cerveja|vinho|acai|cafe))|na dieta))|da vida(?! (?:fitness|saudavel|social|de))|de viver)',
      `(?:vida|viver) (?:(?!sem\\b)\\w+ ){0,2}(?:sem ${loved} )?(?:perdeu (?:o |todo o )?sentido|nao (?:tem|faz|vale)(?: mais)? (?:sentido|a pena|graca))`,
      'nao (?:vejo|acho|tem|tenho) (?:mais )?(?:sentido|razao|motivo) (?:em|para|na|de|n[ao]) (?:viver|vida|continuar(?! (?:(?:com |faz\\w+ )?(?:a |na |n?essa |n?esta )?(?:dieta|academia|low carb|reeducacao|regime|treino|tratamento|emprego|faculdade|curso)|(?:tomando|comendo|treinando|pagando|indo)))|existir)',
      'nao vejo (?:mais )?saida(?! (?:a nao ser|senao|alem d|sem ser|exceto|fora))',
      'sem (?:\\w+ )?(?:vontade|forcas?|animo|razao|motivo) (?:de|para) viver',
      '(?:familia|filh[ao]s?|marido|esposa|mundo|todos|gente|pais|mae) (?:\\w+ )?(?:estari|ficari|viveri|seri)\\w+ (?:\\w+ )?sem mim(?! (?:n[ao] (?:domingo|sabado|segunda|terca|quarta|quinta|sexta|feriado|festa|almoco|jantar|viagem|natal)|hoje|amanha|por (?:uns|um|uma|dois|duas|\\d+)|ess[ea]))',
      `melhor (?:\\w+ )?(?:se eu )?(?:nao (?:existisse|estivesse aqui|tivesse nascido|acordasse${notEarly})|morresse|sumisse|mort[ao])`,
      '(?:falta|melhor|ninguem|alivio|diferenca)(?: \\w+){0,5} se eu (?:morr|sumi|desaparec)\\w+',
      'se eu (?:morresse|sumisse|desaparecesse)(?: \\w+){0,4} (?:falta|melhor|ninguem|alivio|notar\\w*|perceber\\w*)',
      'me jog(?:ar|o|aria) (?:d[aeo] (?:janela|ponte|predio|sacada|varanda|alto|viaduto|terraco)|(?:na frente|embaixo|debaixo) d[aeo])',
      'me (?:enforc|envenen)\\w+',
      'me (?:arranh|risc|queim)(?:o|ei|ava|ando) (?:\\w+ ){0,3}(?:coxas?|bracos?|pulsos?|pernas?)(?! (?:\\w+ )?(?:rosa|roseira|gato|cerca|arame|espinho|fogao|forno|cafe|panela|oleo|sol))',
      '(?:tomei|engoli) tudo (?:o )?que (?:tinha|havia|achei) (?:\\w+ )?(?:no armario|na caixa|na gaveta|em casa)',
      'self ?harm|(?:pulsos?) cortad\\w+|carta de despedida|minha vida nao vale (?:mais )?nada|overdose de remedios?|(?:pens\\w+|vontade) (?:\\w+ ){0,2}me jogar(?=$| d[aeo])',
      'unalive|kms kms|(?:sewerslide|desviver)',
      '(?:liguei|ligo|ligar|falei|falo|conversei) (?:\\w+ ){0,2}(?:para o |com o |no )?cvv|^cvv \\d+ ?x',
      '(?:caixao|caixoes) (?:\\w+ ){0,3}(?:serve|cabe|caiba)|bonit[ao] n?o (?:meu )?caixao',
      '(?:quero|queria|vou|qualquer (?:hora|dia)) (?:\\w+ ){0,2}(?:ir )?(?:vou )?atras d(?:el[ea]|a minha (?:velha|esposa|mae)|o meu (?:velho|marido|pai))(?= logo| tambem|$)',
      '(?:pediu|pediram|mandou|mandaram|falou|disse) (?:\\w+ ){0,4}nao (?:\\w+ )?ficar sozinh[ao]',
      '(?:tom\\w+|engol\\w+) (?:\\w+ ){0,2}(?:cartela|remedios?|comprimidos|veneno|chumbinho) (?:\\w+ ){0,3}para (?:morrer|dormir para sempre)',
      '(?:tom\\w+|engol\\w+) (?:\\w+ ){0,2}(?:cartela|caixa|frasco|vidro|veneno|chumbinho)(?! de vitamina)(?: \\w+){0,3} de uma vez',
      '(?:tom\\w+|engol\\w+) (?:tod[ao]s|muitos|varios|um monte de|um punhado de|mais de \\w+|\\d\\d+|[5-9]|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta) (?:os )?(?:meus )?(?:remedios?|comprimidos)(?! (?:d[aeo]s? )?(?:vitamina\\w*|suplement\\w*|manha|dia|pressao)\\b)(?: \\w+){0,3} de uma vez',
      '(?:me corto|me cortava|me cortando|(?:voltei a|parei de|paro de|vontade de|comecei a|penso em) me cortar)',
      'me cort(?:ei|ar) (?:\\w+ ){0,4}(?:de proposito|bracos?|pernas?|coxas?|pulsos?|barriga)',
      `cort(?:o|ei|ar|ava) (?:meus?|os|o) (?:pulsos?|bracos?)${byAccident}`,
      'me (?:machuc|queim|bat|fur|arranh|belisc|mord)\\w+ (?:\\w+ ){0,3}?(?:de proposito|(?<!mord\\w+ (?:\\w+ ){0,3})ate sangrar|(?:para|de) (?:aliviar|sentir|me punir|castigo|raiva|culpa)|quando (?:fico (?:mal|triste|nervos\\w|ansios\\w|com raiva)|como(?! (?:\\w+ ){0,3}(?:quente|fervendo|rapido|depressa|pimenta|dur[ao]|crocante))|saio da dieta|exagero|me sinto))',
      '(?<!\\bro(?:i|o|er|endo|ia) (?:\\w+ ){0,4})(?:pele|braco|perna|unhas?|dedos?) ate sangrar',
      '(?:pens\\w+|ideias?|tent\\w+|vontade|planej\\w+) (?:\\w+ ){0,2}(?:n?o )?suicid\\w+',
      '(?:sumir|desaparecer) d(?:o mundo|esse mundo|este mundo|essa vida|a face da terra)',
      '^(?:eu )?(?:quero |queria |so )*parar de viver$',
      'nunca ter (?:nascido|existido)',
      'viver (?:esta|ficou|e) (?:\\w+ )?(?:pesado|insuportavel|um fardo|dificil demais)',
      'nao faco falta|(?:sou|me sinto) um peso (?:para|na vida)|ninguem sentiria (?:a )?minha falta',
      'prefer\\w+ (?:nao|nem) (?:estar aqui|existir|ter nascido)',
      'auto ?(?:mutil|les|agress|flagel)\\w+',
      '(?:pens\\w+ (?:em )?(?:\\w+ )?|vontade de |medo de )faz\\w+ (?:uma )?(?:besteira|bobagem|loucura|mal)(?: (?:comigo|a mim)|$)',
      '(?:posso |vou )faz\\w+ (?:uma )?(?:besteira|mal)(?: (?:comigo|a mim)|$)',
      'faz\\w+ (?:uma )?(?:besteira|bobagem|loucura|mal) (?:comigo|a mim)',
      'me fazer mal de proposito',
      '(?:parar de|vontade de|quero|pens\\w+ (?:em|de)|voltei a|pensamentos? de) me machucar(?: \\w+)?(?<!na|no|correndo|treinando)$',
      'medo de me machucar (?:de proposito|de novo$|sozinh[ao]|a noite|com (?:faca|gilete|lamina|estilete)|quando (?:eu )?(?:fico|estou|me sinto))',
      '(?:bato|meto|dou|bati) (?:com )?(?:a )?cabeca na parede(?! (?:sem querer|por acidente|dormindo|brincando|no escuro))',
      '(?:faco|fazia) cortes(?! (?:(?:d[aeo]s?|n[ao]s?|em) )?(?:carnes?|cabelos?|masculin\\w+|feminin\\w+|gastos|orcamento|despesas|calorias|frangos?|tecidos?|roupas?|videos?|bolos?|queijos?)\\b)|cortes? que eu (?:mesm[ao] )?(?:fiz|faco)',
      'me cortei (?:\\w+ )?(?:muito|varias|algumas|bastante|de novo)',
      'auto ?exterminio',
      'alivio (?:\\w+ )?morrer',
      'se eu (?:morrer|sumir|desaparecer) (?:\\w+ ){0,3}(?:nota|liga|percebe|sente|falta|importa|melhor)',
      'nao (?:quero|queria) (?:mais )?(?:continuar|estar) (?:mais )?aqui$',
      '(?:tudo|mundo|vida) acabasse',
      'deus (?:\\w+ )?me (?:lev(?:e|a|ar|asse|ava)|busqu\\w+|busca\\w*|recolh\\w+)\\b(?! (?:a (?:ser|ver|fazer|conhecer|serio)|ate|n[ao]s? |pel[ao]|para (?:a igreja|o caminho|lugares)))',
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
  {
    code: 'sofrimento_intenso',
    past: 'counts',
    fields: ['objetivo'],
    pattern: words('^(?:so )?(?:me matar|sumir|desaparecer|morrer|evaporar)$'),
  },
  {
    code: 'sofrimento_intenso',
    past: 'counts',
    countsPlans: true,
    fields: ['condicao', 'objetivo', 'limitacao', 'medicamento', 'cirurgia', 'alergia', 'semana'],
    pattern: words(
      '(?<!\\b(?:brigadeiro|bolo|bom|boa|gostos[ao]|delicios[ao]|lind[ao]) )para morrer(?! d[aeo])',
    ),
  },
  {
    code: 'sofrimento_intenso',
    past: 'counts',
    countsPlans: true,
    // In a meal text, "brigadeiro para morrer" is praise.
    fields: ['refeicao'],
    pattern: words(
      '(?:tom|engol|par(?:o|ei|ar|ando) de comer|comendo|beb(?:o|i|endo|er)\\b|remedio|comprimido|cartela|veneno|quero|queria|vontade|coragem|pronta?\\b|rez|pec[oa]|esper|jejum|sem comer|nao com|nada|deit|durm|viv)\\w*(?: \\w+){0,6}? para morrer(?! d[aeo])',
      '^(?:como )?para morrer$',
    ),
  },
  { code: 'sofrimento_intenso', past: 'counts', pattern: words('suicid\\w+') },
  {
    code: 'ansiedade_depressao',
    past: 'ends',
    countsPlans: true,
    pattern: words(
      'fundo do poco(?! d[aeo] (?:geladeira|despensa|dispensa|pote|sorvete|panela))',
      '(?:viv\\w+|ando|sou|fico) (?:muito )?triste (?:e |o tempo todo|todo dia|sempre)|sem esperanca(?! de (?:emagrec\\w+|perder|secar|chegar|caber|entrar|conseguir (?:emagrecer|perder)))',
      'tristeza (?:\\w+ ){0,2}(?:nao passa|profunda|sem fim|constante|nao acaba|todo dia)',
      'vazio (?:\\w+ )?(?:enorme|imenso|por dentro|no peito|dentro de mim|que nao passa)',
      'perdi (?:o gosto|a graca|a vontade|o interesse|o prazer) (?:por|de|em|pel[ao]|n[ao]) (?:tudo|viver|vida|todas as coisas)',
      `(?:sem|nao tenho|nao sinto|tenho zero) (?:mais )?(?:vontade|animo) (?:de|para) (?:nada${ofFood}|fazer nada|sair da cama|levantar da cama)`,
      `nao (?:vejo|acho) (?:mais )?graca em (?:mais )?nada${ofFood}`,
      'penso (?:muita |so )?besteira(?: \\w+){0,2}',
      '(?:com|sinto|tenho|de) (?:raiva|odio|nojo) de mim(?: mesm[ao])?',
      'internad[ao] (?:\\w+ )?(?:n[ao]|em|pel[ao]) (?:\\w+ )?psiquiatr\\w+',
    ),
  },
  {
    code: 'ask',
    past: 'counts',
    pattern: words(
      '(?:cansad[ao]|fart[ao]|cheia|cheio) d(?:essa|esta|a minha|a) vida(?=$| e )',
      'quero que (?:isso |tudo )?acabe$',
      '(?:posso|vou) faz\\w+ (?:uma )?(?:bobagem|loucura)$',
      '(?:tom\\w+|engol\\w+) (?:os |meus |os meus )(?:remedios?|comprimidos) (?:tudo |todos )?de uma vez',
      'medo de me machucar$',
      'ro(?:i|o|er|endo) (?:\\w+ ){0,3}(?:unhas?|dedos?) ate sangrar',
      '(?:fiz|tive) (?:uma |duas |varias )?tentativas?(?=$| em | ano| ha| faz)',
      'ou morrer$',
      '(?:(?<!\\b\\d+ )caps(?! (?:ao|de|por|\\d))|psiquiatria)\\b',
    ),
  },
]
