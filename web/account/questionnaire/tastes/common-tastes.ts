import type { FoodList } from './food-choices.ts'

const oftenRefused = [
  'Peixes',
  'Frutos do mar',
  'Carne de porco',
  'Miúdos e vísceras',
  'Fígado',
  'Embutidos',
  'Ovo',
  'Leite',
  'Cogumelos',
  'Brócolis',
  'Berinjela',
  'Abobrinha',
  'Quiabo',
  'Jiló',
  'Beterraba',
  'Pimentão',
  'Cebola',
  'Coentro',
  'Azeitona',
  'Coco',
]

const oftenAdored = [
  'Frango',
  'Carne bovina',
  'Peixes',
  'Ovo',
  'Feijão',
  'Arroz',
  'Queijos',
  'Batata-doce',
  'Mandioca',
  'Tapioca',
  'Banana',
  'Manga',
  'Abacate',
  'Brócolis',
  'Couve',
]

/** Foods and families offered without a search: the ones that Brazilians name most often (own choice). */
export const commonTastes: Readonly<Record<FoodList, readonly string[]>> = {
  favorite_foods: oftenAdored,
  dislikes: oftenRefused,
  avoid_foods: oftenRefused,
}
