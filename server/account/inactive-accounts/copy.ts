import { brand } from '#contract/brand.ts'
import { greet, type MailContent, type MailFooter } from '../../adapters/mail/mail-content.ts'
import { noticeDays } from './rules.ts'

export const inactiveAccountFooter: MailFooter = {
  reason: `Você recebe este e-mail porque há uma conta do ${brand.name} com este endereço. Mensagens sobre o fim da conta chegam sempre.`,
}

export function inactiveAccountMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Sua conta no ${brand.name} será apagada em ${noticeDays} dias`,
    greeting: greet(name),
    paragraphs: [
      'Faz dois anos que ninguém entra na sua conta. Não guardamos dados de saúde de quem não usa mais o aplicativo.',
      `Se quiser ficar, é só entrar nos próximos ${noticeDays} dias. Se não, a conta e tudo o que é dela serão apagados, e você não precisa fazer nada.`,
    ],
    action: { label: 'Entrar e manter a conta', url: signInLink },
    footnote: 'Para levar uma cópia dos seus dados, entre e abra “Seus dados”, no Perfil.',
  }
}
