import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['doce de leite, 1 colher de sopa, não, foram duas', ['Doce de leite 60']],
  ['dois pães com manteiga não minto foi um só', ['Pão francês 50', 'Manteiga com sal 10']],
  [
    '4 colheres de arroz e 1 concha de feijão, digo, 2 conchas',
    ['Arroz branco cozido 100', 'Feijão carioca cozido 280'],
  ],
  ['2 fatias de pizza de calabresa, quer dizer, 3', ['Pizza de calabresa 285']],
  ['duas coxinhas e um refri, na verdade foram 3 coxinhas', ['Coxinha de frango 300', 'Refrigerante 350']],
  ['comi 1 pera, quer dizer, maçã', ['Maçã 150']],
  ['comi 1 pão, não foi 2', ['Pão francês 50']],
  ['dois ovos e pão não, só um', ['Ovo cozido 90']],
  ['comi arroz, opa, feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['opa comi arroz, opa feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['comi camarão, aliás, salada também', ['Camarão cozido 100', 'Salada crua 80']],
  ['comi frango. Desculpa, arroz também', ['Filé de frango grelhado 100', 'Arroz branco cozido 128']],
  ['comi camarão, quer dizer, frango', ['Camarão cozido 100', 'Filé de frango grelhado 100']],
  ['comi 100g de arroz. errei: 150g', ['Arroz branco cozido 150']],
  ['comi 3 bananas, não 2 maçãs', ['Banana-prata 240']],
  ['opa, comi 2 ovos', ['Ovo cozido 90']],
])('"%s" counts what the person restates', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['arroz com ovo, mas não comi o ovo, dei pro cachorro', ['Arroz branco cozido 128']],
  ['pão com ovo e café, o café não tomei', ['Pão francês 50', 'Ovo frito 50']],
  ['arroz, feijão e ovo, o ovo dei pro cachorro', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['arroz e salada e dei a salada pro meu marido', ['Arroz branco cozido 128']],
  ['arroz, bife e deixei metade do arroz', ['Arroz branco cozido 64', 'Contrafilé grelhado 105']],
  ['comi um prato de lasanha e deixei metade', ['Lasanha 160']],
  ['comi 4 bolachas e dei 2 pra minha filha', ['Biscoito maisena 10']],
  ['ia comer 2 pães mas comi só um', ['Pão francês 50']],
  ['um prato de arroz com feijão, comi só metade', ['Arroz branco cozido 64', 'Feijão carioca cozido 70']],
  ['uma coca de 600 mas tomei só a metade', ['Refrigerante de cola 300']],
  ['pão com ovo, não gostei do ovo', ['Pão francês 50', 'Ovo frito 50']],
  ['camarão frito, o camarão não tava bom', ['Camarão frito 100']],
  ['frango e salada, tirei a pele do frango', ['Filé de frango grelhado 100', 'Salada crua 80']],
  ['arroz e feijão, faltou sal no feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['almocei arroz e ovo e no jantar não comi arroz', ['Arroz branco cozido 128', 'Ovo cozido 45']],
  [
    'arroz, feijão e ovo, sem o ovo hoje',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Ovo cozido 45'],
  ],
])('"%s" leaves out what was left on the plate', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'caldo de cana com pastel de queijo, mas o pastel dividi com a colega',
    ['Caldo de cana 240', 'Pastel de queijo frito 50'],
  ],
  [
    'pastel de queijo e caldo de cana, o pastel estava ótimo',
    ['Pastel de queijo frito 100', 'Caldo de cana 240'],
  ],
  ['comi a banana de manhã e a banana à tarde', ['Banana-prata 80', 'Banana-prata 80']],
  ['meia pizza grande de mussarela que a gente dividiu em 3', ['Pizza de muçarela 133']],
  ['1 litro de suco de laranja dividido pra 4 pessoas', ['Suco de laranja natural 250']],
  ['arroz e feijão e repeti o feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 280']],
  ['esfihas do habibs, 5 de carne', ['Esfirra de carne 275']],
  [
    'dividi um pastel de carne e um caldo de cana com a colega',
    ['Pastel de carne frito 50', 'Caldo de cana 120'],
  ],
  ['1 caixa de bis (20 un) dividido em 4', ['Bis 32']],
  ['dei mingau de aveia pras crianças e comi o restinho, umas 4 colheres', ['Mingau de aveia 148']],
])('"%s" counts a food that is named again once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['açaí com farinha, uma tigela', ['Açaí puro, sem xarope 300', 'Farinha de mandioca torrada 40']],
  ['açaí com granola e farinha', ['Açaí com granola 300', 'Farinha de mandioca torrada 40']],
  ['big mac e batata média', ['X-burger 190', 'Batata frita 110']],
  [
    'arroz, feijão, hambúrguer e batata',
    [
      'Arroz branco cozido 128',
      'Feijão carioca cozido 140',
      'Hambúrguer bovino grelhado 80',
      'Batata cozida 120',
    ],
  ],
])('"%s" depends on the foods beside it', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 ovos mexidos sem óleo', ['Ovo cozido 90']],
  ['2 ovos mexidos', ['Ovo na manteiga 90']],
  ['batata 200 g frita', ['Batata frita 200']],
  ['macarrão 250g já cozido', ['Macarrão cozido 250']],
  ['batata no azeite', ['Batata cozida 120', 'Azeite de oliva 8']],
  ['batata refogada no azeite', ['Batata refogada 160']],
  ['pizza 4 fatia de 4 queijo', ['Pizza quatro queijos 440']],
  ['pudim, metade', ['Pudim de leite condensado 55']],
  ['8 fatias de pizza, fatia pequena', ['Pizza 520']],
  ['miojo sem o tempero, metade do pacote', ['Macarrão instantâneo preparado (miojo) 98']],
  ['4 cafezinhos com açúcar', ['Café sem açúcar 200', 'Açúcar 20']],
  ['suco de cupuaçu com açúcar', ['Suco de cupuaçu 240', 'Açúcar 10']],
  ['2x ovo cozido, banana x2', ['Ovo cozido 90', 'Banana-prata 160']],
  ['2 x-salada', ['X-salada 490']],
  ['1/3 de uma barra de chocolate', ['Chocolate ao leite 30']],
  ['2 pés de moleque', ['Pé de moleque 34']],
  ['um pouquinho de cada: arroz, feijão', ['Arroz branco cozido 51', 'Feijão carioca cozido 56']],
  ['só um gole de refri', ['Refrigerante 30']],
  ['açaí com tapioca, meio litro', ['Açaí com xarope de guaraná 500', 'Tapioca simples 70']],
  ['tigela de açaí com banana', ['Açaí batido com banana-prata 356']],
  ['creatina e banana', ['Banana-prata 80']],
  ['churrasco com picanha', ['Picanha grelhada 90']],
  ['churrasco com linguiça', ['Churrasco 80', 'Linguiça toscana grelhada 70']],
  ['bowl de frango com arroz', ['Filé de frango grelhado 100', 'Arroz branco cozido 128']],
  ['porção de fritas com cheddar e bacon, dividi com 2 amigos', ['Batata frita com cheddar e bacon 150']],
  ['fui no mcdonalds', ['X-burger 140']],
  ['uns petiscos com cerveja', ['Cerveja 350']],
  ['mamão com granola', ['Mamão papaia 155', 'Granola 20']],
])('"%s" is weighed as it was served', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('a plate of many foods has less of each, and pasta beside rice is a side dish', () => {
  const rice = (text: string) => readMeal(text).items.find(({ food }) => food.group === 'arroz')?.grams ?? 0
  const many = 'arroz, feijão, bife, batata frita e salada'
  expect(rice(many)).toBeCloseTo(rice('arroz, feijão e bife') * 0.9)
  expect(rice(`200 g de ${many}`)).toBe(200)
  expect(rice('almocei arroz, feijão e bife. jantei sopa, salada e ovo')).toBe(rice('arroz, feijão e bife'))
  expect(foodsIn('arroz, macarrão e frango')[1]).toBe('Macarrão cozido 99')
  const ownGrams = new Map([['taco:3', 150]])
  expect(readMeal(many, { ownGrams }).items[0]?.grams).toBe(150)
})

test.each([
  ['comi camarão, minha filha não come camarão', ['Camarão cozido 100']],
  ['comi arroz integral, não comi arroz branco', ['Arroz integral cozido 118']],
  ['comi batata assada, não frita', ['Batata assada 120']],
  ['tomei café e não coloquei açúcar no café', ['Café sem açúcar 50']],
  ['comi o peixe mas não gostei do peixe', ['Peixe de mar grelhado 120']],
  ['arroz e feijão, não lembro quanto de feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['comi 2 pães. não comi nenhum pão à noite', ['Pão francês 100']],
  ['comi banana e dei banana pro neném', ['Banana-prata 80']],
  ['comi banana dei pra minha filha', ['Banana-prata 80']],
  ['almocei lasanha e guardei lasanha pro jantar', ['Lasanha 250']],
  ['comi pão integral porque não tinha pão francês', ['Pão de forma integral 50']],
  ['arroz e bife, não muito arroz', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['arroz e bife, não comi o bife à noite', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['comi 3 fatias de pizza e deixei 1 fatia de pizza', ['Pizza 200']],
  ['arroz e feijão e deixei 1 colher de arroz', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['arroz e bife, deixei um pedaço do bife', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['comi 4 brigadeiros e não comi 1 brigadeiro', ['Brigadeiro de festa 51']],
  ['almocei arroz, à noite comi pizza e deixei metade', ['Arroz branco cozido 128', 'Pizza 100']],
  ['comi pão, tomei suco e deixei metade', ['Pão francês 50', 'Suco de fruta 120']],
  ['tomei suco e comi pão, do suco deixei metade', ['Suco de fruta 120', 'Pão francês 50']],
  ['joguei azeite pra temperar a salada', ['Azeite de oliva 8', 'Salada crua 80']],
  ['joguei queijo ralado pra gratinar o macarrão', ['Queijo ralado 15', 'Macarrão cozido 165']],
])('"%s" keeps what was eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['frango à milanesa sem óleo', ['Filé de frango à milanesa 140']],
  ['frango empanado na airfryer sem óleo', ['Filé de frango à milanesa 140']],
  ['bife à milanesa sem óleo', ['Bife à milanesa 80']],
  ['berinjela à milanesa sem óleo', ['Berinjela à milanesa 50']],
  ['camarão empanado sem óleo', ['Camarão à milanesa 100']],
  ['batata frita sem manteiga', ['Batata frita 100']],
  ['ovo frito no óleo sem manteiga', ['Ovo frito 50']],
])('"%s" keeps its breading and its fat', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['fiz macarrão pra 4 pessoas e comi 1 prato', ['Macarrão cozido 320']],
  ['fiz 500 g de macarrão pra 4 pessoas e comi 100 g', ['Macarrão cozido 100']],
  ['comi 1 prato de arroz num jantar pra 10 pessoas', ['Arroz branco cozido 200']],
  ['comi 2 pedaços de pizza numa mesa para 6 pessoas', ['Pizza 200']],
  ['comi um terço da pizza, dividi com 3 amigos', ['Pizza 267']],
  ['comi 1/4 de pizza, dividimos em 5', ['Pizza 200']],
  ['pastel, o pastel estava ótimo, e 1 pizza que dividi em 4', ['Pastel de carne frito 100', 'Pizza 200']],
  ['2 porções de nuggets, 10 unidades', ['Nuggets de frango assados 230']],
  ['2 colheres de azeitona, 5 unidades', ['Azeitona verde 20']],
  ['meio pudim de chia', ['Pudim de chia 90']],
  ['meia torta de maçã do mc', ['Torta de maçã 60']],
  ['meio bolo de rolo', ['Bolo de rolo 23']],
  ['comi meia torta salgada', ['Torta salgada 55']],
  ['bolo 1/3', ['Bolo simples 20']],
  ['1/3 do bolo', ['Bolo simples 20']],
  ['2 pés de alface', ['Alface crespa 30']],
  ['arroz e lasanha', ['Arroz branco cozido 128', 'Lasanha 250']],
  ['arroz e yakisoba', ['Arroz branco cozido 128', 'Yakisoba 350']],
])('"%s" is the amount that was eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pizza e cerveja, as cervejas foram 4', ['Pizza 200', 'Cerveja 1400']],
  [
    'arroz e frango, o frango 150g e o arroz 100g',
    ['Arroz branco cozido 100', 'Filé de frango grelhado 150'],
  ],
  ['pizza e coca, a pizza foram 3 fatias', ['Pizza 300', 'Refrigerante de cola 350']],
  ['suco e pão, o suco foi 1 copo de 300 ml', ['Suco de fruta 300', 'Pão francês 50']],
])('the amount in "%s" is that of the food it is about', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['comi a banana às 10h e a banana às 15h', 2],
  ['a banana antes do treino e a banana depois do treino', 2],
  ['tomei o leite cedo e o leite antes de deitar', 2],
  ['uma banana, um ovo e a banana do meu filho', 3],
  ['o brigadeiro da festa e o brigadeiro que sobrou', 2],
  ['segunda comi a pizza e terça a pizza', 2],
])('"%s" names as many portions', (text, count) => {
  expect(readMeal(text).items).toHaveLength(count)
})

test.each([
  ['almocei peixe com arroz. de tarde tomei um açaí de 500 ml', 'Açaí com xarope de guaraná 500'],
  ['lanche: sanduíche natural. jantar: frango com batata', 'Batata cozida 120'],
  ['almocei carne com batata e jantei um hambúrguer no pão', 'Batata cozida 120'],
])('"%s" reads a food beside those of its own meal only', (text, food) => {
  expect(foodsIn(text)).toContain(food)
})

test('an egg without oil may be fried in butter, so milk still causes a warning', () => {
  const [egg] = readMeal('2 ovos mexidos sem óleo').items
  expect(egg?.flavors?.flatMap(({ allergens }) => allergens)).toContain('leite')
})

test.each([
  [
    'arroz e bife. não, bife não, era frango grelhado',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 100'],
  ],
  ['arroz e bife não bife não era frango', ['Arroz branco cozido 128', 'Filé de frango grelhado 100']],
  ['2 bifes e salada, bife não, foi 1 ovo', ['Salada crua 80', 'Ovo cozido 45']],
  ['pão com manteiga. não era manteiga era margarina', ['Pão francês 50', 'Margarina 10']],
  ['arroz, feijão e suco. risca o suco', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['arroz e batata frita, esquece a batata', ['Arroz branco cozido 128']],
  ['risca o suco que mandei, foi só pão', ['Pão francês 50']],
  [
    'coca e pastel, a coca não era zero, era normal',
    ['Refrigerante de cola 350', 'Pastel de carne frito 100'],
  ],
  ['bife e salada, o bife não era bom, era duro', ['Contrafilé grelhado 105', 'Salada crua 80']],
])('"%s" counts no food that the person takes back', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['coca de 600, sobrou uns 200ml', ['Refrigerante de cola 400']],
  ['coca de 600 sobrou metade', ['Refrigerante de cola 300']],
  ['suco de 500ml, deixei uns 100', ['Suco de fruta 400']],
  ['pedi 10 esfihas, sobraram 4', ['Esfirra de carne 330']],
  ['pizza 8 pedaços sobraram 3', ['Pizza 500']],
  ['meia coxinha pq a outra metade foi da menina do caixa', ['Coxinha de frango 50']],
  ['meio pão, a outra metade dei pro meu filho', ['Pão francês 25']],
  ['comi 4 pedaços de pizza, sobraram 4', ['Pizza 400']],
  ['sobraram 2 pães e comi os dois', ['Pão francês 100']],
  ['sobrou 1 fatia de pizza de ontem e comi agora', ['Pizza 100']],
  ['o que sobrou da pizza, 2 fatias', ['Pizza 200']],
  ['deixei 10 bolinhas e comi 200g de arroz', ['Arroz branco cozido 200']],
])('"%s" leaves out what remained, and nothing that was eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['misto quente mas só metade, a outra dei pro bruno', ['Misto-quente 53']],
  ['x-salada, larguei metade', ['X-salada 123']],
  ['rachei uma coca 2 litro com mais 3', ['Refrigerante de cola 500']],
  ['eu e o Zé rachamos meio a meio um prato de tropeiro', ['Feijão tropeiro 160']],
  ['levei bolo pra minha filha e comi pão', ['Pão francês 50']],
  ['levei coxinha pro cliente e eu so num espetinho de frango', ['Filé de frango grelhado 75']],
  ['levei arroz e ovo pro trabalho e comi tudo', ['Arroz branco cozido 128', 'Ovo cozido 45']],
  ['corrigindo nao foi 1 foram duas tapiocas', ['Tapioca simples 140']],
])('"%s" counts the own part', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['1 miojo inteiro de galinha com um ovo', ['Macarrão instantâneo preparado (miojo) 196', 'Ovo cozido 45']],
  ['café 6 da matina', ['Café sem açúcar 50']],
  ['7 da manhã pão', ['Pão francês 50']],
  ['uma manga das grandes do quintal', ['Manga 280']],
  ['bolo de cenoura 2 quadradinhos', ['Bolo de cenoura 91']],
  ['chocolate 2 quadradinhos', ['Chocolate ao leite 13']],
  [
    '500g de comida: arroz, pouco feijão e salada',
    ['Arroz branco cozido 230', 'Feijão carioca cozido 126', 'Salada crua 144'],
  ],
])('"%s" is weighed as it is eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['feijoada e a caipirinha eu nao tomei pq tava dirigindo', ['Feijoada 280']],
  ['queria ter comido o bolo mas comi só uma pera', ['Pera 130']],
  ['tirando isso comi 1 banana', ['Banana-prata 80']],
  ['4 ovos cozidos mas joguei 2 gemas fora', ['Ovo cozido 180']],
  ['comemos 1 pizza de 12 pedaços em 4 pessoas', ['Pizza 200']],
  ['comemos em casa 2 pães', ['Pão francês 100']],
  ['não comi arroz porque acabou, comi feijão', ['Feijão carioca cozido 140']],
  [
    'arroz, feijão e bife, um prato raso',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  ['macarrão com carne moída, um prato fundo', ['Macarrão com carne 400']],
  ['um café da garrafa térmica', ['Café sem açúcar 50']],
  ['5 tomatinho cereja', ['Tomate 60']],
  ['4 colheres de quinoa', ['Quinoa cozida 80']],
])('"%s" counts what was eaten and no more', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['café sem açúcar nenhum', ['Café sem açúcar 50']],
  ['não comi pão nenhum, só café', ['Café sem açúcar 50']],
  [
    'arroz, feijão e frango, marmita',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Filé de frango grelhado 100'],
  ],
  ['ia pedir pizza, desisti, comi salada de alface', ['Alface crespa 30']],
  ['comprei picanha pro domingo mas hj foi só pão com ovo', ['Pão francês 50', 'Ovo frito 50']],
  ['a gente tomou uma coca 2 litro em 4', ['Refrigerante de cola 500']],
  ['frango ensopado, umas duas coxas', ['Coxa de frango assada 110']],
  [
    'arroz feijao frita e salada',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Batata frita 100', 'Salada crua 80'],
  ],
  ['fritei 2 ovo', ['Ovo frito 100']],
  ['cozinhei 2 ovos e fritei uma banana', ['Ovo cozido 90', 'Banana frita 75']],
  ['nao foi 2 pao foi 3, tudo com manteiga', ['Pão francês 150', 'Manteiga com sal 20']],
  ['café 3x, sempre com 1 sachê de açúcar', ['Café sem açúcar 150', 'Açúcar 15']],
  ['pão de queijo dos grande', ['Pão de queijo 80']],
])('"%s" is read as it is meant', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['marmita: arroz 3 col, feijão 1 concha peq', ['Arroz branco cozido 75', 'Feijão carioca cozido 91']],
  ['3 ovos mexidos com 10g de manteiga', ['Ovo cozido 135', 'Manteiga com sal 10']],
  ['2 ovos mexidos na manteiga', ['Ovo na manteiga 90']],
  ['um salgado de padaria, enroladinho de salsicha', ['Enroladinho de salsicha 85']],
  ['comi um salgado e uma coxinha', ['Salgadinho de festa 100', 'Coxinha de frango 100']],
  ['mamão com aveia por cima', ['Mamão papaia 155', 'Aveia em flocos 20']],
  ['iogurte com granola, 30g de granola', ['Iogurte natural 170', 'Granola 30']],
  ['um punhado de nozes', ['Nozes 28']],
  ['macarronada com queijo ralado, um prato', ['Macarronada 320', 'Queijo ralado 15']],
  ['moqueca com arroz, um prato', ['Moqueca baiana 282', 'Arroz branco cozido 128']],
])('"%s" weighs what is eaten together', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
