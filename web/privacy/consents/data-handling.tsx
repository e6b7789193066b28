import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { ProseList, ProseSection } from '../../ui/layout/prose.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { recipientTexts } from './copy.ts'
import { DataTrouble } from './data-trouble.tsx'
import { handlingQuery } from './handling-query.ts'

/** Retention periods and recipients of data, as configured in this installation. */
export function DataHandling() {
  const { data: handling, error, refetch } = useQuery(handlingQuery)
  const pending: ReactNode = error ? (
    <DataTrouble message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <Skeleton className="h-40 w-full rounded-card" />
  )
  return (
    <>
      <ProseSection title="Por quanto tempo">
        {handling ? (
          <ProseList
            items={[
              `Fotos: ${handling.photo_days === 1 ? '1 dia' : `${handling.photo_days} dias`}. Os alimentos reconhecidos continuam no seu dia.`,
              'Aparelhos conectados: até você sair, passar 30 dias sem usar ou chegar a 90 dias desde que entrou.',
              'Aparelho com lembretes: até você parar os avisos, sair da conta ou passar 60 dias sem abrir o aplicativo nele. De que você foi lembrado: 60 dias.',
              'Tentativas de entrar: até um dia.',
              'Atividade da conta: seis meses. De uma conta apagada fica só que houve uma, sem de quem.',
              'Código do e-mail que já teve os dias grátis: dois anos, mesmo que a conta seja apagada. É um resumo cifrado com uma chave que só este servidor tem; serve só para os dias grátis valerem uma vez, e dele não se volta ao e-mail.',
              'Código do e-mail que usou o desconto ou desistiu de uma compra, com o plano e a data: dois anos, mesmo que a conta seja apagada. É feito do mesmo jeito e não diz qual foi a compra; serve para o desconto valer uma vez e para desistências seguidas serem vistas por uma pessoa.',
              'Código do e-mail que trocou a senha por um link: 24 horas, mesmo que a conta seja apagada. É feito do mesmo jeito; serve para que quem só tem o e-mail não passe logo por quem administra.',
              'Conta apagada: por um ano, um código do número que ela tinha e o dia em que foi apagada, sem nome, e-mail ou qualquer dado seu. Se uma cópia de segurança mais antiga precisar ser restaurada, é por ele que a sua conta é apagada de novo.',
              'Cadastro sem e-mail confirmado: 7 dias.',
              'Conta em que ninguém entra há dois anos, sem plano pago: avisamos por e-mail e, 30 dias depois, apagamos.',
              'Avisos técnicos de pagamento, só com números do Mercado Pago: 90 dias.',
              'Todo o resto: enquanto a conta existir. Ao excluir a conta, tudo é apagado na hora, menos o mínimo de cada pagamento (valor, data, forma e número, sem nome nem e-mail), por cinco anos, pela lei fiscal, e o que está dito acima.',
              'Registros técnicos do servidor, sem nome, e-mail ou o que você comeu, e cópias de segurança: pelo prazo que quem opera definir.',
            ]}
          />
        ) : (
          pending
        )}
      </ProseSection>
      <ProseSection title="Com quem dividimos">
        <p>
          Não vendemos dados e não há publicidade de terceiros dentro do aplicativo. O servidor e o banco de
          dados são de quem opera. Fora dali, nesta instalação:
        </p>
        {handling ? <ProseList items={sharedWith(handling)} /> : pending}
      </ProseSection>
    </>
  )
}

const pushText =
  'O serviço de avisos do seu navegador (Google, Mozilla, Apple ou Microsoft): só se você ligar lembretes nele. O texto vai cifrado, e ele não o lê.'

function sharedWith({
  recipients,
  is_demonstration: isDemonstration,
}: {
  readonly recipients: readonly { readonly kind: keyof typeof recipientTexts; readonly name: string }[]
  readonly is_demonstration: boolean
}): readonly string[] {
  const kinds = new Set(recipients.map(({ kind }) => kind))
  return [
    ...recipients.map(({ kind, name }) => recipientTexts[kind](name)),
    pushText,
    ...(isDemonstration
      ? ['Pagamentos: ninguém. As compras são uma demonstração: nada é cobrado e nada segue.']
      : []),
    ...(kinds.has('vision') ? [] : ['Fotos: ninguém. Não há reconhecimento automático ligado.']),
    ...(kinds.has('mail') ? [] : ['E-mails: ninguém. As mensagens ficam neste servidor.']),
  ]
}
