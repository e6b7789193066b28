import { eatingCareText } from './eating-care.ts'

/** Portuguese texts for the reasons to have no numeric plan. They name who can help and avoid judgement. */
export const blockTexts = {
  aceite_pendente: 'Para ver metas estimadas, confirme que leu o aviso sobre orientação profissional.',
  menor_de_18:
    'As metas do aplicativo são para pessoas com 18 anos ou mais. Antes disso, quem acompanha o crescimento é o pediatra ou o nutricionista.',
  transtorno_alimentar: `Para cuidar bem de você, aqui não usamos números de calorias nem metas de peso. Receitas e ideias de refeição continuam à sua disposição. ${eatingCareText}`,
  magreza_grave:
    'Com o peso e a altura que você informou, o mais importante agora é uma avaliação de saúde: procure um médico ou um nutricionista nos próximos dias. Receitas e registros continuam à sua disposição.',
  renal:
    'Com uma condição renal, proteína, sal e líquidos precisam de um plano feito por nutricionista junto com o seu médico. Receitas e registros continuam disponíveis.',
  hepatica:
    'Com uma condição do fígado, o plano alimentar precisa ser feito por nutricionista junto com o seu médico. Receitas e registros continuam disponíveis.',
  bariatrica:
    'Depois da cirurgia bariátrica, volumes e suplementos seguem a equipe que acompanha você. Procure o nutricionista dessa equipe; receitas e registros continuam disponíveis.',
  cirurgia_abdominal:
    'Depois de uma cirurgia abdominal recente, a alimentação segue a orientação da equipe que operou você. Quando houver liberação, atualize suas respostas para ver metas estimadas.',
  cancer:
    'Durante ou depois do acompanhamento oncológico, as necessidades mudam de pessoa para pessoa. Procure o nutricionista da sua equipe de saúde; receitas e registros continuam disponíveis.',
  transplante:
    'Depois de um transplante, a alimentação segue a equipe que acompanha você, por causa dos medicamentos e do cuidado com os alimentos. Receitas e registros continuam disponíveis.',
  erro_inato:
    'Com um erro inato do metabolismo, cada grama de alguns nutrientes é calculado pela sua equipe. Siga o plano dela; os registros continuam disponíveis.',
  gestante_com_insulina:
    'Gestação com uso de insulina precisa de metas feitas pela equipe do pré-natal e da glicemia. Receitas e registros continuam disponíveis.',
  acima_do_limite:
    'Sua necessidade estimada passa do que calculamos com segurança. Um nutricionista pode montar metas sob medida para você.',
} as const

export const contradictionText =
  'Suas respostas falam de sexo masculino e também de gestação ou amamentação. Diga qual está certa: até lá, as metas cobrem toda a sua necessidade.'
