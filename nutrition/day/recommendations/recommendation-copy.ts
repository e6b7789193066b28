import { formatDecimal, formatInteger, formatLiters } from '../../targets/figures.ts'
import type { MealType } from '../../targets/meal-type.ts'
import { asSentence, clockWords, hourWords, ofTheMeal, theMeal } from './words.ts'
import { wordList } from '../../shared/figures/word-list.ts'

interface Text {
  readonly title: string
  readonly message: string
}

/** Labels of the buttons under a recommendation. */
export const actionCopy = {
  report: 'Ver relatório',
  recipe: 'Ver receita',
  recipes: 'Ver receitas',
  fiberRecipes: 'Ver receitas com fibra',
  proteinRecipes: 'Ver receitas com proteína',
  lightRecipes: 'Ver opções leves',
  scan: 'Escanear agora',
  log: 'Registrar refeição',
} as const

const saltlessSeasoning = 'Ervas, alho e limão temperam sem sal.'

/**
 * Every sentence of the recommendations. None praises low intake or restraint, speaks of falling behind, or asks to
 * compensate for a meal.
 */
export const recommendationCopy = {
  streak: (days: number): Text => ({
    title: `${days} dias seguidos`,
    message: `Você registrou refeições em ${days} dias seguidos. Seus relatórios ficam mais completos.`,
  }),
  adherenceRegained: (percentage: number): Text => ({
    title: 'Seu cardápio ontem',
    message: `Ontem você seguiu ${percentage}% do cardápio. O que não combinar com a sua rotina dá para trocar.`,
  }),
  targetsMet: (proteinG: number, proteinTargetG: number, fiberG: number, fiberTargetG: number): Text => ({
    title: 'Proteína e fibra completas',
    message: `${formatDecimal(proteinG)} g de proteína (meta ${proteinTargetG} g) e ${formatDecimal(fiberG)} g de fibra (meta ${fiberTargetG} g): as duas referências do dia estão completas.`,
  }),
  backAgain: {
    title: 'Bom ter você de volta',
    message: 'O registro de hoje já basta: siga no seu ritmo.',
  },
  energyToCook: {
    title: 'Energia para cozinhar',
    message: 'Você marcou que está com energia: bom dia para levar uma receita nova para a mesa.',
  },
  trained: {
    title: 'Treino feito',
    beforeMeal: 'Você marcou treino. A próxima refeição, no horário de sempre, completa o dia.',
    beforeNight: 'Você marcou treino. Uma boa noite de descanso completa o dia.',
  },
  rested: {
    title: 'Dia de descanso',
    message:
      'Você marcou descanso. Ele também faz parte do treino, e as refeições seguem nos horários de sempre.',
  },
  goodDay: (isGreat: boolean): Text => ({
    title: isGreat ? 'Que dia bom' : 'Dia bom',
    message: `Você marcou um dia ${isGreat ? 'ótimo' : 'bom'}. Repare no que ajudou hoje: amanhã dá para repetir.`,
  }),
  calmHunger: {
    title: 'Fome tranquila',
    message: 'Você marcou fome normal: os horários das suas refeições estão servindo bem a você.',
  },

  hunger: {
    title: 'Fome grande hoje',
    message:
      'Você marcou muita fome. Fome é um sinal do corpo: comer com calma, algo de que você gosta, faz parte.',
  },
  hungerWithFigures: (
    fiberG: number,
    fiberTargetG: number,
    proteinG: number,
    proteinTargetG: number,
  ): Text => ({
    title: 'Fome grande hoje',
    message: `Você marcou muita fome. Fome é um sinal do corpo: coma. Fibra e proteína sustentam por mais tempo; hoje são ${formatDecimal(fiberG)} de ${fiberTargetG} g de fibra e ${formatDecimal(proteinG)} de ${proteinTargetG} g de proteína.`,
  }),
  proteinAfterTraining: (proteinG: number, targetG: number): Text => ({
    title: 'Proteína depois do treino',
    message: `Você marcou treino. A proteína do dia está em ${formatDecimal(proteinG)} de ${targetG} g: a próxima refeição é uma boa hora para uma fonte dela.`,
  }),
  tooLittle: (kcal: number, targetKcal: number): Text => ({
    title: 'Pouca comida no registro',
    message: `O dia soma ${formatInteger(kcal)} das ${formatInteger(targetKcal)} kcal estimadas. Se faltou registrar algo, dá tempo; se não, vale comer mais um pouco hoje.`,
  }),
  proteinPace: (proteinG: number, targetG: number): Text => ({
    title: 'Espaço para proteína',
    message: `São ${formatDecimal(proteinG)} g até agora, e a sua referência do dia é ${targetG} g. A próxima refeição é uma boa hora para uma fonte de proteína.`,
  }),
  lowFiber: (lastDaysG: readonly number[], targetG: number): Text => ({
    title: 'Um pouco mais de fibra',
    message: `Foram ${wordList(lastDaysG.map((grams) => formatInteger(grams)))} g nos últimos três dias; sua meta estimada é ${targetG} g. Aumente aos poucos, com água junto.`,
  }),
  ultraProcessed: (percentage: number): Text => ({
    title: 'Mais comida de panela',
    message: `Nos pratos registrados de hoje e dos três dias antes, cerca de ${percentage}% da energia veio de ultraprocessados. Se couber na rotina, um preparo caseiro a mais por dia já faz diferença.`,
  }),
  water: (waterMl: number, referenceMl: number): Text => ({
    title: 'Um copo de água',
    message: `Você registrou ${formatLiters(waterMl)} de água; a referência do dia é ${formatLiters(referenceMl)}. Um copo agora e outro com a próxima refeição já ajudam.`,
  }),

  tired: {
    title: 'Dia cansado',
    longAgo: (meal: MealType, minutes: number) =>
      `Você marcou cansaço, e a última refeição foi ${theMeal(meal)}, às ${clockWords(minutes)}. Uma pausa para comer cai bem agora.`,
    rest: (shortNightHours: number | null) =>
      `${shortNightHours === null ? 'Você marcou cansaço.' : `Você marcou cansaço e contou que dorme cerca de ${shortNightHours} horas.`} Comida simples, nos horários de sempre, e uma noite mais longa já são um bom plano.`,
  },
  mealNotLogged: (meal: MealType, minutes: number): Text => ({
    title: `E ${theMeal(meal)}?`,
    message: `Seu horário ${ofTheMeal(meal)} é ${clockWords(minutes)} e ainda não há registro. Uma foto ou uma frase basta.`,
  }),
  longGap: {
    title: 'Hora de uma pausa',
    quiet: (meal: MealType, minutes: number) =>
      `${asSentence(theMeal(meal))} foi às ${clockWords(minutes)}. Uma pausa para comer algo de que você gosta cai bem.`,
    message: (
      last: { readonly meal: MealType; readonly minutes: number },
      gapMinutes: number,
      next: { readonly meal: MealType; readonly minutes: number } | null,
    ) =>
      `${asSentence(theMeal(last.meal))} foi às ${clockWords(last.minutes)}, há cerca de ${hourWords(gapMinutes)}. Um lanche cai bem${next ? ` até ${theMeal(next.meal)}, às ${clockWords(next.minutes)}` : ''}.`,
  },
  lateDinner: (meal: MealType, minutes: number, kcal: number): Text => ({
    title: `${asSentence(theMeal(meal))} mais cedo?`,
    message: `${asSentence(theMeal(meal))} está para as ${clockWords(minutes)}, com ${formatInteger(kcal)} kcal. Se der, um pouco mais cedo costuma ajudar o sono.`,
  }),
  mealIdea: (meal: MealType, minutes: number, hasEaten: boolean): Text => ({
    title: `Ideia para ${theMeal(meal)}`,
    message: `${asSentence(theMeal(meal))}, às ${clockWords(minutes)}, ${hasEaten ? 'ainda não tem nada planejado' : 'está sem plano por enquanto'}. Esta receita cabe no seu tempo e nas suas respostas.`,
  }),

  /** @param mayBeMore whether only salt of which no amount is stated brings the day near its maximum */
  sodium: (sodiumMg: number, mostMg: number, { mayBeMore }: { readonly mayBeMore: boolean }): Text => ({
    title: sodiumMg > mostMg ? 'Sódio acima da referência' : 'Sódio perto da referência',
    message: `O dia soma cerca de ${formatInteger(sodiumMg)} mg de sódio, ${
      mayBeMore
        ? 'e pode ser mais, porque de parte da comida não se sabe o sal do preparo'
        : 'com o sal do preparo'
    }; sua referência é ${formatInteger(mostMg)} mg. ${saltlessSeasoning}`,
  }),
  sodiumPartlyKnown: (mostMg: number): Text => ({
    title: 'Sódio perto da referência',
    message: `Só parte da comida de hoje tem o sódio nas tabelas, e ela já fica perto da sua referência de ${formatInteger(mostMg)} mg. ${saltlessSeasoning}`,
  }),
  carbsTogether: (
    meal: MealType,
    carbG: number,
    percentage: number,
    targetG: number,
    takesInsulin: boolean,
  ): Text => ({
    title: 'Carboidrato concentrado',
    message: `${asSentence(theMeal(meal))} reuniu ${formatDecimal(carbG)} g de carboidrato, ${percentage}% da meta do dia (${targetG} g). ${
      takesInsulin
        ? 'Não altere doses por conta própria.'
        : 'Em geral, porções parecidas entre as refeições ajudam a glicemia.'
    }`,
  }),
  pregnancy: (awayMeal: MealType | null): Text => ({
    title: 'Cuidado com o que vem cru',
    message: `${
      awayMeal
        ? `Hoje ${theMeal(awayMeal)} está fora de casa e você informou gestação.`
        : 'Um lembrete por semana, porque você informou gestação.'
    } Carnes, ovos e peixes bem passados, queijos pasteurizados e folhas bem lavadas.`,
  }),
} as const
