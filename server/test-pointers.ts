import type { Endpoint } from '#contract/endpoint.ts'
import * as z from 'zod/v4/core'

/**
 * Kind of resource that a parameter identifies. `own`: a row of one account, by its id. `picked`: an id chosen by the
 * caller for a new row. `key`: a day or a kind, always within the caller's own rows even if others use the same, like a
 * picked id. `shared`: a resource of all accounts. `pass`: a capability, signed for or mailed to its holder. `account`:
 * the caller.
 */
export type Pointer =
  | { readonly leads: 'own' | 'picked'; readonly table: string }
  | { readonly leads: 'key'; readonly values: readonly string[] }
  | { readonly leads: 'shared' | 'pass' | 'account' }

const own = (table: string): Pointer => ({ leads: 'own', table })
const key = (...values: string[]): Pointer => ({ leads: 'key', values })
const picked = (table: string): Pointer => ({ leads: 'picked', table })
const shared: Pointer = { leads: 'shared' }
const pass: Pointer = { leads: 'pass' }
const account: Pointer = { leads: 'account' }

/** Every parameter of the contract that could identify another account's resource. */
export const pointers: Readonly<Record<string, Pointer>> = {
  'GET /api/auth/verify-email query.token': pass,
  'POST /api/auth/verify-email body.token': pass,
  'POST /api/auth/reset-password body.token': pass,
  // The id of a passkey is not secret; its signature proves possession.
  'POST /api/auth/sign-in/passkey body.response.id': pass,
  'POST /api/passkeys body.response.id': pass,
  'POST /api/mailed-proof body.token': pass,
  // Only the account's own passkeys are affected; another account's id has no effect.
  'POST /api/other-access/remove body.keep_passkeys': pass,
  'POST /api/passkeys/{id}/remove params.id': own('private.passkeys'),
  'GET /api/data-exports/{token} params.token': own('data-exports'),
  'DELETE /api/sessions/{id} params.id': own('private.sessions'),
  'POST /api/mp-create-preference body.user_id': account,
  'GET /api/payments/{id} params.id': own('payments'),
  'POST /api/payments/{id}/withdraw params.id': own('payments'),
  'PATCH /api/settings body.user_id': account,
  // A push endpoint is a secret between the browser and its push service, so knowing it proves possession.
  'PUT /api/reminders/devices body.endpoint': pass,
  'PUT /api/reminders/devices body.user_id': account,
  'DELETE /api/reminders/devices/{id} params.id': own('push_subscriptions'),
  'POST /api/reminders/devices/{id}/test params.id': own('push_subscriptions'),
  'GET /api/foods/{id} params.id': shared,
  'POST /api/meals/score body.items.food_id': shared,
  'POST /api/meals/score body.items.flavor_ids': shared,
  'POST /api/meals body.id': picked('meals'),
  'POST /api/meals body.items.food_id': shared,
  'POST /api/meals body.items.flavor_ids': shared,
  'POST /api/meal-entries body.id': picked('meals'),
  'POST /api/meal-entries body.user_id': account,
  'GET /api/meals/{id} params.id': own('meals'),
  'PUT /api/meals/{id} params.id': own('meals'),
  'PUT /api/meals/{id} body.items.food_id': shared,
  'PUT /api/meals/{id} body.items.flavor_ids': shared,
  'DELETE /api/meals/{id} params.id': own('meals'),
  'POST /api/scan-start body.id': picked('food_scans'),
  'POST /api/scan-start body.user_id': account,
  'PUT /api/scan-uploads/{token} params.token': pass,
  'POST /api/scan-complete body.scan_id': own('food_scans'),
  'GET /api/scans/{id} params.id': own('food_scans'),
  'PUT /api/scans/{id}/items params.id': own('food_scans'),
  'PUT /api/scans/{id}/items body.items.food_id': shared,
  'PUT /api/scans/{id}/items body.items.flavor_ids': shared,
  'DELETE /api/scans/{id} params.id': own('food_scans'),
  'GET /api/scan-photos/{token} params.token': pass,
  'POST /api/plan-apply-scan body.user_id': account,
  'POST /api/plan-apply-scan body.scan_id': own('food_scans'),
  'POST /api/plan-apply-meal body.id': picked('meals'),
  'POST /api/plan-apply-meal body.items.food_id': shared,
  'POST /api/plan-apply-meal body.items.flavor_ids': shared,
  'POST /api/plan-undo-rebalance body.meal_id': own('meals'),
  'GET /api/recipes/{id} params.id': shared,
  'GET /api/recipes/{id}/replacements params.id': shared,
  'POST /api/generate-recipe-images body.recipeId': shared,
  'DELETE /api/recipe-images/{recipe_id} params.recipe_id': shared,
  'POST /api/favorites body.recipe_id': shared,
  'POST /api/favorites body.user_id': account,
  'DELETE /api/favorites/{recipe_id} params.recipe_id': key('feijoada-de-legumes'),
  'GET /api/diets/{id} params.id': own('user_diets'),
  'GET /api/diets/{id}/meals params.id': own('user_diets'),
  'PATCH /api/diets/{id} params.id': own('user_diets'),
  'DELETE /api/diets/{id} params.id': own('user_diets'),
  'POST /api/diets/{id}/activate params.id': own('user_diets'),
  'POST /api/diet-generate-ai body.dietId': own('user_diets'),
  'POST /api/plan-generate-week body.user_id': account,
  'POST /api/week-plans/edits body.dish.main.recipe_id': shared,
  'POST /api/week-plans/edits body.dish.base.recipe_id': shared,
  'POST /api/week-plans/edits body.dish.side.recipe_id': shared,
  'POST /api/week-plans/edits body.recipe_id': shared,
  'PUT /api/compliance body.user_id': account,
  'PUT /api/compliance body.diet_id': own('user_diets'),
  'POST /api/reports-generate body.user_id': account,
  'GET /api/monthly-reports/{month}/pdf params.month': key('2026-02'),
  'POST /api/check-ins body.id': shared,
  'POST /api/check-ins body.user_id': account,
  'DELETE /api/check-ins/{type} params.type': key('mood'),
  'PUT /api/weights/{date} params.date': key('2026-03-11'),
  'PUT /api/weights/{date} body.user_id': account,
  'DELETE /api/weights/{date} params.date': key('2026-03-11'),
  'POST /api/weight-question body.user_id': account,
  'POST /api/water body.user_id': account,
  'POST /api/water body.id': picked('water_entries'),
  'PATCH /api/water/{id} params.id': own('water_entries'),
  'PATCH /api/water/{id} body.user_id': account,
  'DELETE /api/water/{id} params.id': own('water_entries'),
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly type?: string
  readonly format?: string
}

const pointingName = /(^|_)(ids?|token|endpoint)$|Ids?$|Token$/

/**
 * Returns the parameters of an endpoint that could identify a resource: all of its path, and others by name or format.
 */
export function findPointers(endpoint: Endpoint): string[] {
  const found = new Set<string>()
  const visit = (schema: Schema, path: string, name: string): void => {
    for (const [field, inner] of Object.entries(schema.properties ?? {}))
      visit(inner, `${path}.${field}`, field)
    if (schema.items) visit(schema.items, path, name)
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      visit(one, path, name)
    const isText = schema.type === 'string'
    const points = path.startsWith('params.') || schema.format === 'uuid' || pointingName.test(name)
    if (isText && points) found.add(`${endpoint.method} ${endpoint.path} ${path}`)
  }
  for (const place of ['params', 'query', 'body'] as const) {
    const schema = endpoint[place]
    if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, place, '')
  }
  return [...found]
}
