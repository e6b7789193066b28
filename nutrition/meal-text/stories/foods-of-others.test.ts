import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['o cachorro quente foi do meu neto, eu só provei uma fatia de bolo', ['Bolo simples 60']],
  ['2 chopps, os outros 4 chopps foram do marido', ['Chope 640']],
  ['pastel e coxinha, o pastel foi do meu filho', ['Coxinha de frango 100']],
  ['a pizza foi da minha mãe, comi arroz', ['Arroz branco cozido 128']],
  ['pão e ovo, o ovo foi pra minha filha', ['Pão francês 50']],
  ['pizza, coca, e o sorvete foi da minha filha', ['Pizza 200', 'Refrigerante de cola 350']],
  ['comi pizza, a cerveja foi do meu marido', ['Pizza 200']],
  ['a lasanha foi da minha filha', []],
  ['o bife foi do meu marido', []],
  ['comi um lanche e a batata foi da minha filha', []],
])('"%s" counts no food of another person', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['o bolo foi da minha mãe que fez', ['Bolo simples 60']],
  ['a pizza foi com meu marido', ['Pizza 200']],
  ['a lasanha foi com minha mãe e comi pão', ['Lasanha 250', 'Pão francês 50']],
  ['o bolo foi do aniversário da minha mãe', ['Bolo simples 60']],
  ['a sopa era da minha vó, comi um prato', ['Sopa de legumes com carne 520']],
  ['comi arroz, a farofa foi da minha mulher', ['Arroz branco cozido 128', 'Farofa 38']],
  ['o almoço foi arroz e ovo', ['Arroz branco cozido 128', 'Ovo cozido 45']],
])('"%s" counts what another person made', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
