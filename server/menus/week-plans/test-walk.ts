import { account, shared, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

const day = '2026-03-11'
const place = { date: '2026-03-11', meal_type: 'almoco' }

export const walk: WalkEntries = {
  bodies: {
    'POST /api/plan-generate-week': { only_if_absent: true },
    'POST /api/week-plans/edits': { kind: 'lock', ...place, locked: true },
    'POST /api/week-plans/observations': { text: 'semana corrida' },
  },
  queries: {
    'GET /api/week-plans/alternatives': `?date=${day}&meal_type=almoco`,
  },
  bounds: {
    'POST /api/plan-generate-week': ['a day', 'one plan for a week, of eleven weeks'],
    'POST /api/week-plans/edits': ['a day', 'in its place'],
    'POST /api/week-plans/observations': ['a day', 'reads words'],
  },
  pointers: {
    'POST /api/plan-generate-week body.user_id': account,
    'POST /api/week-plans/edits body.dish.main.recipe_id': shared,
    'POST /api/week-plans/edits body.dish.base.recipe_id': shared,
    'POST /api/week-plans/edits body.dish.side.recipe_id': shared,
    'POST /api/week-plans/edits body.recipe_id': shared,
  },
}
