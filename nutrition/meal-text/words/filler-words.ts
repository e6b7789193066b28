import { idiomPhrases } from './idioms.ts'
import { placeWords } from './place-words.ts'

/** Link words between the words of a name (`pão de queijo`, `bife à milanesa`). A look-up key never contains them. */
export const linkWords = new Set([
  'de',
  'do',
  'da',
  'dos',
  'das',
  'd',
  'di',
  'a',
  'ao',
  'aos',
  'na',
  'no',
  'nas',
  'nos',
  'em',
  'o',
  'os',
  'as',
  'num',
  'numa',
])

/** Stems of eating words. Such a word shows that a sentence describes a meal, and ends a negation. */
const eatingStems =
  'almoc jant lanch devor engol mastig belisc sabore degust petisc tom beb com prov consum repet'.split(' ')
const verbEndings =
  'ei i ou eu iu ar er ir ando endo indo amos emos imos aram eram iram ava avam ia iam iamos avamos ado ido e em'.split(
    ' ',
  )
const otherEating =
  'como comia comido tomo bebo cear ceei ceamos janto experimentei belisquei petisquei mastiguei mandei tracei papei bati ingeri matei pedi rango rangar ranguei chupei chupar chupando chupo mastigando masquei mascando mascar'
export const eatingWords = new Set([
  ...eatingStems.flatMap((stem) => verbEndings.map((ending) => stem + ending)),
  ...otherEating.split(' '),
])

const meals =
  'almoco cafe janta jantar lanche ceia refeicao desjejum brunch sobremesa merenda petisco lanchinho almocinho jantinha rolou prato marmita cardapio dieta'
export const mealWords = new Set(meals.split(' '))

/** Words that negate the following foods, until a word of `restarts` or another end of the negation (`denials.ts`). */
export const negations = new Set([
  'nao',
  'nem',
  'nunca',
  'nenhum',
  'nenhuma',
  'jamais',
  'exceto',
  'menos',
  'tirando',
  'tirei',
  'dispensei',
  'recusei',
  'larguei',
  'largou',
  'rejeitou',
  'cuspiu',
  'evitei',
  'cortei',
  'parei',
  'deixei',
  'faltou',
])

/** Words that end a negation. */
export const restarts = new Set([
  'mas',
  'porem',
  'so',
  'somente',
  'apenas',
  'contudo',
  'entretanto',
  'todavia',
  'ai',
  'depois',
  'entao',
  'troquei',
  'substitui',
  'preferi',
  'fui',
])

export const joins = new Set([
  'e',
  'com',
  'mais',
  'ou',
  'acompanhado',
  'acompanhada',
  'acompanhando',
  'junto',
  'juntamente',
  'tambem',
  'alem',
  'recheado',
  'recheada',
  'coberto',
  'coberta',
  'servido',
  'regado',
  'seguido',
  'seguida',
])

/** Filler words in plain spelling that are missing in `linkWords`, `joins`, `eatingWords` and `mealWords`. */
const fillers = `
  à às um uns umas por pra pro pras pros para pelo pela pelos pelas
  eu tu ele ela voce voces eles elas me te se lhe minha meu minhas meus sua seu suas seus nossa nosso dele dela
  este esta esse essa isso isto aquele aquela aquilo la ali aqui ca ai
  deste desta desse dessa desses dessas daquele daquela daqueles daquelas
  hoje ontem amanha agora cedo tarde noite manha dia madrugada anteontem semana domingo segunda terca quarta quinta sexta sabado feira mes hora horas
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro natal feriado
  ja ainda sempre tipo assim bem muito mt mto bom boa bons boas gostoso gostosa delicioso deliciosa otimo otima maravilhoso saboroso saborosa perfeito
  que quem qual quando onde porque pq ate desde durante antes apos sobre entre sob
  volta foi era ser sou estou estava estao tava tou to ta tem tinha teve tive ter vou ia vai vamos fiz fez fazer faz fui ido
  cada todo toda todos todas outro outra outros outras mesmo mesma mesmos algo alguma algum coisa coisas coisinha
  casa padaria restaurante lanchonete bar boteco mercado shopping trabalho escola faculdade rua quilo self service buffet rodizio ifood delivery cantina refeitorio bandejao kilo churrascaria churras pizzaria sorveteria festa aniversario academia treino
  mae pai pais vo avo avó mainha painho padoca servico crianca criancas menino menina meninos meninas ze mulher irmao irma primo prima neto neta bebe vizinha colega colegas quintal igreja festinha junina plantao pos quero registrar tia sogra amigo amiga marido esposa filho filha namorada namorado familia galera pessoal gente
  maquina corredor serie filme novela assistindo
  quente quentinho quentinha frio fria gelado gelada morno morna fresco fresca fresquinho fresquinha caseiro caseira feito feita pronto pronta
  temperado temperada temperadinho acebolado acebolada descascado descascada lavado lavada congelado congelada picado picada picadinha fatiado fatiada cortado cortada desfiado desfiada amassado amassada batido batida misturado misturada
  temperados temperadas acebolados aceboladas descascados descascadas lavados lavadas congelados congeladas picados picadas fatiados fatiadas cortados cortadas desfiados desfiadas amassados amassadas misturados misturadas
  cubos cubo cubinhos rodelas rodela pedacos tiras fatias simples puro pura normal comum tradicional natural organico organica light diet zero maduro madura verde crocante cremoso cremosa torradinho douradinho passado mal ponto tostado tostada
  grande pequeno pequena medio media grandao pequenininho inteiro inteira inteiros inteiras extra especial caprichado caprichada
  acho quase cerca aproximadamente menos total apenas so somente exatamente certinho
  oi ola opa tudo obrigado obrigada valeu vlw ok sim ne hein ah eita uau kkk kkkk rs haha hahaha blz beleza mano jejum fora telha doce doces janela castelinha comercial campanha barbecue desnatado desnatada integral integrais semidesnatado calda cobertura canela granulado besteira besteiras mc mequi bk baunilha completo completa molho hj fiquei foram ver xis mistura pecas peca inclusa incluso cara velho po poxa aff
  pratinho entrada acompanhamento guarnicao bebida bebidas comida alimento alimentos porcao porcoes gosto sabor sabores estilo modo moda jeito receita
  usei coloquei colocou botei botou serviu peguei servi montei meti adicionei acrescentei preparei cozinhei fritei assei grelhei passei passada jogar joguei pus
  resto restinho sobra sobrou sobraram restou restaram metade finalizei finalizar terminei fechei fechar comecei abri acabei deixei deixou corrido tempo depois primeiro segundo acompanhar acompanhou veio vieram vinha inclusive
  roca litoral conserva paraense gaucho gaucha exagerei dividi dividida dividido malpassado malpassada bempassado escorrido escorrida sozinho sozinha juntos rapido rapidinho correndo vontade desejo fome sede dose
  sal agua saborizada gas filtrada mineral oregano cheiro tempero temperos ervas salsinha cebolinha coentro salsa manjericao alfavaca louro curcuma pimenta vinagre gelo limãozinho
  porta estadio posto praia rodoviaria caminhao estrada aeroporto clube parque cinema barraquinha quiosque facul livre combo hut pre infantil ru
  tendo sendo estando peso pesei pesou pesando balanca deu dava gramas grama ml
`
/** Words that are no food and are not reported as unknown. */
export const fillerWords = new Set([...fillers.trim().split(/\s+/u), ...placeWords])

/** Fixed phrases that are no idioms; in plain words (lower case, no accents). */
export const plainPhrases: readonly string[] = [
  'cafe da manha',
  'da matina',
  'tirando isso',
  'fora isso',
  'sem contar isso',
  'de garrafa termica',
  'da garrafa termica',
  'garrafa termica',
  'da madruga',
  'cafe da tarde',
  'cafe colonial',
  'em palito',
  'no fogo de chao',
  'fogo de chao',
  'no palito',
  'da receita',
  'da receita do app',
  'da fruta',
  'a receita de',
  'a receita do',
  'em palitos',
  'lanche da tarde',
  'lanche da manha',
  'rodizio japones',
  'rodizio de massa',
  'rodizio de massas',
  'rodizio de carne',
  'rodizio de carnes',
  'no japones',
  'no japa',
  'japa',
  'no chines',
  'no mexicano',
  'no arabe',
  'fast food',
  'comida japonesa',
  'comida chinesa',
  'comida mexicana',
  'comida italiana',
  'bom dia',
  'boa tarde',
  'boa noite',
  'meio dia',
  'meia noite',
  'meia hora',
  'meio dia e meia',
  'dia a dia',
  'um dia',
  'uma vez',
  'duas vezes',
  'tres vezes',
  'uma hora',
  'um pouco mais tarde',
  'por favor',
  'de novo',
  'com certeza',
  'com fome',
  'com pressa',
  'sem pressa',
  'sem fome',
  'sem vontade',
  'sem querer',
  'sem falta',
  'com vontade',
  'com calma',
  'mais tarde',
  'mais cedo',
  'mais nada',
  'so isso',
  'e so',
  'nada mais',
  'nada demais',
  'mais uma vez',
  'e pronto',
  'a vontade',
  'peito aberto',
  'no peito',
  'dor no peito',
  'meu peito',
  'meu coracao',
  'do coracao',
  'no coracao',
  'coracao partido',
  'lingua portuguesa',
  'na lingua',
  'lingua inglesa',
  'ponta da lingua',
  'mao de obra',
  'chupar o dedo',
  'tomei banho',
  'tomar banho',
  'tomei remedio',
  'tomei sol',
  'tomar sol',
  'tomar remedio',
  'como vai',
  'como voce',
  'como esta',
  'como foi',
  'como e',
  'como assim',
  'como eu',
  'como sempre',
  'como de costume',
  'sao paulo',
  'rio de janeiro',
  'salvador',
  'meu bem',
  'agua com gas',
  'agua sem gas',
  'agua mineral',
  'agua saborizada',
  'litros de agua',
  'litro de agua',
  'ml de agua',
  'agua gelada',
  'agua com limao',
  'agua e limao',
  'ovo da pascoa feriado',
  'mais ou menos',
  'cheiro verde',
  'vitamina c',
  'vitamina d',
  'vitamina b12',
  'vitamina b',
  'vitamina e',
  'de tudo um pouco',
  'um pouco de tudo',
  'pra variar',
  'por conta',
  'ao todo',
  'no total',
  'o que',
  'do que',
  'para viagem',
  'dia de',
  'final de semana',
  'fim de semana',
  'sal a gosto',
  'a gosto',
  'sem sal',
  'pouco sal',
  'com sal',
  'e sal',
  'sem gluten',
  'sem lactose',
  'sem gordura',
  'sem tempero',
  'sem casca',
  'com casca',
  'sem osso',
  'com osso',
  'sem o osso',
  'com o osso',
  'sem semente',
  'sem recheio',
  'sem cobertura',
  'sem nada',
  'sem mais nada',
  'sem oleo',
  'com nada',
  'um de cada',
  'uma de cada',
  'no peru',
  'o peru',
  'ao peru',
  'para o peru',
  'pro peru',
]

/** Fixed phrases with a word for a food or number that they do not mean. */
export const setPhrases: readonly string[] = [...idiomPhrases, ...plainPhrases]

/** Vague amounts, as factors of the usual portion. */
export const vagueAmounts: Readonly<Record<string, number>> = {
  pouco: 0.5,
  pouquinho: 0.4,
  poquinho: 0.4,
  pouquin: 0.4,
  tiquinho: 0.3,
  tico: 0.3,
  tantinho: 0.4,
  pedacito: 0.4,
  cadinho: 0.4,
  bocadinho: 0.5,
  fiapo: 0.3,
  tiquim: 0.3,
  teco: 0.4,
  tequinho: 0.4,
  provinha: 0.2,
  dobro: 2,
  restinho: 0.5,
  nadinha: 0.2,
  cadim: 0.4,
  pouca: 0.5,
  bocado: 1.3,
  bastante: 1.5,
  muito: 1.5,
  muita: 1.5,
  monte: 1.8,
  montao: 2,
  montanha: 2,
  tanto: 1.3,
  mundo: 2,
  baita: 1.5,
  porrada: 1.8,
  pratada: 1.8,
  tantao: 1.5,
}

/**
 * Names of foods that are also everyday words, colors, animals or people's names. They count as food only if the
 * sentence is about eating, states an amount, names another food, or has no other words.
 */
const everyday = `
  manga lingua bucho pera lima figo coco pinha ata roma nata copa peru pato peixe porco galinha boi gado bode cabrito carneiro frango lula siri caranguejo camarao
  coracao peito costela musculo lombo coxa asa perna figado moela tripa rim lagarto patinho cupim maminha paleta medalhao
  vitamina caldo cozido misto sonho cuca suspiro bala caramelo confete bomba torta bolo coca cha mate soda vinho laranja rosa mostarda abobora uva limao pimenta salsa
  clara gema amora mel pitanga ambrosia merengue banha broto caipira campanha canastra castelinha janela comercial ensure expresso filao flau folha goma herbalife latao leitao
  mascavo media milanesa moida monster negrinho branquinha ninho noz parafuso passa passas passatempo peta seleta shake suplemento tender tulipa tutu virado torcida pirulito chiclete
  cana pinhao buriti paio caruru licor rum conhaque tonica palma inga catuaba porquinho fritas frita cabrito alho sal oleo azeite barrinha bombom pipoca sopa banana pepino abacaxi mamao
  salgado doce chocolate sorvete granola cerveja pinga cachaca chopp prato hot dog burger massa molho farinha massa pastel pizza
`
export const everydayWords = new Set(everyday.trim().split(/\s+/u))
