import { mailedLinkMinutes, mailProofMinutes } from '#contract/account/access-reviews.ts'
import { brand } from '#contract/brand.ts'
import { greet, type MailContent } from '../../adapters/mail/mail-content.ts'

export function mailedProofMail(name: string, link: string): MailContent {
  return {
    subject: `Confirme que é você no ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Alguém que entrou na sua conta pediu para mudar o que a abre, baixar ou apagar os seus dados.',
      `Se foi você, abra o link no mesmo navegador em que pediu: em outro ele não funciona. Depois dele você tem ${mailProofMinutes} minutos.`,
    ],
    action: { label: 'Confirmar que sou eu', url: link },
    footnote: `O link vale por ${mailedLinkMinutes} minutos e funciona uma vez. Se não foi você, alguém sabe a sua senha: crie outra em “Esqueci minha senha”, na tela de entrada. Isso encerra as sessões e este link.`,
  }
}

export interface RemovedAccess {
  readonly passkeys: readonly string[]
  readonly authenticator: boolean
  readonly sessions: number
}

export function accessRemovedMail(name: string, removed: RemovedAccess, securityLink: string): MailContent {
  return {
    subject: `Acessos removidos da sua conta do ${brand.name}`,
    greeting: greet(name),
    paragraphs: [
      'Você revisou o que abre a sua conta e removeu o resto:',
      [...removedWords(removed)],
      'O que foi removido não abre mais a conta.',
    ],
    action: { label: 'Ver a segurança da conta', url: securityLink },
    footnote: 'Se não foi você, crie outra senha agora em “Esqueci minha senha”, na tela de entrada.',
  }
}

function* removedWords({ passkeys, authenticator, sessions }: RemovedAccess): Generator<[string, string]> {
  if (passkeys.length > 0) yield ['Chaves de acesso', passkeys.map((name) => `“${name}”`).join(', ')]
  if (authenticator) yield ['Verificação em duas etapas', 'desligada, com os códigos de recuperação']
  yield ['Sessões encerradas em outros aparelhos', String(sessions)]
}
