import { brand } from '#contract/brand.ts'
import { resetWaitHours } from '#contract/account/mfa-recovery.ts'
import type { PushedNotice } from '#contract/messages/reminders.ts'
import { greet, type MailContent } from '../../adapters/mail/mail-content.ts'

/** Step that a mailed link performs: begins the wait, cancels the request, or removes the second factor. */
export type Step = 'begin' | 'cancel' | 'end'

/** Result of a step, shown after the button was pressed. */
export type Outcome =
  | { readonly kind: 'begun'; readonly endsAt: Date }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'ended' }

/** Formats a day in Brasília time; the text names that time zone. */
const moment = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'America/Sao_Paulo',
})
const clock = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Sao_Paulo',
})

/** Formats a time as `sábado, 14 de março, às 8h30 (horário de Brasília)`. */
function spokenMoment(at: Date): string {
  const time = clock.format(at).replace(/^0/, '').replace(':', 'h')
  return `${moment.format(at)}, às ${time} (horário de Brasília)`
}

const wait = `${resetWaitHours} horas`
const notMe =
  'Se não foi você, alguém sabe a sua senha. Troque-a agora em “Esqueci minha senha”, na tela de entrada: isso encerra as sessões e cancela este pedido.'

export function beginMail(name: string, link: string): MailContent {
  return {
    subject: `Entrar no ${brand.name} sem a segunda etapa`,
    greeting: greet(name),
    paragraphs: [
      'Alguém entrou com a sua senha e disse que perdeu o celular e os códigos de recuperação.',
      `Se foi você, confirme pelo botão. Começa então uma espera de ${wait}, em que avisamos este e-mail e os seus aparelhos conectados. Depois dela, você desliga a verificação em duas etapas e entra só com a senha.`,
    ],
    action: { label: 'Confirmar o pedido', url: link },
    footnote: `O link vale por 1 hora. ${notMe}`,
  }
}

export function begunMail(name: string, endsAt: Date, cancelLink: string): MailContent {
  return {
    subject: `Não foi você? Cancele o pedido no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Foi confirmado um pedido para desligar a verificação em duas etapas da sua conta, de quem perdeu o celular e os códigos.',
      `A espera termina ${spokenMoment(endsAt)}. Até lá nada muda, e os aparelhos conectados mostram este aviso.`,
      'Se foi você, entre com a sua senha depois desse horário e toque de novo em “Perdi o celular e os códigos”.',
    ],
    action: { label: 'Não fui eu, cancelar', url: cancelLink },
    footnote: `${notMe} Achou o aplicativo ou os códigos? Entre como sempre e cancele o pedido pelo mesmo botão.`,
  }
}

export function endMail(name: string, link: string): MailContent {
  return {
    subject: `Desligue a segunda etapa do ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'A espera terminou, e a sua senha acabou de ser digitada na tela de entrada.',
      'Se foi você, desligue a verificação em duas etapas pelo botão. Todas as sessões abertas terminam, e a senha volta a bastar para entrar.',
    ],
    action: { label: 'Desligar a segunda etapa', url: link },
    footnote: `O link vale por 30 minutos e funciona uma vez. ${notMe}`,
  }
}

export function cancelledMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Pedido cancelado no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'O pedido para desligar a verificação em duas etapas foi cancelado. Ela continua ligada, e nada mudou na sua conta.',
      'Se o pedido não era seu, alguém sabe a sua senha: troque-a em “Esqueci minha senha”, na tela de entrada.',
    ],
    action: { label: 'Ir para a tela de entrada', url: signInLink },
  }
}

export function endedMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Verificação em duas etapas desligada no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'A espera terminou, e a verificação em duas etapas foi desligada: a senha volta a bastar para entrar. Todas as sessões abertas terminaram.',
      'Quando puder, ligue-a de novo em Perfil, Segurança, com o celular novo. Se uma chave de acesso estava no aparelho perdido, remova-a na mesma tela.',
    ],
    action: { label: 'Entrar na minha conta', url: signInLink },
    footnote: 'Se não foi você, troque a senha agora em “Esqueci minha senha”, na tela de entrada.',
  }
}

export function releasedMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Verificação em duas etapas desligada no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Quem cuida do servidor desligou a verificação em duas etapas da sua conta, porque o celular e os códigos se perderam. Todas as sessões abertas terminaram.',
      'Entre com a senha e ligue-a de novo em Perfil, Segurança.',
    ],
    action: { label: 'Entrar na minha conta', url: signInLink },
    footnote: 'Se você não pediu isso, fale com quem cuida do servidor e troque a senha.',
  }
}

export function releasedKeysMail(name: string, signInLink: string): MailContent {
  return {
    subject: `Segundos fatores removidos no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Quem cuida do servidor removeu as chaves de acesso e a verificação em duas etapas da sua conta, porque se perderam. Todas as sessões abertas terminaram.',
      'Entre com a senha e crie outro segundo fator em Perfil, Segurança.',
    ],
    action: { label: 'Entrar na minha conta', url: signInLink },
    footnote: 'Se você não pediu isso, fale com quem cuida do servidor e troque a senha.',
  }
}

/** Push notice that a wait has begun. Its text is the same for everyone, because it shows on the lock screen. */
export const begunNotice: PushedNotice = {
  title: 'Aviso de segurança da sua conta',
  body: 'Alguém pediu para entrar sem a segunda etapa. Se não foi você, toque e cancele.',
  tag: 'factor-reset',
  path: '/perfil/seguranca',
}

export interface PageLink {
  readonly label: string
  readonly path: string
}

interface PageWords {
  readonly title: string
  readonly paragraphs: readonly [string, ...string[]]
}

const toSignIn: PageLink = { label: 'Ir para a tela de entrada', path: '/auth' }

export const questions: Readonly<Record<Step, PageWords & { readonly button: string }>> = {
  begin: {
    title: 'Perdeu o celular e os códigos?',
    paragraphs: [
      `Ao confirmar, começa uma espera de ${wait}. Depois dela, você desliga a segunda etapa e entra só com a senha.`,
      'Enquanto isso avisamos o seu e-mail e os aparelhos conectados. Qualquer um deles pode cancelar com um toque.',
    ],
    button: 'Confirmar o pedido',
  },
  cancel: {
    title: 'Não foi você?',
    paragraphs: ['Cancele o pedido. A segunda etapa continua ligada, e nada muda na sua conta.'],
    button: 'Cancelar o pedido',
  },
  end: {
    title: 'Desligar a segunda etapa?',
    paragraphs: [
      'Todas as sessões abertas terminam, e a senha volta a bastar para entrar.',
      'Só continue se foi você que acabou de digitar a senha na tela de entrada.',
    ],
    button: 'Desligar a segunda etapa',
  },
}

export function outcomeWords(outcome: Outcome): PageWords & { readonly link: PageLink } {
  if (outcome.kind === 'begun')
    return {
      title: 'Pedido confirmado',
      paragraphs: [
        `A espera termina ${spokenMoment(outcome.endsAt)}.`,
        'Depois desse horário, entre com a sua senha e toque de novo em “Perdi o celular e os códigos”. Enviamos o último link na hora.',
      ],
      link: toSignIn,
    }
  if (outcome.kind === 'cancelled')
    return {
      title: 'Pedido cancelado',
      paragraphs: [
        'A segunda etapa continua ligada.',
        'Se o pedido não era seu, alguém sabe a sua senha: troque-a em “Esqueci minha senha”, na tela de entrada.',
      ],
      link: toSignIn,
    }
  return {
    title: 'Segunda etapa desligada',
    paragraphs: [
      'Agora é só entrar com a sua senha.',
      'Quando puder, ligue a segunda etapa de novo em Perfil, Segurança.',
    ],
    link: { label: 'Entrar na minha conta', path: '/auth' },
  }
}

export const dead: PageWords & { readonly link: PageLink } = {
  title: 'Este link não vale mais',
  paragraphs: [
    'Ele já foi usado, foi cancelado ou passou do prazo.',
    'Para pedir outro, entre com a sua senha e toque em “Perdi o celular e os códigos”.',
  ],
  link: toSignIn,
}
