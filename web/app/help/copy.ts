import { beforeBuyingAgain } from '#contract/billing/operator-contact.ts'
import { dailyDescriptions, dailyPhotos, freeRefusals, trial } from '#contract/billing/plans.ts'

export interface HelpTopic {
  title: string
  questions: readonly { question: string; answer: readonly string[] }[]
}

export const helpTopics: readonly HelpTopic[] = [
  {
    title: 'FoodScan BR',
    questions: [
      {
        question: 'Como registro uma refeição?',
        answer: [
          'Em Hoje, escreva em “O que você comeu?” do seu jeito: “2 colheres de arroz, 1 concha de feijão e 1 bife”. No mesmo campo ficam a câmera, a busca e o código de barras. Na foto, o prato vai bem de cima, com boa luz e sem nada escondido.',
          'Confira o que apareceu, ajuste as porções e registre.',
        ],
      },
      {
        question: 'Como repito uma refeição, ou anoto a de ontem?',
        answer: [
          'O que você come sempre aparece em “De novo?”, e um toque registra. Para outro dia, use “‹ Dia anterior” em Hoje: lá tudo funciona igual.',
        ],
      },
      {
        question: 'A foto não reconheceu um alimento. E agora?',
        answer: [
          'Toque no item para trocar o alimento ou o peso, tire o que não existe e acrescente o que faltou. Os números acompanham na hora.',
          'Se preferir, descreva o prato em palavras: o resultado vem da mesma tabela.',
        ],
      },
      {
        question: 'O que gasta um scan da minha cota?',
        answer: [
          'Cada foto que vira um prato. Escrever a refeição direto, sem foto, não gasta nenhum. Se a foto falha ou você desiste dela, o scan volta para a cota.',
          `Foto sem comida, escura ou de embalagem não gasta scan nas ${freeRefusals} primeiras vezes do dia; a partir da próxima gasta, e o app avisa antes. A mesma foto não é lida duas vezes.`,
        ],
      },
      {
        question: 'Quantas fotos posso mandar por dia?',
        answer: [
          `Até ${dailyPhotos.trial} fotos lidas por dia no teste e ${dailyPhotos.paid} nos planos, também nos que têm scans ilimitados: assim sobra para todos. Em dias de muito uso o limite pode ser menor. Em palavras, até ${dailyDescriptions} leituras por dia.`,
        ],
      },
      {
        question: 'Posso acertar o tamanho da minha concha?',
        answer: [
          'Pode. No Perfil, em “Minha concha”, diga quanto feijão cabe na sua. Vale sempre que você escrever “1 concha de feijão”.',
        ],
      },
    ],
  },
  {
    title: 'Números e metas',
    questions: [
      {
        question: 'De onde vêm os números?',
        answer: [
          'Das tabelas brasileiras de alimentos: a TACO e as da POF, do IBGE. O que elas não têm vem da tabela dos Estados Unidos (USDA) ou do rótulo, e o alimento diz de onde veio. Nenhum número é inventado por inteligência artificial. Em “Sobre os dados” estão as fontes e os limites de cada uma.',
        ],
      },
      {
        question: 'Como a minha meta é calculada?',
        answer: [
          'Com fórmulas públicas, a partir das suas respostas no questionário. É uma meta estimada e um ponto de partida, não uma prescrição. Para um plano individual, procure nutricionista.',
        ],
      },
      {
        question: 'Por que não vejo metas ou números?',
        answer: [
          'Ou o questionário ainda está por responder, ou alguma resposta pede que um profissional acompanhe antes, como gestação, doença renal ou transtorno alimentar. Receitas e FoodScan continuam com você.',
        ],
      },
      {
        question: 'Meu peso mudou. O que eu faço?',
        answer: [
          'Em Hoje, toque em “Anotar peso”. Se a diferença pedir outra meta, o aplicativo pergunta antes. Para as outras respostas, abra “Ver e atualizar respostas” no Perfil.',
        ],
      },
    ],
  },
  {
    title: 'Dietas e semana',
    questions: [
      {
        question: 'Como recebo um cardápio?',
        answer: [
          'Em Dietas, gere um cardápio: são 7 dias com comida brasileira, nas suas metas e sem o que você não pode comer. Em “Plano da semana” dá para contar como ela vai ser, como “semana corrida, sem forno”.',
        ],
      },
      {
        question: 'Não gostei de um prato do plano.',
        answer: [
          'Toque em “Trocar” para ver outros com números parecidos. Gostou muito? “Fixar” segura a refeição no lugar quando o resto muda.',
        ],
      },
      {
        question: 'Tenho alergia. O cardápio leva isso em conta?',
        answer: [
          'Sim: o que você marcou no questionário fica fora de todos os cardápios. Receitas com esse alimento mostram um aviso. Em produto embalado, confira sempre o rótulo.',
        ],
      },
    ],
  },
  {
    title: 'Conta e plano',
    questions: [
      {
        question: 'O que acontece quando o teste acaba?',
        answer: [
          `O teste dura ${trial.days} dias, não pede cartão e não vira cobrança. Depois dele o que você registrou fica guardado, e um plano volta a abrir o aplicativo.`,
        ],
      },
      {
        question: 'Troquei de plano. O que acontece com os dias que restavam?',
        answer: [
          'Um plano mais alto começa na hora, e os dias que restam viram dias dele pelo preço do dia em cada plano: 20 dias do Básico viram cerca de 12 do Mensal ou 24 do Anual. Antes da compra, Planos mostra a conta. Um plano mais baixo espera o seu terminar.',
        ],
      },
      {
        question: 'Posso desistir de uma compra?',
        answer: [
          'Sempre, em até 7 dias, em “Histórico de pagamentos”: todo o dinheiro volta, sem explicar por quê.',
          `Se comprar o Básico de novo no mesmo mês, os scans já usados contam. Depois de duas desistências em 12 meses, para comprar de novo um plano devolvido ${beforeBuyingAgain}.`,
        ],
      },
      {
        question: 'Onde vejo o que paguei?',
        answer: [
          'No Perfil, em “Histórico de pagamentos”: o plano de agora e cada pagamento, com data, valor, forma e o que aconteceu com ele.',
        ],
      },
      {
        question: 'Como troco a minha senha?',
        answer: [
          'Saia da conta e, na tela de entrar, toque em “Esqueci minha senha”. O link chega no seu e-mail e vale por 1 hora.',
        ],
      },
      {
        question: 'Saí da conta. Perdi alguma coisa?',
        answer: [
          'Não: refeições, dietas e favoritas ficam na sua conta. Deste aparelho saem só os rascunhos que ainda não tinham sido enviados.',
        ],
      },
    ],
  },
  {
    title: 'Privacidade',
    questions: [
      {
        question: 'Para onde vão as minhas fotos?',
        answer: [
          'Ficam guardadas por alguns dias (30, salvo se a Política de privacidade disser outro prazo), sem a localização. Só com a sua autorização uma foto segue, sem o seu nome, para um serviço que identifica os alimentos.',
          'Em Perfil, “Seus dados” mostra o que você autorizou e retira com um toque.',
        ],
      },
      {
        question: 'Mais alguém vê o que eu como?',
        answer: [
          'Não há perfil público nem publicidade, e nada é vendido. A Política de privacidade diz o que é guardado, por quê e por quanto tempo.',
        ],
      },
      {
        question: 'Como levo ou apago meus dados?',
        answer: [
          'Em Perfil, “Seus dados”: baixe tudo em um arquivo ou exclua a conta. A exclusão vale na hora e não tem volta; o que a lei fiscal pede dos pagamentos fica, sem o seu nome.',
        ],
      },
    ],
  },
]
