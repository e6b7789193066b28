import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['uma média e um pão na chapa', ['Café com leite 240', 'Pão na chapa 58']],
  ['1 média com manteiga e um pingado', ['Pão francês 50', 'Manteiga com sal 10', 'Café com leite 240']],
  ['uma média', ['Café com leite 240']],
  ['macarrão com queijo ralado prato cheio', ['Macarrão ao molho branco 320']],
  ['1 combinado 20 peças', ['Sushi enrolado de salmão 600']],
  ['combinado 20 peças sushi e sashimi', ['Sushi enrolado de salmão 600']],
  ['combinado 20 peças e 1 temaki', ['Sushi enrolado de salmão 600', 'Temaki de salmão 184']],
  ['chopp 300 ml x5', ['Chope 1500']],
  ['uma dose de cana', ['Cachaça 50']],
  ['pão de queijo, pacote com 6 mini', ['Pão de queijo 120']],
  ['milho verde 1 espiga', ['Milho cozido na espiga 100']],
  ['um mate de 300', ['Mate com limão 300']],
  ['5 bombons da caixa', ['Bombom de chocolate 100']],
  ['comi 4 bolachas recheadas do pacote', ['Biscoito recheado de chocolate 52']],
  ['um doritos grande', ['Salgadinho de milho tipo tortilla 140']],
  ['rapadura um taco pequeno', ['Rapadura 23']],
  ['um taco de queijo coalho', ['Queijo coalho 60']],
  ['creme de cupuaçu, uma tacinha', ['Creme de cupuaçu 120']],
  ['dois litrão', ['Cerveja 2000']],
  ['litrão de skol', ['Cerveja 1000']],
  ['coca litrão', ['Refrigerante de cola 1000']],
  ['barra de proteína dessas de chocolate', ['Barra de proteína 45']],
  ['2 tulipas de chopp', ['Chope 480']],
  ['chopp 2 tulipas de 300', ['Chope 600']],
])('"%s" is what a counter serves', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 tacos de carne', ['Taco 170']],
  ['uma pizza média', ['Pizza 600']],
  ['batata frita, uma média', ['Batata frita 110']],
  ['batata-doce assada 1 média', ['Batata-doce assada 200']],
  ['big mac e coca zero media', ['X-burger 190', 'Refrigerante de cola zero 350']],
  ['3 tulipas de frango', ['Asa de frango assada 120']],
])('"%s" names a size or a wing', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
