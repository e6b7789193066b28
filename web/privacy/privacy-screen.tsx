import { AdMeasurement } from './ad-measurement.tsx'
import { OperatorNotice } from './operator-notice.tsx'
import { ProseLink, ProseList, ProsePage, ProseSection } from '../ui/prose.tsx'

// One fetch brings both texts of the house.
export { TermsScreen } from './terms-screen.tsx'

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
      <ProseSection title="O que guardamos e por quê">
        <ProseList
          items={[
            'Nome, e-mail e senha embaralhada (nunca a senha em si): para a sua conta existir. Base: execução do contrato (art. 7º, V).',
            'Respostas do questionário, como peso, altura, condições, medicamentos e alergias: para calcular metas e sugestões. Base: o seu consentimento específico para dados de saúde (art. 11, I), que você pode retirar.',
            'Refeições, scans e correções: para mostrar o seu dia e a sua sequência. Base: o mesmo consentimento.',
            'Fotos dos pratos: para reconhecer os alimentos e você conferir. A localização e os dados da câmera são apagados da foto antes de guardar.',
            'Aparelhos em que você ativou lembretes: o endereço de avisos que o navegador deu e um nome como “Chrome no Android”, para chamar na hora da refeição. Base: execução do contrato (art. 7º, V).',
            'Os consentimentos que você deu, com a data e a versão do texto: para provar que foram dados (art. 8º, § 2º).',
            'Registros de acesso: para segurança e porque o Marco Civil da Internet pede (Lei 12.965/2014, art. 15).',
          ]}
        />
      </ProseSection>
      <ProseSection title="Por quanto tempo">
        <ProseList
          items={[
            'Fotos: 30 dias. Os alimentos reconhecidos continuam no seu dia.',
            'Registros técnicos do servidor: sem nome, e-mail ou o que você comeu, pelo prazo que quem opera definir.',
            'Cadastro sem e-mail confirmado: 7 dias.',
            'Aparelho com lembretes: até você parar os avisos, sair da conta ou passar 60 dias sem abrir o aplicativo nele. De que você foi lembrado: 60 dias.',
            'Todo o resto: enquanto a conta existir.',
          ]}
        />
      </ProseSection>
      <ProseSection title="Com quem dividimos">
        <p>
          Não vendemos dados e não há publicidade de terceiros dentro do aplicativo. Quando o reconhecimento
          automático de fotos está ligado e você o autoriza, a foto segue para o serviço de visão configurado
          por quem opera esta instalação, sem o seu nome, e-mail ou identificador. Sem isso, a foto não sai
          daqui. A autorização liga e desliga no Perfil, em “Suas autorizações”.
        </p>
        <p>
          Quando você compra um plano, o seu nome, o seu e-mail, o plano e o valor seguem para o Mercado Pago,
          que recebe o pagamento. O cartão e os dados do banco você informa só a ele. Aqui ficam o que foi
          comprado, o valor, a forma de pagamento, as datas e a situação, para o plano abrir e o dinheiro
          poder voltar. Base: execução do contrato (art. 7º, V). Onde nenhuma conta de vendedor está
          configurada, a compra é uma demonstração: nada é cobrado e nada segue.
        </p>
      </ProseSection>
      <ProseSection title="Lembretes">
        <p>
          Onde você ativa lembretes, eles passam pelo serviço de avisos do seu navegador, do Google, da
          Mozilla, da Apple ou da Microsoft. Vão cifrados para o seu aparelho: o serviço sabe que há um aviso,
          não o que está escrito nele. Na tela bloqueada não aparece nada sobre a sua saúde.
        </p>
      </ProseSection>
      <AdMeasurement />
      <ProseSection title="Neste aparelho">
        <p>
          Um cookie mantém a sua sessão e não pode ser lido por outros programas da página. O navegador guarda
          o rascunho do questionário, o que você digita de um prato, as receitas e favoritas que você já viu,
          para ler sem conexão, e pequenas preferências, como o tema da tela, as dicas de protocolo que você
          marcou e a sua resposta sobre a medição de anúncios. Os rascunhos e as receitas são apagados quando
          você sai. Senhas nunca são guardadas aqui.
        </p>
      </ProseSection>
      <ProseSection title="Seus direitos">
        <p>
          Você pode confirmar se tratamos dados seus, ver, corrigir, levar para outro serviço, pedir que sejam
          apagados ou anonimizados, saber com quem foram divididos e retirar consentimentos (art. 18). Pedidos
          simples são atendidos na hora; os completos, em até 15 dias (art. 19). Seu nome, suas respostas e
          suas autorizações podem ser mudados a qualquer momento no Perfil. Se algo não ficar bem resolvido,
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
