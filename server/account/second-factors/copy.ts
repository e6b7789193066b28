import { brand } from '#contract/brand.ts'
import { greet, type MailContent } from '../../adapters/mail/mail-content.ts'

const notMe =
  'Se não foi você, troque a senha agora em “Esqueci minha senha”, na tela de entrada: isso encerra todas as sessões. Depois confira esta tela.'

export function turnedOnMail(name: string, securityLink: string): MailContent {
  return {
    subject: `Verificação em duas etapas ligada no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'A partir de agora, entrar com a senha pede também um código do seu aplicativo autenticador. As sessões abertas em outros aparelhos terminaram.',
      'Guarde os códigos de recuperação em um lugar seguro: sem o aplicativo, são eles que abrem a conta.',
    ],
    action: { label: 'Ver a segurança da conta', url: securityLink },
    footnote: notMe,
  }
}

export function turnedOffMail(name: string, securityLink: string): MailContent {
  return {
    subject: `Verificação em duas etapas desligada no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'A verificação em duas etapas da sua conta foi desligada: a senha volta a bastar para entrar. As sessões abertas em outros aparelhos terminaram.',
    ],
    action: { label: 'Ver a segurança da conta', url: securityLink },
    footnote: notMe,
  }
}

export function recoveryCodesRenewedMail(name: string, securityLink: string): MailContent {
  return {
    subject: `Novos códigos de recuperação no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Novos códigos de recuperação foram criados para a sua conta. Os anteriores não valem mais.',
    ],
    action: { label: 'Ver a segurança da conta', url: securityLink },
    footnote: notMe,
  }
}

export function recoveryCodeUsedMail(name: string, left: number, securityLink: string): MailContent {
  return {
    subject: `Um código de recuperação foi usado no ${brand.name}`,
    greeting: greet(name),
    paragraphs: ['Um código de recuperação da sua conta acabou de ser usado.', remaining(left)],
    action: { label: 'Ver a segurança da conta', url: securityLink },
    footnote: notMe,
  }
}

export function wrongCodesMail(name: string, securityLink: string): MailContent {
  return {
    subject: `Muitos códigos errados na sua conta do ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Alguém digitou a senha da sua conta e errou o código da segunda etapa dez vezes em um dia. A segunda etapa segurou a entrada.',
      'Se não foi você, alguém sabe a sua senha: crie outra agora em “Esqueci minha senha”, na tela de entrada. Seus códigos de recuperação e chaves de acesso continuam abrindo a conta.',
    ],
    action: { label: 'Ver a segurança da conta', url: securityLink },
  }
}

function remaining(left: number): string {
  if (left === 0) return 'Era o último. Crie outros na tela de segurança, para não ficar sem entrada.'
  return left === 1 ? 'Resta 1 código. Crie outros na tela de segurança.' : `Restam ${left} códigos.`
}
