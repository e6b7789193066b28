import { wordList } from '../../../shared/figures/word-list.ts'
import { dayBefore, type Weekday } from '../../../shared/calendar/days.ts'
import { weekdayNames } from '../../../shared/calendar/weekday-names.ts'
import { mealTypeLabels } from '../../../targets/meal-type.ts'
import type { MealScope, WeekConstraint } from '../request.ts'
import type { SharedCooking } from '../shared-cooking.ts'

const ruleNames = {
  animal_cru: 'carnes, peixes e ovos crus',
  prato_cru: 'pratos crus',
  figado: 'fígado',
  frio_de_risco: 'frios, patês e defumados',
  broto_cru: 'brotos',
  preparado_com_alcool: 'preparos com álcool',
  peixe_com_mercurio: 'peixes com muito mercúrio',
  peixe_a_moderar: 'atum e outros peixes grandes',
  queijo_de_risco: 'queijos frescos e mofados',
  cha_ou_mate: 'chás e mate',
  energetico: 'energéticos',
  embutido_ou_instantaneo: 'embutidos e instantâneos',
  muito_salgado: 'alimentos com muito sódio',
  fritura: 'frituras',
  gordura_saturada: 'gorduras saturadas',
  bebida_adocada: 'bebidas adoçadas',
  acucar_ou_doce: 'açúcar e doces',
  suco: 'sucos',
  bebida_doce: 'bebidas doces',
  laticinio_adocado: 'iogurtes adoçados',
  rico_em_tiramina: 'curados e fermentados',
  carambola: 'carambola',
  substituto_de_sal: 'sal com potássio',
  toranja: 'toranja',
  gatilho_de_refluxo: 'alimentos ácidos',
  irritante: 'café e pimenta',
} as const

const proteinNames = {
  bovina: 'carne vermelha',
  suina: 'porco',
  frango: 'frango',
  peixe: 'peixe',
  ovo: 'ovos',
  leguminosa: 'leguminosas',
  laticinio: 'laticínios',
  soja: 'soja',
  nenhuma: 'pratos sem proteína',
} as const

/** Returns the short Portuguese text of a constraint, such as `Sem forno` or `Quinta: almoço fora`. */
export function constraintText(constraint: WeekConstraint): string {
  switch (constraint.kind) {
    case 'away':
      return constraint.mealTypes === 'all'
        ? `${day(constraint.weekday)}: refeições fora`
        : `${day(constraint.weekday)}: ${wordList(constraint.mealTypes.map(meal))} fora`
    case 'skipped':
      return scoped(`Sem ${wordList(constraint.mealTypes.map(meal))}`, {
        weekdays: constraint.weekdays,
        mealTypes: 'all',
      })
    case 'snack_dinner':
      return scoped('Só um lanche', constraint.within)
    case 'max_minutes':
      return scoped(`Até ${constraint.minutes} min na cozinha`, {
        weekdays: constraint.weekdays,
        mealTypes: constraint.mealTypes ?? 'all',
      })
    case 'guests':
      return `${day(constraint.weekday)}: ${meal(constraint.mealType)} com visita`
    case 'without_equipment':
      return scoped(`Sem ${constraint.equipment.toLowerCase()}`, constraint.within)
    case 'without_rule':
      return scoped(`Sem ${ruleNames[constraint.rule]}`, constraint.within)
    case 'without_food':
      return scoped(`Sem ${constraint.food}`, constraint.within)
    case 'without_protein':
      return scoped(`Sem ${proteinNames[constraint.protein]}`, constraint.within)
    case 'more_protein':
      return `Mais ${proteinNames[constraint.protein]}`
    case 'more_food':
      return `Mais ${constraint.food}`
    case 'less_food':
      return `Menos ${constraint.food}`
    case 'less_protein':
      return `Menos ${proteinNames[constraint.protein]}`
    case 'planned_food':
      return isEveryMeal(constraint.within)
        ? `${capitalized(constraint.food)} todo dia`
        : scoped(capitalized(constraint.food), constraint.within)
    case 'often':
      return `${capitalized(constraint.food)} ${constraint.times} ${constraint.times === 1 ? 'vez' : 'vezes'} na semana`
    case 'more_style':
      return `Mais ${constraint.style.toLowerCase()}`
    case 'cheap':
      return 'Receitas mais econômicas'
    case 'training':
      return `${day(constraint.weekday)}: ${constraint.trains ? 'com treino' : 'sem treino'}`
    case 'leftovers':
      return `${day(constraint.weekday)}: almoço repete o de ${weekdayNames[dayBefore(constraint.weekday)]}`
    case 'batch':
      return `Marmita: ${wordList(constraint.weekdays.map((weekday) => weekdayNames[weekday]))}`
  }
}

/**
 * Returns the text of a constraint in a planned week, which names only the lunches that are still cooked together after
 * swaps and meals away.
 */
export function plannedConstraintText(
  constraint: WeekConstraint,
  cooking: Pick<SharedCooking, 'weekdaysOf'>,
): string {
  const sharing = (weekday: Weekday) =>
    cooking.weekdaysOf({ weekday, mealType: 'almoco', part: 'main' }) ?? []
  if (constraint.kind === 'batch') {
    const weekdays = constraint.weekdays.filter((one) => sharing(one).length > 1)
    return weekdays.length > 0
      ? constraintText({ ...constraint, weekdays })
      : 'Marmita: nenhum dia nesta semana'
  }
  if (
    constraint.kind === 'leftovers' &&
    !sharing(constraint.weekday).includes(dayBefore(constraint.weekday))
  ) {
    const before = dayBefore(constraint.weekday)
    return `${day(constraint.weekday)}: almoço já não repete o de ${weekdayNames[before]}`
  }
  return constraintText(constraint)
}

/** Adds to the text of a wished food on how few of its days the planned week has it: `Sexta: peixes (não coube …)`. */
export function wishedFoodText(
  constraint: WeekConstraint,
  { asked, found }: { readonly asked: number; readonly found: number },
): string {
  const text = constraintText(constraint)
  if (found >= asked) return text
  return found === 0 ? `${text} (não coube nesta semana)` : `${text} (coube em ${found} de ${asked} dias)`
}

/** `Quinta, jantar: sem forno`; the text alone for the whole week. */
function scoped(text: string, { weekdays, mealTypes }: MealScope = wholeWeek): string {
  const places = [
    weekdays === 'all' ? '' : daysText(weekdays),
    mealTypes === 'all' ? '' : wordList(mealTypes.map(meal)),
  ].filter((place) => place !== '')
  if (places.length === 0) return text
  return `${capitalized(places.join(', '))}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** `segunda a sexta` for at least three days in a row, else a list. */
function daysText(weekdays: readonly Weekday[]): string {
  const [first, last] = [weekdays[0], weekdays.at(-1)]
  const isRun =
    weekdays.length > 2 &&
    weekdays.every((weekday, index) => index === 0 || dayBefore(weekday) === weekdays[index - 1])
  return isRun && first !== undefined && last !== undefined
    ? `${weekdayNames[first]} a ${weekdayNames[last]}`
    : wordList(weekdays.map((weekday) => weekdayNames[weekday]))
}

function isEveryMeal({ weekdays, mealTypes }: MealScope): boolean {
  return weekdays === 'all' && mealTypes === 'all'
}

const wholeWeek: MealScope = { weekdays: 'all', mealTypes: 'all' }

function day(weekday: Weekday): string {
  return capitalized(weekdayNames[weekday])
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function meal(mealType: keyof typeof mealTypeLabels): string {
  return mealTypeLabels[mealType].toLowerCase()
}
