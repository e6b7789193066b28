import { brand } from '#contract/brand.ts'
import { greet, type MailContent, type MailFooter } from '../../adapters/mail/mail-content.ts'

export const accountFooter: MailFooter = {
  reason: `Você recebe este e-mail porque este endereço foi usado em uma conta do ${brand.name}. Mensagens sobre o acesso à conta chegam sempre.`,
}

export function guessedPasswordsMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Muitas senhas erradas na sua conta do ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Alguém tentou entrar na sua conta e errou a senha mais de cem vezes em um dia. Ninguém entrou com essas tentativas.',
      'Por 24 horas, só entra com a senha quem usa um aparelho em que sua conta já foi aberta. Em outro aparelho, use uma chave de acesso, ou peça outra senha em “Esqueci minha senha”.',
    ],
    action: { label: 'Ir para a tela de entrada', url: signInLink },
    footnote: 'Se a sua senha é curta ou repetida de outro lugar, este é um bom momento para trocá-la.',
  }
}
