import { declaredConditionsIn } from './declared-conditions.ts'
import {
  bmiOf,
  hasEatingDisorderSigns,
  isLactating,
  isPregnant,
  saysLactating,
  saysPregnant,
  takesInsulin,
  type HealthFacts,
} from './health-facts.ts'
import type { Notice } from './notice.ts'
import { nutritionRules } from './nutrition-rules.ts'

export type BlockCode =
  | 'aceite_pendente'
  | 'menor_de_18'
  | 'transtorno_alimentar'
  | 'renal'
  | 'hepatica'
  | 'bariatrica'
  | 'cirurgia_abdominal'
  | 'cancer'
  | 'acima_do_limite'

/** Why there is no numeric plan; the text says where to turn instead. */
export interface BlockReason extends Notice {
  readonly code: BlockCode
}

export type NoDeficitReason =
  | 'gestante'
  | 'lactante'
  | 'pos_parto'
  /** BMI below 18.5, from 60 years below 22. */
  | 'baixo_peso'
  /** From 65 years with a BMI below 27. */
  | 'a_partir_de_65'
  | 'a_partir_de_75'
  | 'insulina'
  | 'insuficiencia_cardiaca'
  | 'medicamento'
  | 'fragilidade'
  | 'perda_rapida'
  /** Answers that contradict each other, until they are corrected. */
  | 'contradicao'
  /** Health text that was not understood, until its question is answered. */
  | 'pergunta_em_aberto'
  /** The person says that what they wrote needs a special diet or professional care. */
  | 'acompanhamento'

export interface SafetyGates {
  /** Not empty: no targets, no numeric menu. Recipes, scans and education stay. */
  readonly noNumbers: readonly BlockReason[]
  /** Not empty: never below the estimated need, whatever the goal. */
  readonly noDeficit: readonly NoDeficitReason[]
  /** Eating disorder: no calories, no score, no weight and no streak pressure anywhere. */
  readonly hidesNumbers: boolean
  /** Whether a day that went over may be made up for in later meals. */
  readonly allowsCompensation: boolean
  /** Answers that were set aside, told to the person. */
  readonly notices: readonly Notice[]
}

const blockTexts: Record<BlockCode, string> = {
  aceite_pendente: 'Para ver metas estimadas, confirme que leu o aviso sobre orientação profissional.',
  menor_de_18:
    'As metas do aplicativo são para pessoas com 18 anos ou mais. Antes disso, quem acompanha o crescimento é o pediatra ou o nutricionista.',
  transtorno_alimentar:
    'Para cuidar bem de você, aqui não usamos números de calorias nem metas de peso. Receitas e ideias de refeição continuam à sua disposição. Converse com um nutricionista, psicólogo ou médico com experiência em comportamento alimentar; para apoio emocional, o CVV atende no 188, a qualquer hora e sem custo.',
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
  acima_do_limite:
    'Sua necessidade estimada passa do que calculamos com segurança. Um nutricionista pode montar metas sob medida para você.',
}

export function blockReason(code: BlockCode): BlockReason {
  return { code, text: blockTexts[code] }
}

/**
 * Who gets no numbers, who gets no deficit. The one source: targets, menus, rebalancing, score and screens ask here.
 * `facts` must be physically possible (see `problemsOf` in `targets/problems.ts`).
 * Source: `docs/sources.md`, "Metas, segurança e nota".
 */
export function safetyGates(facts: HealthFacts): SafetyGates {
  const noNumbers = blockCodesOf(facts).map(blockReason)
  const noDeficit = noDeficitReasonsOf(facts)
  return {
    noNumbers,
    noDeficit,
    hidesNumbers: hidesNumbers(facts),
    allowsCompensation: noNumbers.length === 0 && noDeficit.length === 0 && !takesInsulin(facts),
    notices:
      facts.sex === 'M' && (saysPregnant(facts) || saysLactating(facts))
        ? [
            {
              code: 'gestacao_desconsiderada',
              text: 'Gestação e amamentação foram desconsideradas porque o sexo informado é masculino. Se não for isso, corrija suas respostas.',
            },
          ]
        : [],
  }
}

/** True with any sign of an eating disorder, ticked or written: show no calories, no score and no weight pressure. */
export function hidesNumbers(facts: HealthFacts): boolean {
  return (
    hasEatingDisorderSigns(facts) ||
    declaredConditionsIn(facts.customCondition).includes('transtorno_alimentar')
  )
}

function blockCodesOf(facts: HealthFacts): BlockCode[] {
  const declared = declaredConditionsIn(facts.customCondition)
  const codes: BlockCode[] = []
  if (!facts.medicalDisclaimerAck) codes.push('aceite_pendente')
  if (facts.ageYears < nutritionRules.answers.ageYears.adult) codes.push('menor_de_18')
  if (hidesNumbers(facts)) codes.push('transtorno_alimentar')
  if (facts.conditions.includes('renal') || declared.includes('renal')) codes.push('renal')
  if (facts.conditions.includes('hepatica') || declared.includes('hepatica')) codes.push('hepatica')
  if (
    facts.conditions.includes('bariatrica') ||
    facts.recentSurgeries === 'bariatrica' ||
    declared.includes('bariatrica')
  ) {
    codes.push('bariatrica')
  }
  if (facts.recentSurgeries === 'abdominal') codes.push('cirurgia_abdominal')
  if (declared.includes('cancer')) codes.push('cancer')
  return codes
}

function noDeficitReasonsOf(facts: HealthFacts): NoDeficitReason[] {
  const reasons: NoDeficitReason[] = []
  if (isPregnant(facts)) reasons.push('gestante')
  if (isLactating(facts)) reasons.push('lactante')
  if (bmiOf(facts.weightKg, facts.heightCm) < nutritionRules.bmi.underweight) reasons.push('baixo_peso')
  if (facts.ageYears >= nutritionRules.maintenanceOnlyFromYears) reasons.push('a_partir_de_75')
  return reasons
}
