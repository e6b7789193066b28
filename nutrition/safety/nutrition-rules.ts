/**
 * All constants of energy, macros, gates and plate score. Sources: `docs/sources.md`, "Targets, safety and score".
 * Values marked (choice) are design choices, to be reviewed by the responsible nutritionist (CRN). Changing a value
 * requires a new `version`.
 */
export const nutritionRules = {
  version: 'nutrition-rules.v2',

  /** Ranges of valid answers, displayed by the questionnaire and enforced by the server. */
  answers: {
    weightKg: { min: 30, max: 300 },
    heightCm: { min: 120, max: 230 },
    ageYears: { adult: 18, max: 100 },
    mealsPerDay: { min: 3, max: 6 },
    /** Plausible range of the BMI, kg/m². Outside it a typing error is more likely (choice). */
    bmi: { min: 12, max: 60 },
  },

  /**
   * BMI limits, kg/m². WHO classes for adults (16 severe thinness, 18.5 underweight). From 60 years on, underweight is
   * below 22 (SISVAN 2011). From 65 years on, no weight loss below 27 without a professional (ESPEN 2019). The limit 20
   * and the age of 75 are choices.
   */
  bmi: {
    severelyThin: 16,
    underweight: 18.5,
    lean: 20,
    overweight: 25,
    obese: 30,
    older: { fromYears: 60, underweight: 22 },
    old: { fromYears: 65, noDeficitBelow: 27 },
  },
  maintenanceOnlyFromYears: 75,

  energy: {
    /** Coefficients of the resting energy by Mifflin-St Jeor 1990. */
    resting: { perKg: 10, perCm: 6.25, perYear: -5, male: 5, female: -161 },
    /**
     * Estimated Energy Requirement of adults from 19 years on (NASEM 2023, Dietary Reference Intakes for Energy):
     * kcal = constant − perYear · years + perCm · cm + perKg · kg, one equation for each activity category.
     */
    requirement: {
      M: {
        perYear: 10.83,
        inactive: { constant: 753.07, perCm: 6.5, perKg: 14.1 },
        low_active: { constant: 581.47, perCm: 8.3, perKg: 14.94 },
        active: { constant: 1004.82, perCm: 6.52, perKg: 15.91 },
        very_active: { constant: -517.88, perCm: 15.61, perKg: 19.11 },
      },
      F: {
        perYear: 7.01,
        inactive: { constant: 584.9, perCm: 5.72, perKg: 11.71 },
        low_active: { constant: 575.77, perCm: 6.6, perKg: 12.14 },
        active: { constant: 710.25, perCm: 6.54, perKg: 12.34 },
        very_active: { constant: 511.83, perCm: 9.07, perKg: 12.56 },
      },
    },
    /** Minimum physical activity level (total / basal energy) of each category (NASEM 2023, table 5-4). */
    activityFrom: { inactive: 1, low_active: 1.53, active: 1.68, very_active: 1.85 },
    /**
     * Activity level of a day without training, by work schedule. FAO/WHO/UNU 2001 gives 1.53 for an office day with
     * one hour of walking. The value 1.50 assumes a bit more than half of that walk (choice); the home office has 0.025
     * less, without an hour of commuting.
     */
    dailyLife: {
      comercial: 1.5,
      noturno: 1.5,
      home_office: 1.475,
      irregular: 1.5,
      aposentado: 1.475,
      estudante: 1.5,
    },
    /**
     * Increase of the activity level for each MET above rest, times the share of the week spent training (IOM 2005,
     * chapter 12). Contains the factor 1.15 / 0.9 for energy spent after a session and on digestion, and the ratio of 1
     * MET to basal energy.
     */
    trainingFactor: { M: 1.34, F: 1.42 },
    /** MET by modality and intensity, after the Compendium of Physical Activities. */
    met: {
      caminhada: { leve: 2.8, moderada: 3.5, alta: 4.5, muito_alta: 5 },
      forca: { leve: 3.5, moderada: 5, alta: 6, muito_alta: 6.5 },
      funcional: { leve: 4, moderada: 5.5, alta: 7.5, muito_alta: 8.5 },
      mista: { leve: 4, moderada: 5.5, alta: 7, muito_alta: 8 },
      cardio: { leve: 5, moderada: 7, alta: 8.5, muito_alta: 10 },
      esportes: { leve: 4.5, moderada: 6.5, alta: 8, muito_alta: 9 },
    },
    /**
     * Mean over the trimesters of FAO/WHO, kcal/day, because the questionnaire does not ask for the trimester (choice).
     */
    pregnancyKcal: 300,
    /**
     * Added need of breastfeeding, kcal/day: 454 after subtracting mobilised body stores, rounded (Butte & King 2005).
     */
    lactationKcal: 450,
    /**
     * Half width of the band around the need, as a share of the need. Rounded from the standard error of one person's
     * requirement in NASEM 2023, table 5-8: 342 of 2 930 kcal (men), 241 of 2 281 (women), 302 of 2 680 (pregnancy).
     * `wideShare` applies from BMI 40 or 75 years on, where few people were measured (choice).
     */
    band: { share: 0.1, wideShare: 0.15, wideFromBmi: 40, wideFromYears: 75, stepKcal: 50 },
    /**
     * Minimum energy of older people, kcal per kg. ESPEN 2019 gives 30 as a guide and 27 as a minimum; weight above BMI
     * 27 does not count (choice).
     */
    older: { fromYears: 65, minKcalPerKg: 27, upToBmi: 27 },
  },

  limits: {
    floorKcal: { F: 1200, M: 1500 },
    ceilingKcal: 4000,
    deficitShare: 0.25,
    deficitKcal: 750,
    weeklyLossShare: 0.01,
    weeklyLossShareLean: 0.005,
    weeklyLossKg: 1,
    /**
     * Further caps on the deficit. `diabetesDeficitKcal` is in kcal; the others are shares of the need: `gentle` with
     * anxiety, depression or weight cycling, `lean` with a BMI below 20.
     */
    diabetesDeficitKcal: 500,
    gentleDeficitShare: 0.15,
    leanDeficitShare: 0.05,
    surplusKcal: 500,
    weeklyGainShare: 0.005,
    /**
     * Energy surplus of underweight people as a share of the need, at most `kcal`. The NHS advises 300 kcal and about
     * one kilogram a month at first.
     */
    carefulGain: { share: 0.1, kcal: 300 },
  },

  goal: {
    kcalPerKg: 7700,
    timelineDays: { '1-3-meses': 90, '3-6-meses': 180, '6-12-meses': 365, 'mais-1-ano': 540 },
    lossShare: { baixa: 0.1, media: 0.15, alta: 0.2 },
    recompositionShare: { baixa: 0.05, media: 0.075, alta: 0.1 },
    gainShare: { baixa: 0.05, media: 0.1, alta: 0.15 },
  },

  macros: {
    kcalPerG: { protein: 4, carb: 4, fat: 9 },
    /** Share of the weight above BMI 25 that counts in the reference weight (adjusted body weight). */
    excessWeightShare: 0.25,
    /** Protein by goal, g per kg of reference weight. */
    proteinPerKg: {
      emagrecer: 1.6,
      recomposicao: 1.8,
      ganhar: 1.8,
      manutencao: 1.2,
      outro: 1.2,
      ganho_gradual: 1.5,
    },
    /**
     * Protein in pregnancy: 0.8 g/kg plus 25 g (IOM). The alternative of 1.1 g/kg is not needed, because every goal has
     * more.
     */
    proteinPregnancy: { basePerKg: 0.8, addedG: 25 },
    proteinPerKgLactation: 1.3,
    /**
     * PROT-AGE 2013, ESPEN 2019: 1.0 to 1.2 g/kg, and at least 25 g at each main meal. From 60 years on 1.2 g per kg of
     * reference weight; from 65 years on also at least 1.0 g per kg of body weight.
     */
    proteinOlder: { fromYears: 60, perReferenceKg: 1.2, perKg: 1, mealFromYears: 65, mealG: 25 },
    proteinPerKgRange: { min: 0.8, max: 2.2 },
    /** AMDR (IOM/DRI 2005): protein 10–35 %, fat 20–35 %, carbohydrate up to 65 %. */
    proteinShare: { min: 0.1, max: 0.35 },
    fatShare: { min: 0.2, usual: 0.28, max: 0.35 },
    fatPerKgMin: 0.6,
    carbShareMax: 0.65,
    /** Minimum carbohydrate per day, g: the glucose that the brain uses in a day (DRI). */
    carbMinG: 130,
    lowCarb: { minShare: 0.26, maxShare: 0.4, minG: 100 },
    diabetesCarbShare: { min: 0.45, max: 0.6 },
    fiber: { perMcal: 14, minG: 25, minHighCholesterolG: 30, maxG: 45 },
    saturatedPercent: { usual: 10, highCholesterol: 7 },
    sodiumMg: 2000,
    waterMlPerKg: 35,
    /** Maximum of every water reference, ml/day (choice). */
    waterMaxMl: 4000,
    /** Size of a glass of water, ml (choice). */
    glassMl: 200,
  },

  /** Rules for weigh-ins between two questionnaires. All are choices except the two kilograms of `askedChangeKg`. */
  weight: {
    trendDays: 7,
    /** Difference between the trend weight and the weight of the targets from which new targets are proposed, kg. */
    askedChangeKg: 2,
    unlikely: { share: 0.1, withinDays: 7 },
    rapidLoss: { weeklyShare: 0.01, days: 14 },
  },

  training: {
    /** A training day exceeds a rest day by this share of a training session's energy (choice). */
    sessionShare: 0.8,
    shiftMaxKcal: 400,
  },

  /**
   * Percent of the day's energy per meal, by number of meals: within the ranges of Brazilian textbooks, exact values
   * are a choice.
   */
  mealPercent: {
    3: { cafe_manha: 25, lanche_manha: 0, almoco: 40, lanche_tarde: 0, jantar: 35, ceia: 0 },
    4: { cafe_manha: 22, lanche_manha: 0, almoco: 35, lanche_tarde: 15, jantar: 28, ceia: 0 },
    5: { cafe_manha: 20, lanche_manha: 10, almoco: 32, lanche_tarde: 13, jantar: 25, ceia: 0 },
    6: { cafe_manha: 20, lanche_manha: 8, almoco: 30, lanche_tarde: 12, jantar: 23, ceia: 7 },
  },
  /**
   * Maximum share of the day in one meal with diabetes, percent: of the energy when planning, of the carbohydrate eaten
   * when warning.
   */
  diabetesMealPercentMax: 35,

  plateScore: {
    points: { plants: 25, protein: 20, energy: 20, fiber: 15, processing: 15, limits: 5 },
    /** Minimum energy for a plate to get a score, kcal. */
    leastKcal: 100,
    /** Minimum score that is shown, because a lower one would only discourage (choice). */
    least: 20,
    plantShareFull: 0.5,
    protein: { zeroBelow: 0.3, fullFrom: 0.8, fullTo: 1.3, zeroAbove: 2.2 },
    energy: { zeroBelow: 0.4, fullFrom: 0.85, fullTo: 1.15, zeroAbove: 1.6 },
    /**
     * Breakfast and snacks (choice): wider bands for energy and protein, and part of the points for components that the
     * day's other meals can still provide.
     */
    snack: {
      /** Amount of fiber that counts like fruit or vegetables, g. */
      fiberG: 3,
      energy: { zeroBelow: 0.1, fullFrom: 0.5, fullTo: 1.5, zeroAbove: 2.5 },
      proteinFullFrom: 0.5,
      /**
       * Share of the day's protein that a breakfast or snack may reach without losing points for excess, even if its
       * own target is lower.
       */
      proteinCeilingShare: 0.35,
      /**
       * Share of a component's points that a breakfast or snack gets anyway, because other meals can provide the
       * component.
       */
      open: { plants: 0.4, protein: 0.5, fiber: 0.5 },
      /** Plants in the day's other meals that replace fruit in a snack, g: two WHO portions of 80 g. */
      plantsDoneG: 160,
    },
    processedWeight: 0.5,
    /**
     * Assumed sodium of the salt added to a main meal if IBGE states none, mg: 1 g of salt. Counted only with
     * hypertension.
     */
    preparationSodiumMg: 400,
    /** A food with at least this much sodium is assumed to be salted already, mg per 100 g (choice). */
    naturalSodiumMgPer100g: 200,
    /**
     * A drink without alcohol counts as a small meal from this much protein on, g per 100 g: milk, smoothies (choice).
     */
    nourishingDrinkProteinG: 2,
    sugarShare: { usual: 0.1, diabetes: 0.05 },
    /**
     * The limits of saturated fat and added sugar are computed for the plate's energy without fillers, but for at least
     * this share of the meal's target energy, so that a small plate is not judged too strictly.
     */
    limitsLeastShare: 0.5,
    caps: { forbidden: 20, fastFood: 35, starchOnly: 45, smallPlate: 50, fried: 70 },
    /** A plate with less than this share of the meal's target energy counts as small. */
    smallPlateShare: 0.4,
    /**
     * A plate counts as fast food if at least `energyShare` of its energy is ultra-processed or fried and plants are
     * less than `plantShare` of its weight (choice).
     */
    fastFood: { energyShare: 0.6, plantShare: 0.1 },
    friedItems: 2,
    /**
     * Minimum amounts that cause a condition remark (choice), so that a pinch or a spoon causes none: grams on the
     * plate, `drinkCarbG` per 100 g of a drink, `ultraShare` of the plate's energy.
     */
    notes: { sweetG: 10, saltyG: 10, fattyG: 15, greensG: 80, drinkCarbG: 5, ultraShare: 0.1 },
    bands: { great: 80, good: 60, fair: 40 },
    /** Minimum confidence of a scan for a single score; below it a range is shown. */
    confidenceForNumber: 0.5,
    /** Usual relative error of a portion estimated from a photo. */
    portionError: 0.35,
    /** Points by which a range of scores is widened at both ends, because foods may be misidentified (choice). */
    identityError: 5,
    /** Reference day for people without targets: 2 000 kcal (RDC 429/2020), 15 % protein, four meals. */
    reference: { kcal: 2000, proteinG: 75, mealsPerDay: 4 },
  },

  confidence: { high: 0.75, medium: 0.5 },

  /**
   * Minimum sodium of a food that counts as high in sodium, mg per 100 g (RDC 429/2020, front-of-pack "alto em sódio").
   */
  highSodiumMgPer100g: 600,
  /**
   * Foods with at least this much sodium are excluded with hypertension in any amount, mg per 100 g: charque, olives,
   * soy sauce, parmesan (choice).
   */
  verySaltyMgPer100g: 1000,
  /**
   * Minimum added sugar of a drink that counts as high in sugar, g per 100 ml (RDC 429/2020, front-of-pack "alto em
   * açúcar adicionado").
   */
  highSugarGPer100ml: 7.5,
} as const
