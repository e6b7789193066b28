import { trial } from '#contract/billing/plans.ts'
import { brand } from '#contract/brand.ts'
import { firstFactorWaitHours } from '#contract/account/access-reviews.ts'
import type { PasswordWeakness } from '#contract/account/account.ts'
import { greet, type MailContent } from '../../adapters/mail/mail-content.ts'

export const weaknessTexts: Readonly<Record<PasswordWeakness, string>> = {
  length: 'use de 8 a 128 caracteres',
  common: 'ela está entre as mais usadas',
  context: 'ela parte do seu e-mail ou do nome do aplicativo',
}

export function confirmationMail(name: string, link: string): MailContent {
  return {
    subject: `Confirme seu e-mail no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      `Falta um passo para começar: confirme que este e-mail é seu. Seus ${trial.days} dias grátis, uma vez por e-mail, começam na hora.`,
    ],
    action: { label: 'Confirmar meu e-mail', url: link },
    footnote:
      'O link vale por 24 horas e funciona uma vez. Se você não criou esta conta, ignore esta mensagem.',
  }
}

export function resetMail(name: string, link: string): MailContent {
  return {
    subject: `Crie outra senha no ${brand.name}`,
    greeting: greet(name),
    paragraphs: ['Recebemos um pedido para trocar a senha da sua conta.'],
    action: { label: 'Criar outra senha', url: link },
    footnote:
      'O link vale por 1 hora e funciona uma vez. Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  }
}

export function alreadyRegisteredMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Você já tem conta no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Alguém tentou criar uma conta com este e-mail, e você já tem conta.',
      'Se foi você, é só entrar. Se esqueceu a senha, peça outra na mesma tela.',
    ],
    action: { label: 'Entrar na minha conta', url: signInLink },
    footnote: 'Se não foi você, não precisa fazer nada.',
  }
}

export function passwordChangedMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Sua senha do ${brand.name} mudou`,
    greeting: greet(name),
    paragraphs: [
      'A senha da sua conta acabou de ser trocada, e as sessões abertas em outros aparelhos terminaram.',
      'Chaves de acesso e o aplicativo autenticador continuam abrindo a conta. Se alguém sabia a sua senha, veja em Perfil, Segurança, “Revisar acessos” o que não é seu e remova.',
    ],
    action: { label: 'Entrar na minha conta', url: signInLink },
    footnote: 'Se não foi você, peça outra senha agora mesmo na tela de entrada.',
  }
}

/**
 * Mail to an administrator whose password was reset by a mailed link: it also names the wait before a first second
 * factor.
 */
export function administratorResetMail(name: string, signInLink: string): MailContent {
  const mail = passwordChangedMail(name, signInLink)
  return {
    ...mail,
    paragraphs: [
      ...mail.paragraphs,
      `Esta conta administra o aplicativo. Se ela ainda não tem um segundo fator, o primeiro só pode ser criado daqui a ${firstFactorWaitHours} horas.`,
    ],
    footnote:
      'Se não foi você, peça outra senha agora na tela de entrada: as sessões terminam e a espera recomeça. Troque também a senha do seu e-mail e avise quem cuida do servidor.',
  }
}
