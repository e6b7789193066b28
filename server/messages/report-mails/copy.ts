import { brand } from '#contract/brand.ts'
import { greet, type MailContent } from '../../adapters/mail/mail-content.ts'

/** Recipient's name, and the address that the button opens. */
export interface MailFrame {
  readonly name: string
  readonly reportLink: string
}

const longDay = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('pt-BR', { month: 'long', timeZone: 'UTC' })
const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const dayOf = (date: string) => longDay.format(noon(date)).replace(/^1 de/, '1º de')

/** Formats a span of days (`YYYY-MM-DD`) as `9 a 15 de março` or `30 de março a 5 de abril`. */
function spanOf(start: string, end: string): string {
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7)
  return isOneMonth ? `${Number(start.slice(8))} a ${dayOf(end)}` : `${dayOf(start)} a ${dayOf(end)}`
}

interface Told {
  readonly start: string
  readonly end: string
}

/**
 * Mail that announces the report of a finished week. It omits meals, weights and results, because a mailbox is less
 * private than the app.
 */
export function weeklyMail(frame: MailFrame, { start, end }: Told): MailContent {
  return {
    subject: 'Sua semana está pronta para ver',
    greeting: greet(frame.name),
    paragraphs: [
      `A semana de ${spanOf(start, end)} já está reunida no ${brand.name}: o que mais apareceu no prato, em que horários e como foi cada dia.`,
      'Quando tiver uns minutos, dê uma olhada. Se lembrar de algo que ficou de fora, ainda dá para registrar, e o relatório acompanha.',
    ],
    action: { label: 'Ver minha semana', url: frame.reportLink },
    footnote: 'Por privacidade, os detalhes ficam no aplicativo e não vêm neste e-mail.',
  }
}

export function monthlyMail(frame: MailFrame, { start }: Told): MailContent {
  const month = monthName.format(noon(start))
  return {
    subject: `Seu mês de ${month} está pronto para ver`,
    greeting: greet(frame.name),
    paragraphs: [
      `O mês de ${month} já está reunido no ${brand.name}: o que mais apareceu no prato, em que horários e como foi cada semana.`,
      'Vale a pena olhar de longe: um dia ou outro diz pouco, um mês inteiro conta uma história.',
    ],
    action: { label: 'Ver meu mês', url: frame.reportLink },
    footnote: 'Por privacidade, os detalhes ficam no aplicativo e não vêm neste e-mail.',
  }
}

/** Mail about a finished month for plans that include the document. Its link opens the document without a login. */
export function documentMail(frame: MailFrame, { start }: Told, documentLink: string): MailContent {
  const month = monthName.format(noon(start))
  return {
    subject: `Seu relatório de ${month} em PDF`,
    greeting: greet(frame.name),
    paragraphs: [
      `Seu relatório de ${month} está pronto, em PDF: para guardar, imprimir ou levar à consulta com quem acompanha você.`,
      'Ele é feito na hora em que você baixa. Se você ainda corrigir algum dia, é só baixar de novo.',
    ],
    action: { label: 'Baixar meu relatório', url: documentLink },
    footnote:
      'O link abre sem senha e vale por 30 dias. O documento tem dados de saúde seus, então só encaminhe este e-mail a quem puder vê-lo.',
  }
}
