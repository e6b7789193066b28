import {
  account,
  key,
  own,
  picked,
  shared,
  type WalkEntries,
} from '../../platform/process/test-walk-entries.ts'

const items = [{ food_id: 'taco:3', grams: 100 }]

export const walk: WalkEntries = {
  bodies: {
    'POST /api/plan-apply-scan': { scan_id: '00000000-0000-4000-8000-000000000003' },
    'POST /api/plan-apply-meal': { id: '00000000-0000-4000-8000-000000000004', meal_type: 'ceia', items },
    'POST /api/plan-rebalance': { meal_id: '00000000-0000-4000-8000-000000000004', proposal_id: 'a' },
    'POST /api/plan-decline-rebalance': {
      meal_id: '00000000-0000-4000-8000-000000000004',
      declined: true,
    },
    'POST /api/plan-undo-rebalance': { meal_id: '00000000-0000-4000-8000-000000000004' },
  },
  bounds: {
    'POST /api/plan-apply-scan': ['a day', 'one meal for a scan'],
    'POST /api/plan-apply-meal': ['a day', 'one row for an id'],
    'POST /api/plan-rebalance': ['a day', 'in its place'],
    'POST /api/plan-decline-rebalance': ['a day', 'in its place'],
    'POST /api/plan-undo-rebalance': ['a day', 'in its place'],
  },
  pointers: {
    'POST /api/plan-apply-scan body.user_id': account,
    'POST /api/plan-apply-scan body.scan_id': own('food_scans'),
    'POST /api/plan-apply-meal body.id': picked('meals'),
    'POST /api/plan-apply-meal body.items.food_id': shared,
    'POST /api/plan-apply-meal body.items.flavor_ids': shared,
    'POST /api/plan-apply-meal body.items.parts.food_id': shared,
    'POST /api/plan-rebalance body.meal_id': own('meals'),
    'POST /api/plan-rebalance body.proposal_id': key('a'),
    'POST /api/plan-decline-rebalance body.meal_id': own('meals'),
    'POST /api/plan-undo-rebalance body.meal_id': own('meals'),
  },
}
