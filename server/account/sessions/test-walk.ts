import { own, type WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bounds: {
    'DELETE /api/sessions': ['a day', 'removes'],
    'DELETE /api/sessions/{id}': ['a day', 'removes'],
  },
  pointers: {
    'DELETE /api/sessions/{id} params.id': own('private.sessions'),
  },
}
