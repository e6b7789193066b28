import type { Report } from '#contract/reports/reports.ts'

const foods = [
  'Arroz branco',
  'Feijão carioca',
  'Ovo de galinha',
  'Banana prata',
  'Café',
  'Alface',
  'Frango, peito',
  'Pão francês',
  'Leite',
  'Mamão',
]

export interface TestMonth {
  readonly start: string
  readonly days: number
  /** Returns whether meals were logged on a day; the first day is 0. */
  readonly isLogged: (day: number) => boolean
  readonly numbersHidden?: boolean
}

/** Returns a made-up report of a month, with figures for its logged days. */
export function reportOf({ start, days, isLogged, numbersHidden = false }: TestMonth): Report {
  const all = Array.from({ length: days }, (_, day) => day)
  const logged = all.filter(isLogged)
  const column = (valueOf: (day: number) => number, isThere: (day: number) => boolean = isLogged) =>
    all.map((day) => (isThere(day) && !numbersHidden ? valueOf(day) : null))
  const target = (value: number) =>
    all.map((day) => (numbersHidden ? null : value + (day % 3 === 0 ? value * 0.08 : 0)))
  const mean = (values: readonly (number | null)[]) => {
    const there = values.filter((value) => value !== null)
    return there.length === 0 ? null : there.reduce((sum, value) => sum + value, 0) / there.length
  }
  const calories = column((day) => 1600 + ((day * 137) % 620))
  const protein = column((day) => 74 + ((day * 31) % 48))
  const fiber = column((day) => 15 + ((day * 7) % 19))
  const compliance = column(
    (day) => ((day * 37) % 6) * 20,
    (day) => isLogged(day) && day % 7 !== 6,
  )
  const weights = column(
    (day) => 71.4 - day * 0.045 + ((day * 13) % 5) * 0.12,
    (day) => isLogged(day) && day % 3 === 0,
  )
  const figure = (value: number) => (numbersHidden || logged.length === 0 ? null : value)
  const compared = (now: number, before: number) => ({
    now,
    before,
    change: Math.round((now - before) * 10) / 10,
  })
  const end = start.slice(0, 8) + `${days}`.padStart(2, '0')
  return {
    period: 'month',
    start,
    end,
    today: `${start.slice(0, 4)}-12-01`,
    numbers_hidden: numbersHidden,
    days_logged: logged.length,
    micronutrients: numbersHidden
      ? null
      : [
          {
            nutrient: 'sodium',
            amount: 1240,
            known_percentage: 98,
            with_kitchen_salt: 2310,
            reference: 2000,
            is_limit: true,
            reason: 'geral',
          },
          {
            nutrient: 'iron',
            amount: 6.2,
            known_percentage: 92,
            reference: 18,
            is_limit: false,
            reason: 'menstruacao',
          },
          {
            nutrient: 'vitamin_b12',
            amount: null,
            known_percentage: 41,
            reference: 2.4,
            is_limit: false,
            reason: null,
          },
        ],
    totals: { calories: null, protein_g: null, fiber_g: null },
    averages: {
      days: 4,
      are_days_whole: true,
      calories: mean(calories),
      protein_g: mean(protein),
      fiber_g: mean(fiber),
      target_calories: figure(1950),
      target_protein_g: figure(98),
      target_fiber_g: figure(27),
      compliance_percentage: mean(compliance),
    },
    days: {
      meals: all.map((day) => (isLogged(day) ? 3 + (day % 2) : 0)),
      calories,
      protein_g: protein,
      fiber_g: fiber,
      target_calories: target(1900),
      target_protein_g: target(98),
      target_fiber_g: target(27),
      compliance_percentage: compliance,
      scans: all.map((day) => (isLogged(day) ? day % 2 : 0)),
      weight_kg: weights,
      weight_trend_kg: column(
        (day) => 71.5 - day * 0.04,
        (day) => isLogged(day) && weights.slice(0, day + 1).some(Boolean),
      ),
      water_ml: column((day) => 1200 + (day % 5) * 250),
    },
    adherence: {
      average_percentage: figure(72),
      days_recorded: compliance.filter((value) => value !== null).length,
      days_followed: figure(14),
    },
    photos_scanned: logged.length === 0 ? 0 : 12,
    scan_usage: null,
    protein: {
      average_g: mean(protein),
      target_g: figure(98),
      is_default_target: false,
      percentage: figure(94),
    },
    top_foods:
      logged.length === 0
        ? []
        : foods.map((name, at) => ({
            rank: at + 1,
            food_id: `taco-${at}`,
            name,
            group: 'cereal',
            count: 24 - at * 2,
          })),
    nova:
      logged.length === 0 || numbersHidden
        ? null
        : { in_natura: 58, culinary: 6, processed: 14, ultra_processed: 9, unknown: 13 },
    meal_habits:
      logged.length === 0
        ? []
        : [
            {
              meal_type: 'cafe_manha',
              days: logged.length,
              days_percentage: figure(90),
              energy_percentage: figure(21),
              typical_time: '07:30',
              spread_minutes: 40,
            },
            {
              meal_type: 'almoco',
              days: logged.length,
              days_percentage: figure(96),
              energy_percentage: figure(38),
              typical_time: '12:45',
              spread_minutes: 55,
            },
            {
              meal_type: 'lanche_tarde',
              days: 9,
              days_percentage: figure(30),
              energy_percentage: figure(11),
              typical_time: null,
              spread_minutes: null,
            },
            {
              meal_type: 'jantar',
              days: logged.length,
              days_percentage: figure(88),
              energy_percentage: figure(30),
              typical_time: '19:50',
              spread_minutes: 90,
            },
          ],
    weight: weights.some((value) => value !== null)
      ? {
          days_weighed: weights.filter((value) => value !== null).length,
          first_kg: 71.5,
          last_kg: 70.3,
          change_kg: -1.2,
        }
      : null,
    water: logged.length === 0 || numbersHidden ? null : { days_logged: logged.length, average_ml: 1700 },
    check_ins: { days: 0, answers: [] },
    spans: [],
    insights:
      logged.length === 0
        ? []
        : [
            {
              kind: 'adherence',
              level: 'good',
              text: 'Você seguiu boa parte do cardápio, mais nas segundas e terças.',
            },
            { kind: 'fiber', level: 'fair', text: 'Feijão e frutas apareceram em quase todos os dias.' },
          ],
    advanced: {
      days_missing: 0,
      comparison: numbersHidden
        ? null
        : {
            start: '2026-09-01',
            end: '2026-09-30',
            days_logged: 24,
            calories: compared(1890, 1964),
            protein_g: compared(92, 85),
            fiber_g: compared(24, 21),
            compliance_percentage: compared(72, 64),
            ultra_processed_percentage: compared(9, 13),
            weight_kg: compared(70.8, 71.9),
          },
      days_missing_before: 0,
      weekdays: [1, 2, 3, 4, 5, 6, 0].map((day) => ({
        day_of_week: day,
        days_logged: 4,
        averaged_days: 3,
        are_days_whole: true,
        calories: figure(1800 + day * 40),
        protein_g: figure(90 + day),
        fiber_g: figure(22 + day),
        compliance_percentage: figure(60 + day * 4),
      })),
      days_protein_reached: null,
      days_fiber_reached: null,
      days_energy_near: null,
    },
    advanced_reason: null,
  }
}
