import { brand } from '#contract/brand.ts'
import { beforeBuyingAgain } from '#contract/billing/operator-contact.ts'
import { OperatorNotice } from './operator-notice.tsx'
import { dailyDescriptions, dailyPhotos, repeatWithdrawals } from '#contract/billing/plans.ts'
import { ProsePage } from '../../ui/prose-page.tsx'
import { ProseLink, ProseList, ProseSection } from '../../ui/prose.tsx'

export function TermsScreen() {
  return (
    <ProsePage title="Termos de uso" updated="novembro de 2026">
      <p className="text-lg">O combinado para usar o {brand.name}, em linguagem simples.</p>
      <ProseSection title="O que é">
        <p>
          Um aplicativo educativo que estima energia e nutrientes a partir de tabelas públicas e sugere
          cardápios. Não substitui consulta, diagnóstico ou prescrição de nutricionista ou médico; prescrição
          dietética é atividade privativa do nutricionista (Lei 8.234/1991). Em uma emergência, ligue 192.
        </p>
      </ProseSection>
      <ProseSection title="Quem pode usar">
        <ProseList
          items={[
            'Maiores de 18 anos, com uma conta por pessoa.',
            'Em caso de gestação, amamentação, transtorno alimentar, doença renal ou hepática ou cirurgia bariátrica, algumas metas não são calculadas e a orientação de um profissional vem primeiro.',
          ]}
        />
      </ProseSection>
      <ProseSection title="Teste e planos">
        <ProseList
          items={[
            'O teste dura 3 dias a partir da confirmação do e-mail, não pede cartão e não vira cobrança.',
            'Um plano só começa quando você escolhe e paga. O preço total aparece antes.',
            `A leitura automática de fotos tem um limite por dia, também onde os scans são ilimitados: até ${dailyPhotos.trial} fotos no teste e ${dailyPhotos.paid} nos planos, para que sobre para todos. Em dias de muito uso o limite pode ser menor, e uma parte fica reservada para quem paga. Descrever refeições em palavras não gasta scans: são até ${dailyDescriptions} leituras por dia.`,
            'Compras feitas aqui podem ser desfeitas em até 7 dias, com devolução integral (Código de Defesa do Consumidor, art. 49). Isso vale em todas as compras, sem explicação.',
            `Depois de ${repeatWithdrawals.count} desistências em 12 meses, um plano que foi devolvido não é vendido de novo na hora: ${beforeBuyingAgain}.`,
            'Quem desiste do Básico e o compra de novo no mesmo mês continua com os scans que já tinha usado.',
            'Um plano mais alto começa na hora. Os dias que restam do anterior viram dias do novo pelo preço do dia em cada plano, e a tela de Planos mostra quantos antes da compra.',
            'O desconto de saída do Anual vale uma vez por pessoa, mesmo que ela abra outra conta.',
          ]}
        />
      </ProseSection>
      <ProseSection title="O que pedimos de você">
        <ProseList
          items={[
            'Dados verdadeiros no questionário: as metas e os avisos de alergia dependem deles.',
            'Fotos de comida. Evite rostos e documentos.',
            'Nada de tentar entrar em contas de outras pessoas ou sobrecarregar o serviço.',
          ]}
        />
      </ProseSection>
      <ProseSection title="O que não prometemos">
        <p>
          Tabelas são médias e porções são estimativas: o prato real varia. Confira rótulos quando houver
          alergia. O serviço pode ficar fora do ar para manutenção.
        </p>
      </ProseSection>
      <ProseSection title="Encerrar">
        <p>
          Você pode parar de usar quando quiser e excluir a conta e os dados em “Seus dados”, no Perfil, como
          explica a <ProseLink to="/privacidade">Política de privacidade</ProseLink>.
        </p>
      </ProseSection>
      <ProseSection title="Quem opera">
        <OperatorNotice />
      </ProseSection>
    </ProsePage>
  )
}
