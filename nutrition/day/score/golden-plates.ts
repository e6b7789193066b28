import type { FoodId } from '../../foods/food.ts'
import type { MealType } from '../../targets/meal-type.ts'

/** A typical Brazilian plate with the score range a dietitian would accept, for a day of 2 000 kcal. */
export interface GoldenPlate {
  readonly name: string
  readonly mealType: MealType
  readonly items: readonly (readonly [id: FoodId, grams: number])[]
  /** Lowest and highest acceptable score; `null` when the plate gets no score. */
  readonly band: readonly [low: number, high: number] | null
}

const rice = 'taco:3'
const brownRice = 'taco:1'
const beans = 'taco:561'
const blackBeans = 'taco:567'
const chicken = 'taco:410'
const beef = 'taco:377'
const lettuce = 'taco:78'
const tomato = 'taco:157'
const kale = 'taco:116'
const frenchBread = 'taco:53'
const butter = 'taco:261'
const coffee = 'taco:471'
const milkCoffee = 'pof:8501303:99'
const banana = 'taco:182'
const papaya = 'taco:226'
const cola = 'taco:480'
const fries = 'taco:93'
const farofa = 'taco:131'
const whiteCheese = 'taco:461'
const boiledEgg = 'taco:488'
const friedEgg = 'taco:490'
const couscous = 'taco:533'
const beer = 'taco:474'

const plate = (
  mealType: MealType,
  name: string,
  band: GoldenPlate['band'],
  ...items: GoldenPlate['items']
): GoldenPlate => ({ name, mealType, items, band })

const breakfasts: readonly GoldenPlate[] = [
  plate(
    'cafe_manha',
    'pão francês com manteiga e café com leite',
    [60, 85],
    [frenchBread, 50],
    [butter, 10],
    [milkCoffee, 200],
  ),
  plate(
    'cafe_manha',
    'pão francês com manteiga e café preto',
    [45, 80],
    [frenchBread, 50],
    [butter, 8],
    [coffee, 100],
  ),
  plate(
    'cafe_manha',
    'pão com margarina e café com leite',
    [50, 80],
    ['pof:8570329:99', 60],
    [milkCoffee, 200],
  ),
  plate(
    'cafe_manha',
    'pão na chapa, mamão e café com leite',
    [75, 100],
    [frenchBread, 50],
    [butter, 10],
    [papaya, 150],
    [milkCoffee, 200],
  ),
  plate(
    'cafe_manha',
    'cuscuz com ovo cozido e café',
    [65, 100],
    [couscous, 135],
    [boiledEgg, 90],
    [coffee, 100],
  ),
  plate(
    'cafe_manha',
    'cuscuz com ovo frito e café',
    [50, 80],
    [couscous, 135],
    [friedEgg, 50],
    [coffee, 100],
  ),
  plate('cafe_manha', 'tapioca com queijo', [60, 90], ['pof:6501516:99', 80], [whiteCheese, 45]),
  plate('cafe_manha', 'tapioca com manteiga e café', [45, 75], ['taco:551', 60], [coffee, 100]),
  plate('cafe_manha', 'vitamina de banana', [70, 100], ['pof:8500503:99', 300]),
  plate('cafe_manha', 'aveia com banana e leite', [80, 100], ['taco:7', 40], [banana, 90], ['taco:458', 200]),
  plate(
    'cafe_manha',
    'pão integral de forma, queijo minas, mamão e café',
    [70, 100],
    ['taco:52', 50],
    [whiteCheese, 45],
    [papaya, 150],
    [coffee, 100],
  ),
  plate(
    'cafe_manha',
    'misto-quente com suco de laranja',
    [45, 80],
    ['pof:8500313:99', 100],
    ['taco:215', 240],
  ),
  plate('cafe_manha', 'pão de queijo com café com leite', [50, 80], ['taco:140', 80], [milkCoffee, 200]),
  plate(
    'cafe_manha',
    'ovos mexidos, pão e café',
    [60, 90],
    ['pof:8506501:99', 100],
    [frenchBread, 50],
    [coffee, 100],
  ),
  plate('cafe_manha', 'biscoito recheado com achocolatado', [20, 35], ['taco:9', 80], ['taco:455', 200]),
  plate('cafe_manha', 'bolo de fubá com café com leite', [35, 65], ['taco:18', 80], [milkCoffee, 200]),
  plate('cafe_manha', 'só café preto', null, [coffee, 100]),
  plate('cafe_manha', 'só café com leite', null, [milkCoffee, 200]),
  plate('cafe_manha', 'só um pão francês', [30, 75], [frenchBread, 50]),
  plate('cafe_manha', 'só uma banana', null, [banana, 80]),
]

const lunches: readonly GoldenPlate[] = [
  plate(
    'almoco',
    'arroz, feijão, frango grelhado e salada',
    [80, 100],
    [rice, 125],
    [beans, 140],
    [chicken, 100],
    [lettuce, 60],
  ),
  plate(
    'almoco',
    'prato feito de bife, salada e tomate',
    [80, 100],
    [rice, 150],
    [beans, 140],
    [beef, 100],
    [lettuce, 40],
    [tomato, 60],
  ),
  plate(
    'almoco',
    'marmita de arroz integral, feijão, frango e legumes',
    [80, 100],
    [brownRice, 150],
    [beans, 140],
    [chicken, 120],
    ['pof:8508403:99', 120],
  ),
  plate('almoco', 'arroz, feijão e ovo frito', [50, 79], [rice, 150], [beans, 140], [friedEgg, 50]),
  plate(
    'almoco',
    'arroz, feijão, dois ovos fritos e salada',
    [50, 70],
    [rice, 150],
    [beans, 140],
    [friedEgg, 50],
    [friedEgg, 50],
    [lettuce, 40],
    [tomato, 60],
  ),
  plate(
    'almoco',
    'arroz, feijão, bife à milanesa e salada',
    [50, 80],
    [rice, 150],
    [beans, 140],
    ['taco:340', 100],
    [lettuce, 40],
    [tomato, 60],
  ),
  plate(
    'almoco',
    'prato feito com batata frita',
    [60, 90],
    [rice, 150],
    [beans, 140],
    [beef, 100],
    [lettuce, 40],
    [fries, 60],
  ),
  plate('almoco', 'arroz e feijão', [55, 85], [rice, 200], [beans, 180]),
  plate('almoco', 'só arroz', [20, 45], [rice, 250]),
  plate('almoco', 'só macarrão', [20, 45], ['pof:6503401:2', 250]),
  plate(
    'almoco',
    'macarrão à bolonhesa com salada',
    [45, 85],
    ['taco:542', 350],
    [lettuce, 40],
    [tomato, 60],
  ),
  plate(
    'almoco',
    'estrogonofe de frango, arroz e batata palha',
    [30, 65],
    ['taco:538', 200],
    [rice, 150],
    [fries, 30],
  ),
  plate(
    'almoco',
    'peixe assado, arroz, feijão e legumes',
    [80, 100],
    ['taco:301', 120],
    [rice, 125],
    [beans, 100],
    ['pof:8508403:99', 120],
  ),
  plate(
    'almoco',
    'moqueca, arroz e salada',
    [55, 95],
    ['pof:8506401:99', 250],
    [rice, 125],
    [lettuce, 40],
    [tomato, 60],
  ),
  plate(
    'almoco',
    'feijoada completa: arroz, couve, laranja e farofa',
    [70, 100],
    ['taco:540', 250],
    [rice, 100],
    [kale, 60],
    ['taco:214', 120],
    [farofa, 30],
  ),
  plate(
    'almoco',
    'churrasco com farofa, vinagrete e arroz',
    [35, 75],
    ['taco:381', 200],
    [farofa, 60],
    [rice, 100],
    [tomato, 50],
  ),
  plate('almoco', 'churrasco só de carne e cerveja', [20, 50], ['taco:381', 250], [beer, 700]),
  plate(
    'almoco',
    'arroz, feijão, linguiça e couve',
    [50, 85],
    [rice, 150],
    [beans, 140],
    ['taco:423', 60],
    [kale, 60],
  ),
  plate(
    'almoco',
    'arroz, feijão, carne-seca e abóbora',
    [70, 100],
    [rice, 125],
    [beans, 140],
    ['taco:384', 65],
    ['pof:6703901:13', 100],
  ),
  plate('almoco', 'baião de dois com queijo coalho', [50, 90], ['taco:527', 300], ['pof:7902005:99', 45]),
  plate('almoco', 'galinhada com salada', [45, 95], ['pof:8506301:99', 300], [lettuce, 40], [tomato, 60]),
  plate(
    'almoco',
    'virado: arroz, tutu, couve e ovo',
    [60, 100],
    [rice, 125],
    ['pof:8507001:99', 150],
    [kale, 60],
    [boiledEgg, 50],
  ),
  plate(
    'almoco',
    'hambúrguer, batata frita e refrigerante',
    [20, 35],
    ['pof:8500303:99', 200],
    [fries, 100],
    [cola, 350],
  ),
  plate('almoco', 'x-tudo com refrigerante', [20, 35], ['pof:8500322:99', 250], [cola, 350]),
  plate('almoco', 'alface com tomate', null, [lettuce, 60], [tomato, 80]),
  plate('almoco', 'salada com azeite', [30, 50], [lettuce, 80], [tomato, 100], ['taco:260', 13]),
  plate(
    'almoco',
    'salada com frango',
    [40, 80],
    [lettuce, 80],
    [tomato, 100],
    [chicken, 150],
    ['taco:260', 8],
  ),
  plate('almoco', 'omelete com salada', [40, 80], ['pof:8506501:99', 130], [lettuce, 40], [tomato, 60]),
  plate('almoco', 'sushi', [20, 70], ['pof:8504201:99', 360]),
  plate(
    'almoco',
    'grão-de-bico, arroz integral e legumes',
    [75, 100],
    ['pof:6302801:99', 150],
    [brownRice, 150],
    ['pof:8508403:99', 120],
  ),
]

const snacks: readonly GoldenPlate[] = [
  plate('lanche_tarde', 'pastel de carne com caldo de cana', [20, 40], ['taco:56', 110], ['taco:473', 300]),
  plate('lanche_tarde', 'coxinha com refrigerante', [20, 35], ['taco:386', 100], [cola, 350]),
  plate('lanche_tarde', 'açaí com granola de meio litro', [20, 50], ['pof:8507801:99', 500]),
  plate(
    'lanche_tarde',
    'iogurte natural com banana e aveia',
    [80, 100],
    ['taco:448', 170],
    [banana, 80],
    ['taco:7', 15],
  ),
  plate('lanche_tarde', 'maçã com castanhas', [75, 100], ['taco:222', 130], ['taco:588', 20]),
  plate(
    'lanche_tarde',
    'pão com queijo e café',
    [55, 85],
    [frenchBread, 50],
    [whiteCheese, 30],
    [coffee, 100],
  ),
  plate('lanche_tarde', 'bolo de chocolate com café', [20, 50], ['taco:16', 80], [coffee, 100]),
  plate(
    'lanche_tarde',
    'salgadinho de pacote com refrigerante',
    [20, 35],
    ['pof:8002227:99', 60],
    [cola, 350],
  ),
  plate('lanche_tarde', 'barra de chocolate', [20, 40], ['taco:495', 50]),
  plate('lanche_tarde', 'sanduíche natural', [50, 90], ['pof:8500323:99', 150]),
  plate('lanche_tarde', 'só refrigerante', null, [cola, 350]),
  plate('lanche_tarde', 'suco de laranja', null, ['taco:215', 300]),
  plate('ceia', 'leite com banana', [60, 100], ['taco:458', 200], [banana, 80]),
  plate('ceia', 'chá sem açúcar', null, ['taco:475', 200]),
]

const dinners: readonly GoldenPlate[] = [
  plate('jantar', 'miojo', [20, 35], ['pof:6504801:99', 350]),
  plate('jantar', 'pizza', [20, 40], ['pof:8500915:99', 250]),
  plate('jantar', 'pizza com salada', [20, 50], ['pof:8500915:99', 200], [lettuce, 60], [tomato, 60]),
  plate('jantar', 'sopa de legumes com carne e pão', [55, 95], ['pof:8504501:99', 400], [frenchBread, 50]),
  plate('jantar', 'caldo de feijão com torrada', [50, 95], ['pof:8503203:99', 350], [frenchBread, 25]),
  plate('jantar', 'canja de galinha', [20, 50], ['pof:7801407:99', 450]),
  plate('jantar', 'cachorro-quente com refrigerante', [20, 35], ['pof:8500302:99', 200], [cola, 350]),
  plate('jantar', 'cachaça', null, ['taco:472', 200]),
  plate('jantar', 'cerveja', null, [beer, 1000]),
  plate('jantar', 'lasanha com salada', [35, 85], ['pof:8500904:99', 250], [lettuce, 60], [tomato, 60]),
  plate(
    'jantar',
    'arroz, feijão-preto, frango e brócolis',
    [80, 100],
    [rice, 100],
    [blackBeans, 120],
    [chicken, 80],
    ['taco:100', 80],
  ),
  plate(
    'jantar',
    'pão com ovo e café com leite',
    [30, 75],
    [frenchBread, 50],
    [boiledEgg, 50],
    [milkCoffee, 200],
  ),
  plate('jantar', 'macaxeira com charque', [30, 75], ['taco:129', 200], ['taco:338', 80]),
  plate('jantar', 'nuggets com batata frita', [20, 35], ['pof:7802901:5', 120], [fries, 100]),
]

export const goldenPlates: readonly GoldenPlate[] = [...breakfasts, ...lunches, ...snacks, ...dinners]
