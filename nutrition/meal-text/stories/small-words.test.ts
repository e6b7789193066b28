import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

function read(text: string) {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
}

test.each([
  ['uma maçã no meio da manhã', ['Maçã 150']],
  ['meio mamão no meio da tarde', ['Mamão papaia 155']],
  ['x-burger fritas', ['X-burger 140', 'Batata frita 100']],
  ['big mac fritas média e coca', ['X-burger 190', 'Batata frita 110', 'Refrigerante de cola 350']],
  ['2 coxinhas fritas', ['Coxinha de frango 200']],
  ['deixei metade do arroz no prato, o bife comi inteiro', ['Contrafilé grelhado 105']],
  ['não comi a pizza, o bife comi', ['Contrafilé grelhado 105']],
  ['não foram 2 fatias de pizza, foram 3', ['Pizza 300']],
  ['não foi 1 pão, foram 2', ['Pão francês 100']],
  ['um pacote de doritos não lembro direito acho que uns 60g', ['Salgadinho de milho tipo tortilla 60']],
  ['arroz e feijão, não lembro quanto de feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['2 ovos mexidos no azeite', ['Ovo frito 100']],
  ['2 ovos mexidos com manteiga', ['Ovo na manteiga 90']],
  ['200 ml de leite zero', ['Leite integral sem lactose 200']],
  ['uma dose de 51', ['Cachaça 50']],
  ['2 doses de velho barreiro', ['Cachaça 100']],
  ['lazanha congelada bolonhesa 600g comi metade', ['Lasanha 300']],
])('"%s" reads its small words', (text, foods) => expect(read(text)).toEqual(foods))

test.each(['2 batatas descascadas', 'morangos congelados', 'legumes picados', '2 bananas amassadas'])(
  'how several pieces were prepared is asked no more than for one: "%s"',
  (text) => {
    const { items, unmatched } = readMeal(text)
    expect([items.length, unmatched]).toEqual([1, []])
  },
)
