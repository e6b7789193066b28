import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

test.each([
  'uma fatia de xibiu zambê com cafezinho',
  'xis salada aqui em porto alegre',
  'um xis salada aqui em porto alegre',
  'hot pocket de calabresa, o de micro-ondas',
  'água de coco em ipanema com a turma inteira',
  'doce de leite argentino, presente do meu cunhado',
  'coca zero, aquela vermelhinha com tampinha',
  'caldinho de feijão batido, a boca tá ferida da químio',
  'vitamina de banana porque a boca tá toda ferida',
  'suco de laranja espremidinho ali na feirinha do bairro',
  'pão de queijo quentinho daquela cafeteria chique do aeroporto',
  'queijo minas da roça do compadre Zeca',
  'leite de soja porque descobri intolerância semana retrasada',
])('"%s" starts with the full name of a food, which counts', (text) => {
  expect(readMeal(text).items).toHaveLength(1)
})

test.each([
  'tireoide, fígado: tudo certo segundo o doutor da firma',
  'cirrose por causa da cachaça, parei tem dois anos',
  'ela é uma manga de colete mesmo, coitada',
  'sonho em emagrecer pro casamento da prima',
  'língua presa desde criança, operei',
  'coração fraco, insuficiência cardíaca, durmo sentado',
  'fui criada com leite de cabra no sertão da minha avó, sertaneja raiz',
  'preguiça total hoje, zero vontade',
  'reunião cancelada, chefe estressado',
  'figado gorduroso detectado ultrassom semana passada',
  'rim direito operado, cirurgião excelente',
  'pneu furado, guincho atrasado, borracheiro fechado',
])('"%s" tells no meal', (text) => {
  expect(readMeal(text).items).toEqual([])
})
