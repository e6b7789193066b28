import { wordList } from '../../shared/figures/word-list.ts'
import type { Food } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { foodRules, type FoodRule } from '../../safety/food-rules.ts'
import {
  hasDiabetes,
  hasHighCholesterol,
  hasHypertension,
  isLactating,
  isPregnant,
  takesAnticoagulants,
  takesInsulin,
  type HealthFacts,
} from '../../safety/health-facts.ts'
import { nutritionRules } from '../../safety/nutrition-rules.ts'
import { isAlcoholic, type PlateFacts, type PlateItem } from './plate-facts.ts'
import { alcoholCopy, conditionCopy } from './score-copy.ts'
import { passedLimitsOf, type ScoreMeasure } from './score-parts.ts'

const rules = nutritionRules.plateScore
const mostNames = 3

interface ConditionMeasure extends Omit<ScoreMeasure, 'day' | 'person' | 'wantsGain'> {
  /** False for people without a score, whose remarks must not mention one. */
  readonly givesScore: boolean
}

/**
 * Returns remarks on this plate for the person's health conditions, most important first. Alcohol gets a remark for
 * everybody. Remarks have no digits, because people with hidden numbers read them too. Sources: `docs/sources.md`,
 * "Alcohol and conditions on the plate".
 */
export function conditionNotesOf(
  items: readonly PlateItem[],
  plate: PlateFacts,
  measure: ConditionMeasure,
  person: HealthFacts | null,
): string[] {
  const alcohol = plate.hasAlcohol ? alcoholNotesOf(person, measure.givesScore) : []
  if (!person) return alcohol
  const passed = passedLimitsOf(plate, { ...measure, person })
  const found: (string | null)[] = [
    ...alcohol,
    sugarNote(items, person, passed.includes('acucar')),
    saltNote(items, person, passed.includes('sodio')),
    tyramineNote(items, person),
    starFruitNote(items, person),
    saturatedNote(items, person, passed.includes('gordura_saturada')),
    greensNote(items, person),
    pregnancyNote(items, person),
    digestionNote(items, person),
  ]
  return found.filter((note) => note !== null)
}

/** Returns every alcohol remark for the person's conditions, or the general remark if none applies. */
function alcoholNotesOf(person: HealthFacts | null, givesScore: boolean): string[] {
  const general = givesScore ? alcoholCopy.general : alcoholCopy.unscored
  if (!person) return [general]
  const { declared, medications, conditions } = person
  const applying: [boolean, string][] = [
    [isPregnant(person), alcoholCopy.pregnancy],
    [takesInsulin(person), alcoholCopy.insulin],
    [takesAnticoagulants(person), alcoholCopy.anticoagulants],
    [declared.includes('imao'), alcoholCopy.maoi],
    [declared.includes('litio'), alcoholCopy.lithium],
    [conditions.includes('hepatica') || declared.includes('hepatica'), alcoholCopy.liver],
    [isLactating(person), alcoholCopy.lactation],
    [hasDiabetes(person) && !takesInsulin(person), alcoholCopy.diabetes],
    [declared.includes('hipoglicemia') && !hasDiabetes(person), alcoholCopy.hypoglycemia],
    [medications.includes('corticoides') || declared.includes('corticoides'), alcoholCopy.corticosteroids],
    [medications.includes('antidepressivos'), alcoholCopy.antidepressants],
  ]
  const notes = applying.filter(([applies]) => applies).map(([, text]) => text)
  return notes.length > 0 ? notes : [general]
}

function sugarNote(items: readonly PlateItem[], person: HealthFacts, isOver: boolean): string | null {
  if (!hasDiabetes(person)) return null
  const isSweet =
    hitting(items, ['bebida_adocada', 'acucar_ou_doce'], rules.notes.sweetG).length > 0 ||
    foodsOf(items).some(isSweetDrink)
  if (!isOver && !isSweet) return null
  return takesInsulin(person) ? conditionCopy.sugarWithInsulin : conditionCopy.sugar
}

/**
 * Returns whether a drink has free sugars as defined by the WHO, such as juice, coconut water or soda: at least
 * `drinkCarbG` of carbohydrate, too little protein for a milk drink, and no "zero", "diet" or "light" in the name.
 */
function isSweetDrink({ name, group, per100g }: Food): boolean {
  const isSugarFree = /\b(zero|diet|light)\b/i.test(name)
  const isMilky = per100g.proteinG >= rules.nourishingDrinkProteinG
  return group === 'bebida' && !isSugarFree && !isMilky && per100g.carbG >= rules.notes.drinkCarbG
}

function saltNote(items: readonly PlateItem[], person: HealthFacts, isOver: boolean): string | null {
  if (!hasHypertension(person)) return null
  const salty = hitting(items, ['muito_salgado', 'embutido_ou_instantaneo'], rules.notes.saltyG)
  if (salty.length > 0) return conditionCopy.saltyFood(namesOf(salty))
  return isOver ? conditionCopy.addedSalt : null
}

function tyramineNote(items: readonly PlateItem[], { declared }: HealthFacts): string | null {
  if (!declared.includes('imao')) return null
  const aged = foodsOf(items).filter((food) => !isAlcoholic(food) && isAged(food))
  return aged.length > 0 ? conditionCopy.tyramine(namesOf(aged)) : null
}

/**
 * Returns whether a food is rich in tyramine because it is aged or fermented. Fresh cheeses, ricotta and cream cheese
 * are not.
 */
function isAged({ name, group, allergens }: Food): boolean {
  const words = normalizeText(name)
  const isFresh = /\b(frescal|ricota|cottage|requeijao|coalho)\b/.test(words)
  if (/\b(shoyu|soja fermentada|misso|missô)\b/.test(words)) return true
  return (group === 'queijo' && !isFresh) || (group === 'embutido' && allergens.includes('histamina'))
}

function starFruitNote(items: readonly PlateItem[], { conditions, declared }: HealthFacts): string | null {
  const isRenal =
    conditions.includes('renal') || declared.includes('renal') || declared.includes('transplante')
  const hasStarFruit = foodsOf(items).some(({ name }) => normalizeText(name).includes('carambola'))
  return isRenal && hasStarFruit ? conditionCopy.starFruit : null
}

function saturatedNote(items: readonly PlateItem[], person: HealthFacts, isOver: boolean): string | null {
  if (!hasHighCholesterol(person)) return null
  const fatty = hitting(items, ['gordura_saturada', 'fritura'], rules.notes.fattyG)
  if (!isOver && fatty.length === 0) return null
  return conditionCopy.saturated(fatty.length > 0 ? namesOf(fatty) : null)
}

function greensNote(items: readonly PlateItem[], person: HealthFacts): string | null {
  if (!takesAnticoagulants(person)) return null
  const grams = items.filter(({ food }) => isGreen(food)).reduce((sum, item) => sum + item.grams, 0)
  return grams >= rules.notes.greensG ? conditionCopy.leafyGreens : null
}

function isGreen({ name, group }: Food): boolean {
  return group === 'folhas' || /\b(brocolis|couve|espinafre|caldo verde)\b/.test(normalizeText(name))
}

function pregnancyNote(items: readonly PlateItem[], person: HealthFacts): string | null {
  if (isPregnant(person)) {
    const risky = hitting(items, ['queijo_de_risco', 'cha_ou_mate', 'peixe_a_moderar'])
    return risky.length > 0 ? conditionCopy.pregnancyCare(namesOf(risky)) : null
  }
  if (!isLactating(person)) return null
  const fish = hitting(items, ['peixe_a_moderar'])
  return fish.length > 0 ? conditionCopy.lactationCare(namesOf(fish)) : null
}

function digestionNote(items: readonly PlateItem[], { digestiveIssues }: HealthFacts): string | null {
  if (digestiveIssues.includes('Refluxo')) {
    const triggers = foodsOf(items).filter(
      (food) => isAlcoholic(food) || hits(food, ['fritura', 'gatilho_de_refluxo', 'irritante']),
    )
    if (triggers.length > 0) return conditionCopy.reflux(namesOf(triggers))
  }
  if (!digestiveIssues.includes('Diarreia')) return null
  const irritants = foodsOf(items).filter(
    (food) => isAlcoholic(food) || hits(food, ['fritura', 'bebida_adocada', 'irritante']),
  )
  return irritants.length > 0 ? conditionCopy.diarrhea(namesOf(irritants)) : null
}

/**
 * Returns the foods that match any of the rules. The minimum of `leastG` grams does not apply to foods named as flavor.
 */
function hitting(items: readonly PlateItem[], asked: readonly FoodRule[], leastG = 0): Food[] {
  return items.flatMap(({ food, grams, flavors = [] }) => [
    ...(grams >= leastG && hits(food, asked) ? [food] : []),
    ...flavors.filter((flavor) => hits(flavor, asked)),
  ])
}

function hits(food: Food, asked: readonly FoodRule[]): boolean {
  return asked.some((rule) => foodRules[rule](food))
}

function foodsOf(items: readonly PlateItem[]): Food[] {
  return items.flatMap(({ food, flavors = [] }) => [food, ...flavors])
}

/**
 * Joins the names of the first `mostNames` foods. Cuts each name at its first digit, because people with hidden numbers
 * read these remarks too.
 */
function namesOf(foods: readonly Food[]): string {
  const names = foods.map(({ name }) => name.replace(/\s*\d[\d,.]*\s*%?.*$/, '').toLowerCase())
  return wordList([...new Set(names)].slice(0, mostNames))
}
