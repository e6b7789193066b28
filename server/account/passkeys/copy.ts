import { brand } from '#contract/brand.ts'
import { greet, type MailContent } from '../../adapters/mail/mail-content.ts'

const notMe =
  'Se não foi você, remova a chave nesta tela e troque a senha em “Esqueci minha senha”, na tela de entrada.'

export function passkeyAddedMail(name: string, passkey: string, securityLink: string): MailContent {
  return {
    subject: `Nova chave de acesso no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      `A chave de acesso “${passkey}” agora abre a sua conta, com a digital, o rosto ou o código do aparelho.`,
    ],
    action: { label: 'Ver a segurança da conta', url: securityLink },
    footnote: notMe,
  }
}

export function passkeyRemovedMail(name: string, passkey: string, securityLink: string): MailContent {
  return {
    subject: `Chave de acesso removida no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      `A chave de acesso “${passkey}” não abre mais a sua conta. As sessões abertas em outros aparelhos terminaram.`,
    ],
    action: { label: 'Ver a segurança da conta', url: securityLink },
    footnote: 'Se não foi você, troque a senha em “Esqueci minha senha”, na tela de entrada.',
  }
}
