import { claims } from '#contract/claims.ts'
import { plans, trial } from '#contract/billing/plans.ts'

interface Question {
  readonly question: string
  readonly answer: string
}

const support = [
  claims.emailSupport && 'por e-mail no plano Básico',
  claims.chatAroundTheClock && 'por chat, a qualquer hora, no Mensal e no Anual',
].filter((one) => one !== false)

export const questions: readonly Question[] = [
  {
    question: 'O teste grátis pede cartão?',
    answer: `Não. São ${trial.days} dias completos, com ${trial.scans} scans, a partir da confirmação do seu e-mail. Quando acaba, nada é cobrado: você escolhe um plano se quiser continuar, e o que registrou fica guardado.`,
  },
  {
    question: 'De onde vêm os números?',
    answer:
      'Das tabelas brasileiras de composição de alimentos: a TACO, da Unicamp, e as da POF, do IBGE. As medidas caseiras, como concha e escumadeira, também são do IBGE. Nenhum número é inventado por inteligência artificial.',
  },
  {
    question: 'Como funciona o FoodScan BR?',
    answer:
      'Você fotografa o prato ou escreve o que tem nele. O aplicativo mostra cada alimento com a porção, você corrige o que for preciso, e calorias, proteína, carboidrato e gordura entram no seu dia. Se a foto não der para ler, ele diz, em vez de chutar.',
  },
  {
    question: 'Atende quem tem restrição alimentar?',
    answer:
      'Sim. As dietas seguem o que você responde no questionário: vegetariana, vegana, sem glúten e sem lactose, e o alimento a que você tem alergia fica fora de todos os cardápios. Para quem é diabético ou hipertenso, as sugestões respeitam os limites de açúcar e sódio da população em geral e vêm com avisos, sem substituir o acompanhamento de quem cuida de você.',
  },
  {
    question: 'Substitui a consulta com nutricionista?',
    answer:
      'Não. Metas e cardápios são estimativas e sugestões, não prescrição. Em gestação, doença renal, transtorno alimentar e outros casos, o aplicativo não dá plano com números e indica procurar um profissional. Receitas e FoodScan continuam com você.',
  },
  {
    question: 'Como posso pagar?',
    answer: `Com PIX ou cartão de crédito, pelo Mercado Pago. O ${plans.annual.name} também pode ser parcelado em até ${plans.annual.maxInstallments}x no cartão; o valor, o total e os juros estão escritos na placa dele.`,
  },
  {
    question: 'Posso cancelar quando quiser?',
    answer: `Pode, direto no aplicativo e sem falar com ninguém. O acesso continua até o fim do período pago. Nos primeiros 7 dias da compra, você também pode desistir e receber tudo de volta.${support.length > 0 ? ` Se precisar de ajuda, o suporte é ${support.join(' e ')}.` : ''}`,
  },
  {
    question: 'O que acontece com os meus dados de saúde?',
    answer:
      'Servem para calcular as suas metas e os seus cardápios, só com o seu consentimento, como manda a LGPD. Fotos lidas por IA e mensagens de acompanhamento são autorizações à parte, que você dá ou retira no Perfil. Lá você também baixa uma cópia de tudo ou exclui a conta, na hora.',
  },
]

interface Testimonial {
  readonly words: string
  readonly who: string
  readonly where: string
}

/** Shown if `claims.testimonials` is set. Operators replace them with real testimonials. */
export const testimonials: readonly Testimonial[] = [
  {
    words: 'Escrevi ‘uma concha de feijão’ e ele entendeu. Parece pouco, mas foi a primeira vez.',
    who: 'Camila, professora',
    where: 'Recife, PE',
  },
  {
    words: 'Levo marmita todo dia. O plano da semana já vem com o que dá para cozinhar uma vez e repetir.',
    who: 'Rafael, técnico de enfermagem',
    where: 'Belo Horizonte, MG',
  },
  {
    words: 'Sou vegetariana e cansei de trocar frango por nada. Aqui o cardápio já chega certo.',
    who: 'Ana Luiza, designer',
    where: 'Curitiba, PR',
  },
  {
    words: 'Como na padaria, no rodízio, na casa da minha mãe. Registro, ajusto o resto do dia e sigo.',
    who: 'Marcos, motorista',
    where: 'Manaus, AM',
  },
]
