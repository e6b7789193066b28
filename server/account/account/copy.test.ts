import { expect, test } from 'vitest'
import { alreadyRegisteredMail, confirmationMail, passwordChangedMail, resetMail } from './copy.ts'

const link = 'https://pratocerto.exemplo.br/auth'

test.each([
  ['Ana Maria', 'Oi, Ana.'],
  ['  João-Pedro Souza ', 'Oi, João-Pedro.'],
  ['Dona Maria Silva', 'Oi, Dona Maria.'],
  ['Dr. Paulo Prado', 'Oi, Dr. Paulo.'],
  ['seu  João', 'Oi, seu João.'],
  ['Dona', 'Oi, Dona.'],
  ['Dr. golpe.exemplo', 'Oi!'],
  ["D'Ávila", "Oi, D'Ávila."],
  ['https://golpe.exemplo/premio', 'Oi!'],
  ['golpe.exemplo', 'Oi!'],
  ['ligue(11)99999-0000', 'Oi!'],
  ['Ana\r\nBcc: x@exemplo.br', 'Oi, Ana.'],
  ['a'.repeat(80), 'Oi!'],
])('a mail to someone called %j begins with %j', (name, greeting) => {
  const mails = [confirmationMail, resetMail, alreadyRegisteredMail, passwordChangedMail]
  for (const write of mails) expect(write(name, link).greeting).toBe(greeting)
})
