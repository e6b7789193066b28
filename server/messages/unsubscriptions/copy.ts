import { brand } from '#contract/brand.ts'
import type { StoppableMail } from '../../account/settings/service.ts'

interface MailWords {
  /** Why the recipient gets the mail, shown in its footer. */
  readonly reason: string
  readonly leave: string
  /** Question on the page that the unsubscribe link opens. */
  readonly question: string
  readonly consequence: string
  readonly stop: string
  readonly done: string
}

export const mailWords: Readonly<Record<StoppableMail, MailWords>> = {
  weekly_tips: {
    reason: `Você recebe este e-mail porque as dicas da semana estão ligadas na sua conta do ${brand.name}.`,
    leave: 'Não quero mais as dicas da semana',
    question: 'Parar de receber as dicas da semana?',
    consequence: 'Elas param de chegar, no e-mail e no celular. O resto da sua conta fica como está.',
    stop: 'Parar as dicas da semana',
    done: 'As dicas da semana não chegam mais.',
  },
  weekly_summary_mail: {
    reason: `Você recebe este e-mail porque o resumo da semana está ligado na sua conta do ${brand.name}.`,
    leave: 'Não quero mais o resumo da semana',
    question: 'Parar de receber o resumo da semana?',
    consequence: 'O e-mail das segundas para de chegar. Seus relatórios continuam no aplicativo.',
    stop: 'Parar o resumo da semana',
    done: 'O resumo da semana não chega mais.',
  },
  monthly_report_mail: {
    reason: `Você recebe este e-mail porque o aviso do relatório do mês está ligado na sua conta do ${brand.name}.`,
    leave: 'Não quero mais o relatório do mês',
    question: 'Parar de receber o relatório do mês?',
    consequence: 'O e-mail do dia 1º para de chegar. Seus relatórios continuam no aplicativo.',
    stop: 'Parar o relatório do mês',
    done: 'O relatório do mês não chega mais por e-mail.',
  },
}

export const pageCopy = {
  doneTitle: 'Pronto',
  regret: 'Mudou de ideia? Ligue de novo em Perfil, na parte de avisos.',
  openProfile: 'Abrir meu perfil',
  deadTitle: 'Este link não vale mais',
  dead: 'Ele pode ter vindo pela metade ou ser antigo demais. Você liga e desliga cada aviso em Perfil, na parte de avisos.',
} as const
