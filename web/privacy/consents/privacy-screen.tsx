import { diaryRecordsText } from '#contract/privacy/diary-data.ts'
import { brand } from '#contract/brand.ts'
import { beforeBuyingAgain } from '#contract/billing/operator-contact.ts'
import { dailyDescriptions, dailyPhotos, repeatWithdrawals, trial } from '#contract/billing/plans.ts'
import { useSession } from '../../api/session.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProsePage } from '../../ui/layout/prose-page.tsx'
import { ProseLink, ProseList, ProseSection } from '../../ui/layout/prose.tsx'
import { AdMeasurement } from './ad-measurement.tsx'
import { DataHandling } from './data-handling.tsx'
import { OperatorNotice } from './operator-notice.tsx'

// Both legal texts are in one file, so in one chunk.

/** Keeps the article's number on its line. */
const articleBeside = 'art.\u00a0'

export function PrivacyScreen() {
  return (
    <ProsePage title="Política de privacidade" updated="novembro de 2026">
      <p className="text-lg">
        Peso, alergias e fotos do prato são dados de saúde. Aqui está o que guardamos, por quê, por quanto
        tempo e o que você pode fazer com eles, segundo a Lei Geral de Proteção de Dados (Lei 13.709/2018).
      </p>
      <ProseSection title="Quem cuida dos dados">
        <OperatorNotice />
      </ProseSection>
      <YourControls />
      <ProseSection title="O que guardamos e por quê">
        <ProseList
          items={[
            'Nome, e-mail e senha embaralhada (nunca a senha em si): para a sua conta existir. Base: execução do contrato (art. 7º, V).',
            'Respostas do questionário, como altura, condições, medicamentos e alergias, e os pesos que você registra: para calcular metas e sugestões. Base: o seu consentimento específico para dados de saúde (art. 11, I), que você pode retirar.',
            `Refeições, scans, ${diaryRecordsText}, dietas, planos da semana e favoritas: para mostrar o seu dia, os seus cardápios e os seus relatórios, que é o serviço que você pede (art. 7º, V, e art. 11, II, d).`,
            'Alimentos e receitas que você escreve, e o endereço da página de onde uma receita veio: para contar com eles nas suas refeições e cardápios (art. 7º, V). Só você vê. Quando você cola um link, este servidor abre a página uma vez, sem dizer ao site quem é você.',
            'Fotos dos pratos: para reconhecer os alimentos e você conferir. A localização e os dados da câmera são apagados da foto antes de guardar.',
            'Aparelhos em que você ativou lembretes: o endereço de avisos que o navegador deu e um nome como “Chrome no Android”, para chamar na hora da refeição. Base: execução do contrato (art. 7º, V).',
            'Os consentimentos que você deu ou retirou, com a data, a versão do texto, o endereço de rede sem a parte final e um código embaralhado do navegador: para provar que foram dados (art. 8º, § 2º).',
            'De cada aparelho em que a conta está aberta, o navegador e o endereço de rede: para manter você conectado e mostrar onde (art. 7º, V e IX).',
            'Entradas e tentativas de entrar, saídas, trocas de senha e autorizações, com a data, o navegador e o endereço de rede sem a parte final: para você e nós vermos o que houve com a conta (art. 7º, II e IX; Marco Civil da Internet, art. 15). Ninguém muda esses registros, e você os vê em “Seus dados”.',
            'Quando os dias grátis começam, um código embaralhado do e-mail, que só este servidor sabe calcular: para que valham uma vez por e-mail (art. 7º, IX). O mesmo quando o desconto é pago ou uma compra é desfeita.',
            'De uma conta apagada, um código embaralhado do número que ela tinha e a data: para que uma cópia de segurança restaurada não a traga de volta (art. 16, I, e art. 18, VI).',
            'Um código embaralhado do endereço de rede ou da conta em cada tentativa de entrar: contra quem tenta adivinhar senhas (art. 7º, IX).',
            'Compras: plano, valor, forma, datas e situação, para o plano abrir e o dinheiro poder voltar (art. 7º, V), e porque a lei fiscal pede (art. 7º, II).',
          ].map((item) => item.replaceAll('art. ', articleBeside))}
        />
      </ProseSection>
      <DataHandling />
      <ProseSection title="Lembretes">
        <p>
          Onde você ativa lembretes, eles passam pelo serviço de avisos do seu navegador, do Google, da
          Mozilla, da Apple ou da Microsoft. Vão cifrados para o seu aparelho: o serviço sabe que há um aviso,
          não o que está escrito nele. Na tela bloqueada não aparece nada sobre a sua saúde.
        </p>
      </ProseSection>
      <ProseSection title="Ditado">
        <p>
          Quando você toca no microfone para ditar, quem transforma a fala em texto é o seu navegador: o som
          vai para a empresa que o faz, como Google, Apple ou Microsoft, que o botão diz antes do primeiro
          uso. O som não passa por nós nem fica guardado aqui; recebemos só o texto. Quem não quer, digita.
        </p>
      </ProseSection>
      <AdMeasurement />
      <ProseSection title="Neste aparelho">
        <p>
          Um cookie mantém a sua sessão, e outro, por seis meses, diz que sua conta já foi aberta neste
          navegador, para que senhas erradas de estranhos não fechem a sua entrada. Nenhum programa da página
          lê os dois. O navegador guarda rascunhos do que você digita; o dia, a semana, a dieta ativa e o
          relatório da semana, e as dietas, as receitas e as favoritas que você já viu, para ler sem conexão;
          as refeições que você salvou com um nome e as que pode repetir; para ordenar as receitas, os
          horários das suas refeições, as receitas que você comeu há pouco e as que têm algo que você evita;
          para ler uma refeição sem conexão e avisar do que você não pode comer, a tabela de alimentos, as
          suas alergias e intolerâncias, se está grávida, os alimentos que você criou e as suas porções de
          costume; as refeições que ainda esperam a internet, com a foto; e pequenas preferências, como o tema
          da tela, as dicas de protocolo que você marcou e as suas respostas sobre o ditado e a medição de
          anúncios. Ao sair da conta, os rascunhos e o que você já viu são apagados; as refeições que esperam
          ficam, se você não pedir para apagar. Ao excluir a conta, tudo dela é apagado deste aparelho. Senhas
          nunca são guardadas aqui.
        </p>
      </ProseSection>
      <ProseSection title="Seus direitos">
        <p>
          Você pode confirmar se tratamos dados seus, ver, corrigir, levar para outro serviço, pedir que sejam
          apagados ou anonimizados, saber com quem foram divididos e retirar consentimentos (art. 18). Ver,
          levar, retirar e apagar estão em “Seus dados”, no Perfil, e valem na hora; corrigir, no próprio
          Perfil. O que não couber ali é atendido em até 15 dias (art. 19). Se algo não ficar bem resolvido,
          você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </ProseSection>
      <ProseSection title="Cálculo automático">
        <p>
          Metas e notas são calculadas por fórmulas públicas, explicadas em{' '}
          <ProseLink to="/sobre-os-dados">Sobre os dados</ProseLink>, e não por um modelo que decide sobre
          você. Você pode pedir a revisão de qualquer resultado (art. 20).
        </p>
      </ProseSection>
      <ProseSection title="Idade">
        <p>O serviço é para maiores de 18 anos.</p>
      </ProseSection>
      <ProseSection title="O combinado">
        <p>
          O que vale para usar o aplicativo, o teste e os planos está nos{' '}
          <ProseLink to="/termos">Termos de uso</ProseLink>.
        </p>
      </ProseSection>
    </ProsePage>
  )
}

/** Link to the account's data; for visitors, a description of it. */
function YourControls() {
  const isSignedIn = useSession()?.status === 'signed-in'
  return isSignedIn ? (
    <LinkButton to="/privacidade/meus-dados" size="large" wide>
      Ver e cuidar dos seus dados
    </LinkButton>
  ) : (
    <p>
      Com uma conta, você vê o que autorizou, retira, baixa tudo em um arquivo e apaga a conta em “Seus
      dados”, no Perfil.
    </p>
  )
}

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
            `O teste dura ${trial.days} dias a partir da confirmação do e-mail, não pede cartão e não vira cobrança.`,
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
