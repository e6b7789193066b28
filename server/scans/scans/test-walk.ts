import {
  account,
  own,
  pass,
  picked,
  shared,
  type WalkEntries,
} from '../../platform/process/test-walk-entries.ts'

const items = [{ food_id: 'taco:3', grams: 100 }]
const words = '2 colheres de arroz'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/scan-start': { meal_type: 'jantar' },
    'POST /api/scan-complete': { scan_id: '00000000-0000-4000-8000-000000000003', description: words },
    'PUT /api/scans/{id}/items': { items },
  },
  bounds: {
    'POST /api/scan-start': ['a day', 'the quota; one row for an id'],
    'PUT /api/scan-uploads/{token}': [
      'nothing',
      'one photo for a scan; of other addresses nothing is taken in',
    ],
    'POST /api/scan-complete': ['a day', 'one result for a scan'],
    'PUT /api/scans/{id}/items': ['a day', 'in its place'],
    'DELETE /api/scans/{id}': ['a day', 'removes'],
  },
  pointers: {
    'POST /api/scan-start body.id': picked('food_scans'),
    'POST /api/scan-start body.user_id': account,
    'PUT /api/scan-uploads/{token} params.token': pass,
    'POST /api/scan-complete body.scan_id': own('food_scans'),
    'GET /api/scans/{id} params.id': own('food_scans'),
    'PUT /api/scans/{id}/items params.id': own('food_scans'),
    'PUT /api/scans/{id}/items body.items.food_id': shared,
    'PUT /api/scans/{id}/items body.items.flavor_ids': shared,
    'PUT /api/scans/{id}/items body.items.parts.food_id': shared,
    'DELETE /api/scans/{id} params.id': own('food_scans'),
    'GET /api/scan-photos/{token} params.token': pass,
  },
}
