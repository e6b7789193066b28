import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import type { FoodGroup } from '#nutrition/foods/food.ts'
import type { PlateMeal, Vessel } from '../../../plate/meal.ts'
import { plateOfRecipe } from '../../../plate/recipe-plate.ts'

export interface GalleryMeal extends PlateMeal {
  readonly title: string
}

type Portion = readonly [group: FoodGroup, name: string, grams: number]

function meal(title: string, portions: readonly Portion[], vessel?: Vessel): GalleryMeal {
  return { title, vessel, items: portions.map(([group, name, grams]) => ({ group, name, grams })) }
}

/** Ids of cookbook recipes, roughly from the north to the south of Brazil. */
const cooked = [
  'frango-no-tucupi',
  'caldeirada-paraense',
  'acai-com-farinha-de-tapioca',
  'bobo-de-camarao',
  'moqueca-capixaba',
  'baiao-de-dois',
  'feijoada-de-legumes',
  'pintado-ensopado',
  'arroz-com-pequi',
  'canja-de-galinha',
  'caldo-verde-de-couve',
  'sopa-de-legumes-com-carne',
  'costela-na-pressao',
  'arroz-carreteiro',
  'pinhao-cozido-da-serra',
  'arroz-com-lentilha',
]
const fromCookbook = cooked.flatMap((id) =>
  recipes
    .filter((recipe) => recipe.id === id)
    .map((recipe) => ({ title: recipe.name, ...plateOfRecipe(recipe) })),
)

const rice: Portion = ['arroz', 'Arroz branco', 150]
const beans: Portion = ['feijao', 'Feijão carioca', 140]
const lettuce: Portion = ['folhas', 'Alface', 40]
const tomato: Portion = ['legumes', 'Tomate', 60]
const coffee: Portion = ['bebida', 'Café sem açúcar', 60]

/** Brazilian classics that together cover every food group and every vessel. */
export const galleryMeals: readonly GalleryMeal[] = [
  meal('Prato feito', [
    rice,
    beans,
    ['carne', 'Bife grelhado', 110],
    lettuce,
    tomato,
    ['tuberculo', 'Batata frita', 60],
  ]),
  meal('Almoço leve', [
    ['arroz', 'Arroz integral', 110],
    ['feijao', 'Feijão preto', 110],
    ['frango', 'Frango grelhado', 130],
    ['legumes', 'Brócolis', 80],
    ['legumes', 'Cenoura cozida', 50],
  ]),
  meal('Feijoada completa', [
    ['arroz', 'Arroz branco', 140],
    ['ensopado', 'Feijoada', 280],
    ['folhas', 'Couve refogada', 60],
    ['farofa', 'Farofa', 50],
    ['fruta', 'Laranja', 90],
  ]),
  meal('Picanha', [
    ['carne', 'Picanha', 160],
    rice,
    ['farofa', 'Farofa com bacon', 50],
    ['molho', 'Vinagrete', 60],
  ]),
  meal('Estrogonofe', [['ensopado', 'Estrogonofe de frango', 200], rice, ['tuberculo', 'Batata palha', 25]]),
  meal('Salmão', [
    ['peixe', 'Salmão grelhado', 150],
    ['tuberculo', 'Purê de batata', 130],
    ['legumes', 'Vagem', 70],
    ['fruta', 'Limão', 20],
  ]),
  meal('Macarronada', [['massa', 'Macarrão à bolonhesa', 280]]),
  meal('Espaguete', [
    ['massa', 'Espaguete ao alho e óleo', 220],
    ['frutos_do_mar', 'Camarão', 100],
  ]),
  meal('Lasanha', [
    ['massa', 'Lasanha', 260],
    ['folhas', 'Rúcula', 35],
  ]),
  meal('Bife acebolado', [['carne', 'Bife acebolado', 130], rice, beans, ['ovo', 'Ovo frito', 50]]),
  meal('Peixe frito', [
    ['peixe', 'Sardinha frita', 120],
    ['farofa', 'Pirão', 60],
    lettuce,
    ['fruta', 'Limão', 20],
  ]),
  meal('Tropeiro', [
    ['feijao', 'Feijão tropeiro', 180],
    ['embutido', 'Linguiça', 80],
    ['folhas', 'Couve', 40],
    ['ovo', 'Ovo frito', 50],
  ]),
  meal('Churrasco', [
    ['embutido', 'Linguiça', 120],
    ['carne', 'Maminha assada', 140],
    ['frango', 'Coxa de frango assada', 120],
    ['farofa', 'Farofa', 40],
    ['molho', 'Vinagrete', 60],
    ['queijo', 'Queijo coalho', 60],
  ]),
  meal('Salada grande', [
    lettuce,
    tomato,
    ['legumes', 'Pepino', 50],
    ['legumes', 'Beterraba', 50],
    ['ovo', 'Ovo cozido', 50],
    ['queijo', 'Queijo minas', 40],
    ['gordura', 'Azeite', 8],
  ]),
  meal('Almoço com suco', [
    rice,
    beans,
    ['frango', 'Filé de frango', 120],
    ['folhas', 'Alface', 30],
    ['bebida', 'Suco de laranja', 250],
  ]),
  meal('Milanesa', [
    ['frango', 'Frango à milanesa', 140],
    rice,
    ['tuberculo', 'Purê', 100],
    ['molho', 'Molho de tomate', 40],
  ]),
  meal('Café da manhã', [
    ['pao', 'Pão francês', 50],
    ['gordura', 'Manteiga', 10],
    ['fruta', 'Mamão', 120],
    ['bebida', 'Café com leite', 200],
  ]),
  meal('Pão de queijo', [['pao', 'Pão de queijo', 100], coffee]),
  meal('Tapioca', [
    ['pao', 'Tapioca', 90],
    ['queijo', 'Queijo coalho', 40],
    ['bebida', 'Suco de laranja', 200],
  ]),
  meal('Cuscuz', [
    ['cereal', 'Cuscuz de milho', 150],
    ['ovo', 'Ovo frito', 100],
    ['queijo', 'Queijo coalho', 50],
  ]),
  meal('Iogurte com granola', [
    ['laticinio', 'Iogurte natural', 170],
    ['cereal', 'Granola', 30],
    ['fruta', 'Morango', 80],
    ['fruta', 'Banana em rodelas', 50],
  ]),
  meal('Salada de frutas', [['fruta', 'Salada de frutas', 220]]),
  meal('Omelete', [
    ['ovo', 'Omelete', 130],
    ['legumes', 'Tomate', 60],
    ['folhas', 'Rúcula', 30],
  ]),
  meal('Banana', [['fruta', 'Banana', 90]]),
  meal('Uva', [['fruta', 'Uva', 120]]),
  meal('Melancia', [['fruta', 'Melancia', 250]]),
  meal('Frutas', [
    ['fruta', 'Mamão', 120],
    ['fruta', 'Kiwi', 70],
    ['fruta', 'Abacaxi', 100],
    ['fruta', 'Uva verde', 60],
  ]),
  meal('Creme de abóbora', [['sopa', 'Creme de abóbora', 300]]),
  meal('Feijoada da família', [['ensopado', 'Feijoada', 1200]]),
  meal(
    'Marmita fitness',
    [
      ['arroz', 'Arroz integral', 120],
      ['frango', 'Frango grelhado', 150],
      ['legumes', 'Brócolis', 90],
    ],
    'marmita',
  ),
  meal(
    'Marmita completa',
    [rice, beans, ['carne', 'Carne moída', 110], ['legumes', 'Abóbora', 60], ['folhas', 'Couve', 40]],
    'marmita',
  ),
  meal('X-salada', [['sanduiche', 'X-salada', 230]]),
  meal('Misto quente', [['sanduiche', 'Misto quente', 120], coffee]),
  meal('Sanduíche natural', [
    ['sanduiche', 'Sanduíche natural de frango com cenoura', 180],
    ['bebida', 'Suco de maracujá', 250],
  ]),
  meal('Cachorro-quente', [['sanduiche', 'Cachorro-quente', 180]]),
  meal('Coxinha', [
    ['salgado', 'Coxinha', 160],
    ['bebida', 'Guaraná', 300],
  ]),
  meal('Pastel com caldo', [
    ['salgado', 'Pastel de carne', 110],
    ['bebida', 'Caldo de cana', 300],
  ]),
  meal('Pizza', [['salgado', 'Pizza de calabresa', 240]]),
  meal('Bolo e café', [['doce', 'Bolo de cenoura', 80], coffee]),
  meal('Pudim', [['doce', 'Pudim', 120]]),
  meal('Brigadeiros', [['doce', 'Brigadeiro', 60]]),
  meal('Suco de laranja', [['bebida', 'Suco de laranja', 250]]),
  meal('Café', [coffee]),
  meal('Prato vazio', []),
  ...fromCookbook,
]
