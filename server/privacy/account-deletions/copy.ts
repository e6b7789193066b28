import { brand } from '#contract/brand.ts'
import { greet, type MailContent, type MailFooter } from '../../adapters/mail/mail-content.ts'

export const accountDeletedFooter: MailFooter = {
  reason: `Você recebe este e-mail porque uma conta do ${brand.name} com este endereço foi apagada. É o último que enviamos.`,
}

export interface AccountDeletionNews {
  readonly name: string
  /** Whether payment records stay, as tax law requires. */
  readonly keepsPayments: boolean
  readonly wasDormant?: boolean
  /**
   * Whether the renewal's cancellation is confirmed (`ended`) or still requested (`ending`); `null` without a renewal.
   */
  readonly renewal: 'ended' | 'ending' | null
}

const renewalWords = {
  ended: 'A renovação automática foi cancelada: nada mais é cobrado.',
  ending:
    'O cancelamento da renovação automática ainda não foi confirmado pelo Mercado Pago. Continuamos pedindo até confirmar, e o que for cobrado enquanto isso é devolvido.',
} as const

export function accountDeletedMail({
  name,
  keepsPayments,
  wasDormant,
  renewal,
}: AccountDeletionNews): MailContent {
  return {
    subject: `Sua conta no ${brand.name} foi apagada`,
    greeting: greet(name),
    paragraphs: [
      `Sua conta foi apagada, ${wasDormant ? 'porque ninguém entrou nela por dois anos' : 'como você pediu'}: respostas, refeições, pesos, fotos, dietas, planos, autorizações e aparelhos.`,
      ...(renewal ? [renewalWords[renewal]] : []),
      ...(keepsPayments
        ? [
            'Dos seus pagamentos ficam só valor, data, forma, situação e o número no Mercado Pago, por cinco anos, porque a lei fiscal pede. Não fica nada de saúde, nem o seu nome ou e-mail.',
          ]
        : []),
      'Se um dia quiser voltar, é só criar uma conta nova com este mesmo e-mail. Os dias grátis não se repetem: para saber disso, guardamos por dois anos um código embaralhado do endereço, e mais nada.',
    ],
    footnote: 'Se não foi você quem pediu, troque a senha do seu e-mail e fale com quem opera o serviço.',
  }
}
