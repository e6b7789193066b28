import { hasHighCholesterol, isLactating, isPregnant } from '../safety/health-facts.ts'
import type { MainGoal } from './answers.ts'
import { addedKcal, restingKcal } from './energy.ts'
import { formatDecimal, formatInteger, formatLiters } from './figures.ts'
import type { GoalEnergy } from './goal-energy.ts'
import { referenceWeightKg, type DayTargets } from './macros.ts'
import type { Person } from './person.ts'

/** One line of "Como calculamos". */
export interface ExplanationStep {
  readonly code: 'repouso' | 'gasto' | 'adicional' | 'objetivo' | 'macros' | 'fibra' | 'treino' | 'agua'
  readonly text: string
}

const goalNames: Record<MainGoal, string> = {
  emagrecer: 'emagrecer',
  recomposicao: 'recomposição corporal',
  ganhar: 'ganhar peso',
  manutencao: 'manter o peso',
  outro: 'seu objetivo',
}

/** The figures of a plan in plain words, in the order in which they are calculated. */
export function explain(
  person: Person,
  energy: GoalEnergy,
  rest: DayTargets,
  training: DayTargets,
  waterMl: number,
): ExplanationStep[] {
  const { freqPerWeek, durationMinutes } = person.activity
  const added = addedKcal(person)
  const steps: ExplanationStep[] = [
    {
      code: 'repouso',
      text: `Em repouso, seu corpo usa cerca de ${formatInteger(restingKcal(person))} kcal por dia (fórmula de Mifflin-St Jeor, com peso, altura, idade e sexo).`,
    },
    {
      code: 'gasto',
      text: `${
        freqPerWeek === 0
          ? 'Com a sua rotina, sem treinos,'
          : `Com a sua rotina e ${freqPerWeek} ${freqPerWeek === 1 ? 'treino' : 'treinos'} de ${durationMinutes} min por semana,`
      } o gasto médio estimado é de ${formatInteger(Math.ceil(energy.needKcal) - added)} kcal por dia.`,
    },
  ]
  if (added > 0) {
    const why = [isPregnant(person) && 'a gestação', isLactating(person) && 'a amamentação']
    steps.push({
      code: 'adicional',
      text: `Somamos ${formatInteger(added)} kcal para ${why.filter(Boolean).join(' e ')}: ${formatInteger(Math.ceil(energy.needKcal))} kcal por dia.`,
    })
  }
  steps.push(
    { code: 'objetivo', text: added > 0 ? coveredText(energy) : goalText(energy) },
    {
      code: 'macros',
      text: `Proteína: ${rest.protein_g} g (${formatDecimal(rest.protein_g / referenceWeightKg(person))} g por kg de peso de referência). Gordura: ${rest.fat_g} g (${percentOf(rest.fat_g * 9, rest.kcal)} da energia). O restante vem do carboidrato: ${rest.carb_g} g.`,
    },
    {
      code: 'fibra',
      text: `Fibra: ${rest.fiber_g} g, a partir de 14 g a cada 1.000 kcal e no mínimo ${hasHighCholesterol(person) ? 30 : 25} g. Se hoje você come pouca fibra, aumente aos poucos.`,
    },
  )
  if (training.kcal !== rest.kcal) {
    steps.push({
      code: 'treino',
      text: `Nos dias de treino a meta sobe para ${formatInteger(training.kcal)} kcal e nos de descanso fica em ${formatInteger(rest.kcal)} kcal. A média da semana é a mesma; a diferença vem do carboidrato.`,
    })
  }
  steps.push({
    code: 'agua',
    text: `Água: cerca de ${formatLiters(waterMl)} por dia, como referência.`,
  })
  return steps
}

function goalText({ kcal, needKcal, pursuedGoal }: GoalEnergy): string {
  const target = `a meta estimada é de ${formatInteger(kcal)} kcal por dia em média`
  const difference = kcal - Math.ceil(needKcal)
  if (difference === 0) return `Para ${goalNames[pursuedGoal]}, ${target}, igual ao gasto.`
  const side = difference < 0 ? 'abaixo' : 'acima'
  return `Para ${goalNames[pursuedGoal]}, ${target}: ${formatInteger(Math.abs(difference))} kcal ${side} do gasto (${percentOf(Math.abs(difference), needKcal)}).`
}

/** In pregnancy and lactation no goal is pursued. */
function coveredText({ kcal }: GoalEnergy): string {
  return `A meta estimada é de ${formatInteger(kcal)} kcal por dia e cobre toda a sua necessidade.`
}

function percentOf(part: number, whole: number): string {
  return `${formatInteger((part / whole) * 100)}%`
}
