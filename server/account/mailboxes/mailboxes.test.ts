import { expect, test } from 'vitest'
import { mailboxOf } from './rules.ts'

test.for([
  ['Ana@Exemplo.br ', 'ana@exemplo.br'],
  ['ana+teste@exemplo.br', 'ana@exemplo.br'],
  ['a.na@exemplo.br', 'a.na@exemplo.br'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['joao.silva@proton.me', 'joaosilva@proton.me'],
  ['joao-silva@pm.me', 'joaosilva@proton.me'],
  ['joao_silva+x@protonmail.com', 'joaosilva@proton.me'],
  ['joaosilva@protonmail.ch', 'joaosilva@proton.me'],
  ['ana+x@me.com', 'ana@icloud.com'],
  ['ana@mac.com', 'ana@icloud.com'],
  ['lojas@ana.fastmail.com', 'ana@fastmail.com'],
  ['lojas+x@ana.fastmail.fm', 'ana@fastmail.fm'],
  ['ana+x@outlook.com', 'ana@outlook.com'],
] as const)('%s reaches the mailbox %s', ([email, mailbox]) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.for([
  ['ana@outlook.com', 'ana@hotmail.com'],
  ['ana@hotmail.com', 'ana@live.com'],
  ['ana.souza@outlook.com', 'anasouza@outlook.com'],
  ['ana.souza@icloud.com', 'anasouza@icloud.com'],
  ['ana-souza@gmail.com', 'anasouza@gmail.com'],
  ['ana-souza@yahoo.com.br', 'ana-lima@yahoo.com.br'],
  ['ana-souza@yahoo.com.br', 'ana@yahoo.com.br'],
  ['ana@fastmail.com', 'ana@fastmail.fm'],
  ['x@ana-souza.fastmail.com', 'x@ana_souza.fastmail.com'],
  ['ana@uol.com.br', 'ana@bol.com.br'],
  ['ana.souza@exemplo.com.br', 'ana-souza@exemplo.com.br'],
] as const)('%s and %s may belong to two people and stay separate', ([one, other]) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})
