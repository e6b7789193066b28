import { itemAt, lookup } from '../shared/collections/lookup.ts'
import { nothingRead } from '../safety/health-findings.ts'
import type { AllergenTag } from '../foods/food.ts'
import type { Protein, RecipeRole } from '../recipes/recipe.ts'
import { exclusionsOf } from '../safety/exclusions.ts'
import type { Allergy, Condition, Intolerance, Style } from '../safety/health-answers.ts'
import { cookTimesMin, equipment, proteinPriorities, type Equipment } from '../targets/answers.ts'
import type { MealType } from '../targets/meal-type.ts'
import type { Person } from '../targets/person.ts'
import { planTargets } from '../targets/plan-targets.ts'
import { hasDiabetes, hasHypertension, takesAnticoagulants } from '../safety/health-facts.ts'
import { plateVegetables } from '../recipes/plate-vegetables.ts'
import { caffeineMaxOf, fiberMaxOf } from './request/day-limits.ts'
import type { MenuRecipe } from './request/menu-recipe.ts'
import { seededRandom, type Random } from './request/random.ts'
import type { MenuRequest } from './request/request.ts'
import type { Weekday } from '../shared/calendar/days.ts'

type Template = {
  role: RecipeRole
  meals: readonly MealType[]
  proteins: readonly (readonly [Protein, number])[]
  kcal: readonly [number, number]
  proteinShare: readonly [number, number]
  fatShare: readonly [number, number]
  fiberPerMcal: readonly [number, number]
  minutes: readonly [number, number]
  share: number
}

const lunchAndDinner: readonly MealType[] = ['almoco', 'jantar']
const templates: readonly Template[] = [
  {
    role: 'main',
    meals: lunchAndDinner,
    proteins: [
      ['frango', 5],
      ['bovina', 4],
      ['suina', 2],
      ['peixe', 3],
      ['ovo', 2],
      ['leguminosa', 3],
      ['soja', 2],
    ],
    kcal: [150, 320],
    proteinShare: [0.3, 0.6],
    fatShare: [0.2, 0.5],
    fiberPerMcal: [3, 20],
    minutes: [8, 50],
    share: 0.32,
  },
  {
    role: 'solo',
    meals: lunchAndDinner,
    proteins: [
      ['frango', 3],
      ['bovina', 2],
      ['peixe', 1],
      ['leguminosa', 2],
      ['laticinio', 1],
    ],
    kcal: [380, 620],
    proteinShare: [0.17, 0.3],
    fatShare: [0.2, 0.36],
    fiberPerMcal: [8, 22],
    minutes: [10, 50],
    share: 0.1,
  },
  {
    role: 'base',
    meals: lunchAndDinner,
    proteins: [
      ['leguminosa', 2],
      ['nenhuma', 3],
    ],
    kcal: [120, 320],
    proteinShare: [0.08, 0.2],
    fatShare: [0.05, 0.2],
    fiberPerMcal: [8, 40],
    minutes: [5, 40],
    share: 0.08,
  },
  {
    role: 'side',
    meals: lunchAndDinner,
    proteins: [['nenhuma', 1]],
    kcal: [25, 110],
    proteinShare: [0.08, 0.2],
    fatShare: [0.2, 0.5],
    fiberPerMcal: [25, 60],
    minutes: [5, 25],
    share: 0.11,
  },
  {
    role: 'solo',
    meals: ['cafe_manha'],
    proteins: [
      ['ovo', 2],
      ['laticinio', 3],
      ['nenhuma', 2],
      ['leguminosa', 1],
    ],
    kcal: [220, 430],
    proteinShare: [0.12, 0.32],
    fatShare: [0.15, 0.38],
    fiberPerMcal: [6, 24],
    minutes: [3, 22],
    share: 0.13,
  },
  {
    role: 'drink',
    meals: ['cafe_manha', 'lanche_manha', 'lanche_tarde'],
    proteins: [
      ['laticinio', 2],
      ['nenhuma', 3],
    ],
    kcal: [5, 170],
    proteinShare: [0.05, 0.3],
    fatShare: [0.05, 0.3],
    fiberPerMcal: [2, 15],
    minutes: [2, 8],
    share: 0.05,
  },
  {
    role: 'snack',
    meals: ['lanche_manha', 'lanche_tarde', 'ceia'],
    proteins: [
      ['laticinio', 3],
      ['nenhuma', 4],
      ['ovo', 1],
      ['leguminosa', 1],
    ],
    kcal: [90, 270],
    proteinShare: [0.1, 0.35],
    fatShare: [0.1, 0.4],
    fiberPerMcal: [5, 25],
    minutes: [2, 20],
    share: 0.21,
  },
]

const tagsOfProtein: Readonly<Record<Protein, readonly AllergenTag[]>> = {
  bovina: ['carne', 'origem_animal'],
  suina: ['carne', 'origem_animal'],
  frango: ['carne', 'origem_animal'],
  peixe: ['peixe', 'origem_animal'],
  ovo: ['ovo', 'origem_animal'],
  laticinio: ['leite', 'lactose', 'origem_animal'],
  soja: ['soja'],
  leguminosa: [],
  nenhuma: [],
}

/** Extra allergen tags of generated recipes. Each set of tags is added with the given probability. */
const addedTags: readonly (readonly [readonly AllergenTag[], number])[] = [
  [['gluten'], 0.2],
  [['leite', 'lactose', 'origem_animal'], 0.15],
  [['ovo', 'origem_animal'], 0.06],
  [['amendoim'], 0.03],
  [['castanhas'], 0.05],
  [['soja'], 0.06],
  [['fodmap'], 0.3],
  [['histamina'], 0.1],
  [['frutose'], 0.12],
]

/** Returns about `size` generated recipes of all roles. Equal seeds give equal recipes. */
export function syntheticLibrary(size: number, seed: number): MenuRecipe[] {
  const random = seededRandom(seed)
  return templates.flatMap((template, templateIndex) =>
    Array.from({ length: Math.max(3, Math.round(size * template.share)) }, (_, index): MenuRecipe => {
      const protein = weighted(template.proteins, random)
      const kcal = between(template.kcal, random)
      const isLean = protein === 'nenhuma' || protein === 'leguminosa'
      const proteinShare = between(template.proteinShare, random) * (isLean ? 0.75 : 1)
      const fatShare = Math.min(between(template.fatShare, random), 0.95 - proteinShare)
      const carbShare = 1 - proteinShare - fatShare
      const haste = random()
      const minutes = Math.round(
        template.minutes[0] + (template.minutes[1] - template.minutes[0]) * haste * haste,
      )
      const isPlain = random() < 0.6
      const allergens = new Set<AllergenTag>(tagsOfProtein[protein])
      for (const [tags, likelihood] of addedTags) {
        if (random() < likelihood * (isPlain ? 0.5 : 1.4)) for (const tag of tags) allergens.add(tag)
      }
      const id = `${template.role}-${templateIndex}-${index}`
      return {
        id,
        name: `Receita ${id}`,
        role: template.role,
        mealTypes: template.meals
          .filter(() => random() < 0.85)
          .concat(itemAt(template.meals, index % template.meals.length)),
        family: `${template.role}-${templateIndex}-${Math.floor(index * 0.7)}`,
        protein,
        perPortion: {
          kcal: Math.round(kcal),
          proteinG: round((kcal * proteinShare) / 4),
          carbG: round((kcal * carbShare) / 4),
          fatG: round((kcal * fatShare) / 9),
          fiberG: round((kcal / 1000) * between(template.fiberPerMcal, random) * (isLean ? 1.3 : 0.8)),
          saturatedG: round(((kcal * fatShare) / 9) * between([0.12, 0.4], random)),
          sodiumMg: Math.round(kcal * between([0.2, 1.5], random)),
          sugarAddedG: random() < 0.15 ? round(between([2, 14], random)) : 0,
        },
        allergens: [...allergens],
        foodRules: random() < 0.06 ? ['fritura'] : random() < 0.05 ? ['embutido_ou_instantaneo'] : [],
        isVerified: random() < 0.98,
        hasUnseenIngredients: random() < 0.25,
        holds: random() < 0.08 ? ['base:berinjela', 'familia:legumes'] : ['base:cebola'],
        mayHold: [],
        equipment: equipmentFor(minutes, random),
        preparationMin: Math.ceil(minutes * 0.4),
        cookingMin: minutes - Math.ceil(minutes * 0.4),
        vegetables: template.role === 'side' ? [itemAt(plateVegetables, index % plateVegetables.length)] : [],
        vitaminKUg: template.role === 'side' ? (index * 17) % 120 : 0,
        caffeineMg: template.role === 'drink' && kcal < 40 ? 120 : 0,
        isSmoothie: template.role === 'drink' && kcal >= 90,
        isRegional: false,
        costClass: random() < 0.5 ? 1 : random() < 0.7 ? 2 : 3,
        keepsDays: template.role === 'base' || random() < 0.35 ? 3 : 1,
        styles: random() < 0.5 ? ['Comida caseira'] : random() < 0.3 ? ['Saladas'] : [],
      }
    }),
  )
}

function equipmentFor(minutes: number, random: Random): Equipment[] {
  if (minutes <= 8 && random() < 0.5) return ['Sem cozimento']
  const draw = random()
  if (draw < 0.45) return ['Fogão']
  if (draw < 0.65) return ['Micro-ondas']
  if (draw < 0.78) return ['Forno']
  if (draw < 0.9) return ['Airfryer']
  return random() < 0.5 ? ['Liquidificador'] : ['Sem cozimento']
}

/** Returns a person with random answers. Some of these people get no numeric plan; {@link randomRequest} skips them. */
export function randomPerson(random: Random): Person {
  const sex = random() < 0.5 ? 'F' : 'M'
  const heightCm = Math.round(between(sex === 'F' ? [150, 178] : [162, 192], random))
  const bmi = between([20, 33], random)
  const maybe = <Value>(value: Value, likelihood: number): Value[] => (random() < likelihood ? [value] : [])
  const diet: Style[] = random() < 0.06 ? ['Vegano'] : random() < 0.1 ? ['Vegetariano'] : []
  const allergies: Allergy[] = [
    ...maybe<Allergy>('Leite', 0.05),
    ...maybe<Allergy>('Ovo', 0.04),
    ...maybe<Allergy>('Amendoim', 0.06),
    ...maybe<Allergy>('Castanhas', 0.04),
    ...maybe<Allergy>('Frutos do mar', 0.06),
    ...maybe<Allergy>('Soja', 0.03),
  ]
  const intolerances: Intolerance[] = [
    ...maybe<Intolerance>('Lactose', 0.12),
    ...maybe<Intolerance>('Glúten', 0.05),
  ]
  const health: Condition[] = [
    ...maybe<Condition>('hipertensao', 0.12),
    ...maybe<Condition>('diabetes', 0.07),
    ...maybe<Condition>('colesterol_alto', 0.08),
  ]
  return {
    sex,
    ageYears: Math.round(between([19, 70], random)),
    weightKg: Math.round(bmi * (heightCm / 100) ** 2),
    heightCm,
    conditions: health,
    medications: [],
    recentSurgeries: 'nao',
    pregnancyBreastfeeding: 'nao',
    eatingDisorders: 'nao',
    weightHistory: 'sempre_estavel',
    limitations: [],
    digestiveIssues: [],
    styles: [...diet, ...maybe<Style>('Low-carb', 0.06), ...maybe<Style>('Comida caseira', 0.4)],
    allergies,
    intolerances,
    medicalDisclaimerAck: true,
    ...nothingRead,
    isLosingFast: false,
    mainGoal: oneOf(['emagrecer', 'emagrecer', 'manutencao', 'ganhar', 'recomposicao'] as const, random),
    priorityLevel: oneOf(['baixa', 'media', 'alta'] as const, random),
    activity: {
      freqPerWeek: oneOf([0, 2, 4, 6] as const, random),
      modality: oneOf(['forca', 'cardio', 'caminhada'] as const, random),
      durationMinutes: oneOf([30, 45, 60] as const, random),
      intensity: 'moderada',
      goalsFitness: [],
    },
    workSchedule: 'comercial',
    mealsPerDay: oneOf([3, 4, 4, 5, 6] as const, random),
    hydrationLiters: 2,
  }
}

const trainingWeekdays: ReadonlyMap<number, readonly Weekday[]> = new Map([
  [0, []],
  [1, [1]],
  [2, [2, 4]],
  [4, [1, 2, 4, 5]],
  [6, [1, 2, 3, 4, 5, 6]],
])

/**
 * Returns the request of a random person who gets a numeric plan, with random wishes. Equal seeds give equal requests.
 */
export function randomRequest(seed: number, library: readonly MenuRecipe[]): MenuRequest {
  const random = seededRandom(seed)
  for (;;) {
    const person = randomPerson(random)
    const plan = planTargets(person)
    if (plan.kind !== 'numeric') continue
    const owned = equipment.filter((one) => (one === 'Fogão' ? random() < 0.93 : random() < 0.6))
    const favorites = library.filter(() => random() < 0.02).map(({ id }) => id)
    return {
      exclusions: exclusionsOf(person),
      targets: { rest: plan.targetsRest, training: plan.targetsTraining },
      sodiumMgMax: plan.sodiumMgMax,
      saturatedMaxPercent: plan.saturatedMaxPercent,
      hasHypertension: hasHypertension(person),
      hasDiabetes: hasDiabetes(person),
      keepsGreensSteady: takesAnticoagulants(person),
      fiberMaxG: fiberMaxOf(person),
      caffeineMaxMg: caffeineMaxOf(person),
      minMealProteinG: plan.minMealProteinG ?? null,
      trainingWeekdays: lookup(trainingWeekdays, person.activity.freqPerWeek),
      mealShares: plan.mealShares,
      cookTimeMin: oneOf([...cookTimesMin, 30, 45], random),
      equipment: owned,
      dislikes: random() < 0.25 ? ['base:berinjela'] : [],
      favoriteRecipeIds: favorites,
      favoriteFoods: [],
      styles: person.styles,
      proteinPriorities: random() < 0.5 ? [oneOf(proteinPriorities, random)] : [],
      lastWeekRecipeIds: library.filter(() => random() < 0.06).map(({ id }) => id),
      batches:
        random() < 0.3
          ? [
              [1, 2, 3],
              [4, 5],
            ]
          : [],
      constraints: [],
      locked: [],
      mayRelax: [],
      seed: Math.floor(random() * 2 ** 31),
      effort: 1,
    }
  }
}

function between([low, high]: readonly [number, number], random: Random): number {
  return low + (high - low) * random()
}

function oneOf<Value>(values: readonly Value[], random: Random): Value {
  return itemAt(values, Math.floor(random() * values.length))
}

function weighted<Value>(values: readonly (readonly [Value, number])[], random: Random): Value {
  let draw = random() * values.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [value, weight] of values) {
    draw -= weight
    if (draw < 0) return value
  }
  return itemAt(values, values.length - 1)[0]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
