import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['2 presunto e 2 queijo', ['Presunto 30', 'Queijo muçarela 40']],
  ['o resto do miojo do menino, menos da metade', ['Macarrão instantâneo preparado (miojo) 98']],
  ['caldo de feijão, meia concha... melhor, uma concha e meia', ['Caldo de feijão 195']],
  ['salgado enroladinho de salsicha e refri lata', ['Enroladinho de salsicha 85', 'Refrigerante 350']],
  ['banana e carne assada, comi na lata mesmo', ['Banana-prata 80', 'Carne bovina assada 100']],
  ['sorvete no pote', ['Sorvete 250']],
  ['biscoito globo um pacote do salgado', ['Biscoito de polvilho 30']],
  [
    'clara de ovo 200ml na frigideira, aveia 30g e uma banana amassada, tipo panqueca',
    ['Clara de ovo cozida 200', 'Aveia em flocos 30', 'Banana-prata 80'],
  ],
  ['queria moqueca, n tive dinheiro, comi sardinha em lata', ['Sardinha em lata 84']],
  [
    'arroz e bife do meu neto, ele deixou metade e eu terminei',
    ['Arroz branco cozido 64', 'Contrafilé grelhado 53'],
  ],
  ['acarajé, só metade pq dividi com a colega', ['Acarajé 50']],
  ['um copo de suco de umbu com açucar (300 ml)', ['Suco de fruta 300', 'Açúcar 10']],
  ['dividimos uma pizza média de mussarela meio a meio', ['Pizza de muçarela 300']],
  ['pizza grande de calabresa', ['Pizza de calabresa 190']],
  ['arroz com galinha um pratão', ['Arroz branco cozido 179', 'Galinha caipira com pele cozida 140']],
])('"%s" is read as people say it', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['40g de whey na agua', ['Whey protein em pó 40']],
  ['300ml de whey com água', ['Shake de whey 300']],
  [
    'feijao 140g bife 90g batata frita 65g',
    ['Feijão carioca cozido 140', 'Contrafilé grelhado 90', 'Batata frita 65'],
  ],
  ['2 bifes de 90g', ['Contrafilé grelhado 180']],
  ['so um picole de limao pq o calor ta demais', ['Picolé 65']],
  ['omelete 4 claras 2 gemas', ['Clara de ovo cozida 132', 'Gema de ovo cozida 34']],
  ['omelete 3 ovos', ['Omelete de 3 ovos 155']],
  ['3 pao de queijo daqueles pequenos', ['Pão de queijo 60']],
  ['3 biscoito de queijo', ['Pão de queijo 75']],
  ['comprei um bolo pro lanche de amanha, hj foi so um pao doce', ['Pão doce 58']],
  ['mingau de tapioca', ['Mingau de tapioca 250']],
  ['dogao prensado na porta da escola com pure e tudo', ['Cachorro-quente completo 260']],
])('"%s" is no other food and no other weight', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['meu marido comeu 2 pães eu só comi 1 com queijo minas', ['Pão francês 50', 'Queijo minas frescal 36']],
  ['minha filha tomou 2 copos de suco e eu tomei 1', ['Suco de fruta 240']],
  ['meu marido comeu 2 pães e eu comi 1 ovo', ['Ovo cozido 45']],
  ['ele comeu 3 esfihas, eu só 2', ['Esfirra de carne 110']],
])('"%s" counts the own share of the same food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['leite 200 ml, sempre com 1 colher de achocolatado', ['Leite integral 200', 'Achocolatado em pó 16']],
  ['comi pizza, a pizza foi para a família, comi 3 fatias', ['Pizza 200']],
  [
    'arroz e feijão, a lasanha foi da minha sogra',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Lasanha 250'],
  ],
  ['café e pão, o pão foi do meu tio', ['Café sem açúcar 50', 'Pão francês 50']],
  ['chopp, tulipas fritas', ['Chope 320', 'Asa de frango assada 80']],
  ['macarrão que sobrou 1 prato e suco', ['Macarrão cozido 320', 'Suco de fruta 240']],
  [
    'arroz, feijão e sobrou 1 bife de ontem',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 105'],
  ],
  ['pera: 1 média', ['Pera 130']],
  ['tangerina, 1 média, e goiaba, 1 média', ['Tangerina poncã 135', 'Goiaba vermelha 170']],
  ['queijo ralado 1 colher prato de macarrão', ['Queijo ralado 15', 'Macarrão cozido 320']],
  ['hambúrguer 1 fritas', ['Hambúrguer (sanduíche) 125', 'Batata frita 140']],
  ['pão: doce de leite', ['Pão francês 50', 'Doce de leite 30']],
  [
    'meio pão com manteiga, o outro foi com queijo',
    ['Pão francês 25', 'Manteiga com sal 5', 'Queijo muçarela 20'],
  ],
  ['ovo frito e cuscuz, um prato', ['Ovo frito 50', 'Cuscuz de milho 250']],
  [
    '2 ovos fritos com 2 colheres de azeite na salada',
    ['Ovo frito 100', 'Azeite de oliva 16', 'Salada crua 80'],
  ],
  [
    'cachorro quente no lanche, purê de batata e frango no jantar',
    ['Cachorro-quente 135', 'Purê de batata 130', 'Filé de frango grelhado 100'],
  ],
  ['1 cachorro quente e 1 salsicha', ['Cachorro-quente 135', 'Salsicha cozida 31']],
  ['vitamina de banana batida com leite desnatado', ['Vitamina de banana com leite desnatado 300']],
])('"%s" loses and multiplies nothing', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each(['café da manhã: pão com ovo, almoço: marmita', 'comi pão, bolo e uma marmita'])(
  '"%s" counts the marmita beside the other foods',
  (text) => {
    expect(foodsIn(text)).toContain('Feijão carioca cozido 140')
  },
)
