import { ordinaryAnswers } from './platform/process/test-answers.ts'

const items = [{ food_id: 'taco:3', grams: 100 }]
const words = '2 colheres de arroz'
const day = '2026-03-11'
const place = { date: day, meal_type: 'almoco' }

/** A valid body for each endpoint, to pass validation. The ids are unused. */
export const bodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  // Password shared by all accounts in these tests.
  'POST /api/passkeys/{id}/remove': { password: 'jabuticaba no pé' },
  'POST /api/other-access/remove': { keep_passkeys: [], keep_authenticator: false },
  'POST /api/mp-create-preference': { plan: 'annual' },
  'PATCH /api/profile': { meal_reminders: true },
  'PATCH /api/settings': { weekly_tips: false },
  'POST /api/onboarding': { ...ordinaryAnswers },
  'POST /api/onboarding/reading': { texts: [{ field: 'condicao', text: 'enxaqueca' }] },
  'POST /api/health-reading': { kind: 'remove', finding: 'celiaca' },
  'POST /api/plan-change': { made_at: `${day}T12:00:00Z`, accept: true },
  'POST /api/consents': { purpose: 'acompanhamento', granted: true },
  'POST /api/meals/describe': { text: words },
  'POST /api/meals/score': { items },
  'POST /api/meals': { id: '00000000-0000-4000-8000-000000000001', meal_type: 'jantar', items },
  'POST /api/meal-entries': {
    id: '00000000-0000-4000-8000-000000000002',
    meal_type: 'jantar',
    text: words,
    eaten_at: `${day}T14:00:00Z`,
  },
  'PUT /api/meals/{id}': { meal_type: 'jantar', items },
  'POST /api/scan-start': { meal_type: 'jantar' },
  'POST /api/scan-complete': { scan_id: '00000000-0000-4000-8000-000000000003', description: words },
  'PUT /api/scans/{id}/items': { items },
  'POST /api/plan-apply-scan': { scan_id: '00000000-0000-4000-8000-000000000003' },
  'POST /api/plan-apply-meal': { id: '00000000-0000-4000-8000-000000000004', meal_type: 'ceia', items },
  'POST /api/plan-undo-rebalance': { meal_id: '00000000-0000-4000-8000-000000000004' },
  'POST /api/generate-recipe-images': { recipeId: 'feijoada-de-legumes', source: 'drawn' },
  'POST /api/favorites': { recipe_id: 'feijoada-de-legumes' },
  'PATCH /api/diets/{id}': { name: 'Outro nome' },
  'POST /api/diet-create-default': {},
  'POST /api/diet-generate-ai': { dietId: '00000000-0000-4000-8000-000000000005', plain: true },
  'POST /api/plan-generate-week': { only_if_absent: true },
  'POST /api/week-plans/edits': { kind: 'lock', ...place, locked: true },
  'POST /api/week-plans/observations': { text: 'semana corrida' },
  'PUT /api/compliance': {
    diet_id: '00000000-0000-4000-8000-000000000005',
    meal_compliance: { almoco: true },
  },
  'POST /api/reports-generate': { reportType: 'weekly', startDate: '2026-03-02', endDate: '2026-03-08' },
  'POST /api/check-ins': { id: 'mood-good' },
  'PUT /api/weights/{date}': { weight_kg: 70 },
  'POST /api/weight-question': { answer: 'later', weight_kg: 70 },
  'POST /api/water': { id: '00000000-0000-4000-8000-000000000006', ml: 200 },
  'PATCH /api/water/{id}': { ml: 300 },
}

/** Required query of each endpoint. */
export const queries: Readonly<Record<string, string>> = {
  'GET /api/foods': '?q=arroz',
  'GET /api/tastes': '?q=peixe',
  'GET /api/reports': '?period=week',
  'GET /api/week-plans/alternatives': `?date=${day}&meal_type=almoco`,
}
