import type { NoDeficitReason } from '../safety/gates.ts'
import type { Notice } from '../safety/notice.ts'
import type { ActivityCategory } from './energy.ts'
import { formatDecimal, formatInteger, formatLiters } from './figures.ts'
import type { PursuedGoal } from './person.ts'

/** Portuguese texts about targets: notices, lines of "Como calculamos" and answers to correct. */

const goalNames: Record<PursuedGoal, string> = {
  emagrecer: 'emagrecer',
  recomposicao: 'recomposição corporal',
  ganhar: 'ganhar peso',
  manutencao: 'manter o peso',
  outro: 'seu objetivo',
  ganho_gradual: 'ganhar peso aos poucos',
}

const routineNames: Record<ActivityCategory, string> = {
  inactive: 'rotina tranquila',
  low_active: 'rotina levemente ativa',
  active: 'rotina ativa',
  very_active: 'rotina muito ativa',
}

const expectingNotice: Notice = {
  code: 'sem_deficit_gestacao',
  text: 'Na gestação e na amamentação a meta cobre toda a sua necessidade: objetivos de peso ficam para depois.',
}

/** Notices that explain why a weight goal was replaced, by reason. */
export const noDeficitNotices: Record<NoDeficitReason, Notice> = {
  gestante: expectingNotice,
  lactante: expectingNotice,
  pos_parto: {
    code: 'sem_deficit_pos_parto',
    text: 'Depois do parto seu corpo precisa de tempo e de energia para se recuperar: a meta cobre toda a sua necessidade, e objetivos de peso ficam para depois.',
  },
  baixo_peso: {
    code: 'baixo_peso',
    text: 'Seu peso está abaixo da faixa saudável para a sua altura e idade, por isso a meta traz um pouco mais de energia, para um ganho gradual. Converse com um médico ou nutricionista: vale entender a causa e ter companhia nesse caminho.',
  },
  a_partir_de_65: {
    code: 'manutencao_65',
    text: 'A partir dos 65 anos, manter o peso protege músculos e ossos: com o seu peso atual, a meta cobre toda a sua necessidade.',
  },
  a_partir_de_75: {
    code: 'manutencao_75',
    text: 'A partir dos 75 anos as metas são de manutenção. Para mudar o peso, procure um nutricionista ou geriatra.',
  },
  insulina: {
    code: 'sem_deficit_insulina',
    text: 'Com insulina, comer menos pode baixar demais a glicose: a meta cobre toda a sua necessidade, e mudanças de peso se combinam com quem acompanha você.',
  },
  insuficiencia_cardiaca: {
    code: 'sem_deficit_coracao',
    text: 'Com insuficiência cardíaca, é a sua equipe de saúde que acompanha as mudanças de peso: aqui a meta cobre toda a sua necessidade.',
  },
  medicamento: {
    code: 'sem_deficit_medicamento',
    text: 'Um medicamento que você informou muda o apetite, o peso ou a forma de se alimentar: a meta cobre toda a sua necessidade até você conversar com quem acompanha o uso.',
  },
  fragilidade: {
    code: 'sem_deficit_fragilidade',
    text: 'Neste momento a prioridade é manter sua força: a meta cobre toda a sua necessidade. Um médico ou nutricionista pode acompanhar você de perto.',
  },
  perda_rapida: {
    code: 'sem_deficit_perda_rapida',
    text: 'Seu peso desceu rápido nas últimas semanas, então fizemos uma pausa: por ora a meta cobre toda a sua necessidade. Se isso não estava nos seus planos, procure um médico.',
  },
  contradicao: {
    code: 'sem_deficit_contradicao',
    text: 'Algumas das suas respostas não combinam entre si. Até você conferir, a meta cobre toda a sua necessidade, por segurança.',
  },
  pergunta_em_aberto: {
    code: 'sem_deficit_pergunta',
    text: 'Algo que você escreveu sobre a sua saúde ainda não ficou claro para nós. Por segurança, até lá a meta cobre toda a sua necessidade.',
  },
  acompanhamento: {
    code: 'sem_deficit_acompanhamento',
    text: 'Você contou que sua saúde pede alimentação especial ou acompanhamento: a meta cobre toda a sua necessidade, e mudanças de peso se combinam com quem acompanha você.',
  },
}

/** Notice for an underweight person whose weight is decided by a care team, so that the app plans no slow gain. */
export const underweightInCareNotice: Notice = {
  code: 'baixo_peso',
  text: 'Seu peso está abaixo da faixa saudável para a sua altura e idade. Conte isso a quem acompanha você: é essa equipe que orienta o ganho de peso neste momento.',
}

export const gainBecomesRecompositionNotice: Notice = {
  code: 'ganho_vira_recomposicao',
  text: 'Para o seu peso atual, calculamos uma recomposição: mais proteína e treino, sem energia a mais.',
}

export const nearHealthyMinimumNotice: Notice = {
  code: 'peso_perto_do_minimo',
  text: 'Seu peso já está perto do início da faixa saudável, então a meta reduz só um pouco a energia.',
}

export const noSafeMarginNotice: Notice = {
  code: 'sem_margem',
  text: 'Não há margem segura para reduzir a energia. Mais movimento no dia a dia ajuda mais do que comer menos.',
}

export const lowCarbSetAsideNotice: Notice = {
  code: 'low_carb_desconsiderado',
  text: 'Deixamos o estilo Low-carb de lado: na sua situação, o carboidrato fica em quantidade regular.',
}

export const lowCarbPartialNotice: Notice = {
  code: 'low_carb_parcial',
  text: 'Reduzimos o carboidrato até onde proteína e gordura ficam em faixas seguras para você.',
}

export const uncertainNeedNotice: Notice = {
  code: 'estimativa_ampla',
  text: 'As fórmulas foram medidas em poucas pessoas com a sua idade ou o seu peso, por isso a faixa é mais larga. Veja a meta como um ponto de partida e, se puder, confirme com um nutricionista.',
}

export const floorNotice = (kcal: number): Notice => ({
  code: 'piso',
  text: `Mantivemos a meta em ${formatInteger(kcal)} kcal: abaixo disso, só com acompanhamento profissional.`,
})

export const olderFloorNotice = (kcalPerKg: number): Notice => ({
  code: 'piso_65',
  text: `A partir dos 65 anos a meta traz pelo menos ${kcalPerKg} kcal por quilo de peso, para cuidar dos músculos e dos ossos.`,
})

export const ceilingNotice = (kcal: number): Notice => ({
  code: 'teto',
  text: `Limitamos a meta a ${formatInteger(kcal)} kcal. Se você precisa de mais, um nutricionista ajusta com você.`,
})

export const limitedDeficitNotice = (kcal: number): Notice => ({
  code: 'deficit_limitado',
  text: `Reduzimos no máximo ${formatInteger(kcal)} kcal por dia, o limite seguro para você.`,
})

export const safePaceNotice = (weeks: number): Notice => ({
  code: 'ritmo_seguro',
  text: `No ritmo seguro, cerca de ${formatInteger(weeks)} semanas até o peso desejado.`,
})

export const stepTexts = {
  resting: (kcal: number) =>
    `Em repouso, seu corpo usa cerca de ${formatInteger(kcal)} kcal por dia (fórmula de Mifflin-St Jeor, com peso, altura, idade e sexo).`,
  expenditure: (kcal: number, category: ActivityCategory, sessions: number, minutes: number) =>
    `${
      sessions === 0
        ? 'Com o seu dia a dia, sem treinos'
        : `Com o seu dia a dia e ${sessions} ${sessions === 1 ? 'treino' : 'treinos'} de ${minutes} min por semana`
    } (${routineNames[category]}), o gasto médio estimado é de ${formatInteger(kcal)} kcal por dia, pelas equações de referência DRI de 2023.`,
  added: (kcal: number, isPregnant: boolean, isLactating: boolean, needKcal: number) =>
    `Somamos ${formatInteger(kcal)} kcal para ${[isPregnant && 'a gestação', isLactating && 'a amamentação']
      .filter(Boolean)
      .join(' e ')}: ${formatInteger(needKcal)} kcal por dia.`,
  band: (lowKcal: number, highKcal: number) =>
    `Cada corpo é diferente: a maioria das pessoas com as suas respostas precisa de algo entre ${formatInteger(lowKcal)} e ${formatInteger(highKcal)} kcal por dia. Fome, disposição e peso ao longo das semanas mostram onde você está nessa faixa.`,
  covered: (kcal: number) =>
    `A meta estimada é de ${formatInteger(kcal)} kcal por dia e cobre toda a sua necessidade.`,
  goal: (goal: PursuedGoal, kcal: number, needKcal: number) => {
    const target = `Para ${goalNames[goal]}, a meta estimada é de ${formatInteger(kcal)} kcal por dia em média`
    const difference = kcal - needKcal
    if (difference === 0) return `${target}, igual ao gasto.`
    const side = difference < 0 ? 'abaixo' : 'acima'
    return `${target}: ${formatInteger(Math.abs(difference))} kcal ${side} do gasto (${percentOf(Math.abs(difference), needKcal)}).`
  },
  macros: (proteinG: number, proteinPerKg: number, fatG: number, fatShare: number, carbG: number) =>
    `Proteína: ${proteinG} g (${formatDecimal(proteinPerKg)} g por kg de peso de referência). Gordura: ${fatG} g (${percentOf(fatShare, 1)} da energia). O restante vem do carboidrato: ${carbG} g.`,
  mealProtein: (grams: number) =>
    `Proteína nas refeições: pelo menos ${grams} g no café da manhã, no almoço e no jantar, para os músculos aproveitarem melhor.`,
  fiber: (grams: number, leastG: number) =>
    `Fibra: ${grams} g, a partir de 14 g a cada 1.000 kcal e no mínimo ${leastG} g. Se hoje você come pouca fibra, aumente aos poucos.`,
  training: (trainingKcal: number, restKcal: number) =>
    `Nos dias de treino a meta sobe para ${formatInteger(trainingKcal)} kcal e nos de descanso fica em ${formatInteger(restKcal)} kcal. A média da semana é a mesma; a diferença vem do carboidrato.`,
  water: (milliliters: number) => `Água: cerca de ${formatLiters(milliliters)} por dia, como referência.`,
}

export const problemTexts = {
  weight_out_of_range: 'Informe um peso entre 30 e 300 kg.',
  height_out_of_range: 'Informe uma altura entre 120 e 230 cm.',
  age_out_of_range: 'Confira a data de nascimento.',
  meals_out_of_range: 'Escolha de 3 a 6 refeições por dia.',
  bmi_implausible: 'Peso e altura não combinam. Confira os dois, em quilos e centímetros.',
  target_weight_out_of_range: 'Informe um peso desejado entre 30 e 300 kg.',
  target_below_healthy_weight: (lowestKg: number) =>
    `Para a sua altura e idade, a faixa saudável começa em ${formatInteger(lowestKg)} kg. Escolha um peso desejado a partir daí.`,
  target_not_below_current: (weightKg: number) =>
    `Para emagrecer, o peso desejado fica abaixo do atual (${formatDecimal(weightKg)} kg). Ajuste o peso ou o objetivo.`,
  target_not_above_current: (weightKg: number) =>
    `Para ganhar peso, o peso desejado fica acima do atual (${formatDecimal(weightKg)} kg). Ajuste o peso ou o objetivo.`,
}

function percentOf(part: number, whole: number): string {
  return `${formatInteger((part / whole) * 100)}%`
}
