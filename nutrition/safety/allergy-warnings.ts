import type { Food, FoodId } from '../foods/food.ts'
import { type CrossContact, crossContactOf } from './cross-contact.ts'
import {
  type Exclusion,
  exclusionsHitBy,
  exclusionsUnknownFor,
  type ExclusionSource,
  type Exclusions,
  surelyContains,
} from './exclusions.ts'

export interface AllergyWarning {
  readonly foodId: FoodId
  readonly foodName: string
  /** Answer that conflicts with the food, as displayed: `Amendoim`, `Lactose`, `Gestação`. */
  readonly answer: string
  readonly source: ExclusionSource
  /**
   * `contem`: the food matches the exclusion. `nao_verificado`: the food may match, because an own food's allergens are
   * unknown, or because it may carry traces and the allergy is severe.
   */
  readonly certainty: 'contem' | 'nao_verificado'
  readonly text: string
}

/** Sources of exclusions that cause a warning. Exclusions from other sources only prevent suggestions. */
const forbidding = ['alergia', 'intolerancia', 'gestacao'] as const satisfies readonly ExclusionSource[]
type ForbiddingSource = (typeof forbidding)[number]

export type ForbiddingExclusion = Exclusion & { readonly source: ForbiddingSource }

function isForbidding(exclusion: Exclusion): exclusion is ForbiddingExclusion {
  return forbidding.some((source) => source === exclusion.source)
}

/** Returns the exclusions that cause warnings. */
export function forbiddingExclusions({ all }: Pick<Exclusions, 'all'>): ForbiddingExclusion[] {
  return all.filter(isForbidding)
}

/**
 * Returns one warning for each food and each allergy, intolerance or rule of pregnancy or breastfeeding that it
 * conflicts with. An empty list does not mean "safe": the food table has no data on brands, traces or the kitchen.
 */
export function allergyWarnings(foods: readonly Food[], exclusions: Exclusions): AllergyWarning[] {
  return foods.flatMap((food) => {
    const hits = exclusionsHitBy(food, exclusions).filter(isForbidding)
    const warn = (
      { source, answer }: Pick<AllergyWarning, 'source' | 'answer'>,
      certainty: AllergyWarning['certainty'],
      text: string,
    ): AllergyWarning => ({ foodId: food.id, foodName: food.name, answer, source, certainty, text })
    const unknown = exclusionsUnknownFor(food, exclusions).filter(isForbidding)
    const warnings = [
      ...hits.map((hit) => warn(hit, 'contem', warningText(food, hit))),
      ...unknown.map((one) => warn(one, 'nao_verificado', unknownText(food.name, one.source, one.answer))),
    ]
    if (!exclusions.isStrict) return warnings
    const known = new Set(warnings.map(({ answer }) => answer))
    const others = exclusions.all.filter(({ source, answer }) => source === 'alergia' && !known.has(answer))
    return [
      ...warnings,
      ...others.flatMap((one) => {
        const contact = crossContactOf(food, one)
        return contact ? [warn(one, 'nao_verificado', traceText(food.name, one.answer, contact))] : []
      }),
    ]
  })
}

/** Food of a plate, and the foods that were named as its flavor or filling. */
interface NamedFood {
  readonly food: Food
  readonly flavors?: readonly Food[]
}

/**
 * Returns the warnings of the foods of a plate and of their flavors. A flavor causes none that its food causes with the
 * same certainty: the eggs in a tapioca with eggs.
 */
export function plateWarnings(items: readonly NamedFood[], exclusions: Exclusions): AllergyWarning[] {
  return items.flatMap(({ food, flavors = [] }) => {
    const own = allergyWarnings([food], exclusions)
    const isTold = (flavor: Food, warning: AllergyWarning) =>
      own.some(
        (one) =>
          isOfAnswer(one, warning) && rankOf(food, one, exclusions) >= rankOf(flavor, warning, exclusions),
      )
    const inside = flavors.flatMap((flavor) =>
      allergyWarnings([flavor], exclusions).filter((warning) => !isTold(flavor, warning)),
    )
    return [...own, ...inside]
  })
}

type OfAnswer = Pick<AllergyWarning, 'source' | 'answer'>

function isOfAnswer(one: OfAnswer, { source, answer }: OfAnswer): boolean {
  return one.source === source && one.answer === answer
}

/** Returns how certain a warning of a food is: 0 `Confira o rótulo`, 1 `pode conter`, 2 `contém`. */
function rankOf(food: Food, warning: AllergyWarning, { all }: Exclusions): number {
  if (warning.certainty === 'nao_verificado') return 0
  return all.some((one) => isOfAnswer(one, warning) && surelyContains(food, one)) ? 2 : 1
}

/** Answer of a person that a food conflicts with. */
export interface FoodConflict {
  readonly source: ExclusionSource
  readonly answer: string
  /** `nao_verificado` as in `AllergyWarning`. */
  readonly certainty: 'contem' | 'pode_conter' | 'nao_verificado'
}

/**
 * Returns the allergies, intolerances, rules of pregnancy or breastfeeding and styles that a food conflicts with. An
 * empty list does not mean "safe", as in `allergyWarnings`.
 */
export function foodConflicts(food: Food, exclusions: Exclusions): FoodConflict[] {
  const hits = exclusionsHitBy(food, exclusions).filter(({ source }) => source !== 'saude')
  const unverified = allergyWarnings([food], exclusions).filter(
    ({ certainty }) => certainty === 'nao_verificado',
  )
  return [
    ...hits.map((hit) => ({
      source: hit.source,
      answer: hit.answer,
      certainty: surelyContains(food, hit) ? ('contem' as const) : ('pode_conter' as const),
    })),
    ...unverified.map(({ source, answer, certainty }) => ({ source, answer, certainty })),
  ]
}

const traceAdvice: Record<CrossContact, string> = {
  ingredientes: 'Confira o rótulo e o preparo.',
  fritura: 'Frituras costumam dividir óleo e farinha com empanados, peixes e camarões. Confira o preparo.',
  frutos_do_mar: 'Peixes, camarões e mariscos costumam dividir panela e caldo. Confira o preparo.',
}

function traceText(foodName: string, answer: string, contact: CrossContact): string {
  return `${foodName} pode conter traços ligados à sua alergia (${answer}). ${traceAdvice[contact]}`
}

function warningText(food: Food, hit: Exclusion): string {
  const { source, answer } = hit
  const holds = surelyContains(food, hit) ? 'contém' : 'pode conter'
  switch (source) {
    case 'alergia':
      return `${food.name} ${holds} o que você informou como alergia: ${answer}. Confira antes de comer.`
    case 'intolerancia':
      return `${food.name} ${holds} o que você informou como intolerância: ${answer}.`
    default:
      return `${food.name}: não é indicado durante a ${answer.toLowerCase()}. Na dúvida, fale com a equipe do pré-natal ou com o pediatra.`
  }
}

function unknownText(foodName: string, source: ExclusionSource, answer: string): string {
  switch (source) {
    case 'alergia':
      return `Não sabemos se ${foodName} contém o que você informou como alergia: ${answer}. Confira o rótulo antes de comer.`
    case 'intolerancia':
      return `Não sabemos se ${foodName} contém o que você informou como intolerância: ${answer}. Confira o rótulo.`
    default:
      return `Não sabemos se ${foodName} contém álcool, que não é indicado durante a ${answer.toLowerCase()}. Confira o rótulo.`
  }
}
