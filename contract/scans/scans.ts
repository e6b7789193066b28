import * as z from 'zod/mini'
import { isoInstant, mealType } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { mealDescription, plateChoices, plateReading, usualFood } from '../day/meals.ts'

export const scanStatuses = [
  'awaiting_photo',
  'uploaded',
  'awaiting_description',
  'done',
  'applied',
  'failed',
] as const

/**
 * Limits of an uploaded photo (`bytes`, `megapixels`, its longest edge `edgePx` in pixels after re-encoding) and the
 * JPEG quality (0 to 1) with which the server re-encodes it.
 */
export const photoLimits = { bytes: 5_000_000, megapixels: 12, edgePx: 800, quality: 0.7 } as const

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const scan = z.extend(plateReading, {
  scan_id: z.string(),
  status: z.enum(scanStatuses),
  created_at: isoInstant,
  /** Time of eating: the one that the device stated, else `created_at`. */
  eaten_at: isoInstant,
  meal_type: mealType,
  /** Source of the recognised foods: the vision model, the person's description, or `nobody` before a recognition. */
  recognised_by: z.enum(['vision', 'description', 'nobody']),
  /** Short-lived signed address of the photo; null without one. */
  photo_url: z.nullable(z.string()),
  /**
   * Whether a description is awaited although a vision model is configured, because the person has not consented to
   * its use (`POST /api/consents`).
   */
  photo_consent_needed: z.boolean(),
  /** Foods that the person usually eats at this meal, offered while a description is awaited; empty otherwise. */
  suggestions: z.array(usualFood),
})
export type Scan = z.infer<typeof scan>

const scanParams = z.object({ id: z.uuid() })
const ownUserId = z.optional(z.string())

/**
 * Reserves a scan of the quota and returns the upload address for the photo; idempotent by `id`. `quota_reached`,
 * `trial_expired`: no scans left. `day_out_of_range`: `eaten_at` is more than 30 days ago.
 */
export const startScan = endpoint({
  method: 'POST',
  path: '/api/scan-start',
  access: 'entitled',
  summary: 'Reserva um scan da cota e devolve o endereço de envio da foto',
  body: z.object({
    /** Idempotency key, chosen by the client: a retry counts no second scan. */
    id: z.optional(z.uuid()),
    user_id: ownUserId,
    meal_type: z.optional(mealType),
    /** Time of the meal, by default now; decides the day to which the meal belongs. */
    eaten_at: z.optional(isoInstant),
  }),
  reply: z.object({ scan_id: z.uuid(), uploadUrl: z.string(), path: z.string() }),
  errors: ['quota_reached', 'trial_expired', 'day_out_of_range', 'rate_limited'],
})

/**
 * Receives the photo at a single-use, short-lived signed address. `upload_link_invalid`: expired or forged.
 * `upload_link_used`: already uploaded. `image_type_unsupported`, `image_unreadable`, `image_too_large`: not an
 * accepted photo.
 */
export const uploadPhoto = endpoint({
  method: 'PUT',
  path: '/api/scan-uploads/{token}',
  access: 'public',
  summary: 'Recebe a foto; o endereço vale uma vez e por pouco tempo',
  params: z.object({ token: z.string().check(z.maxLength(400)) }),
  bytes: photoTypes,
  reply: z.object({ received: z.literal(true) }),
  errors: [
    'upload_link_invalid',
    'upload_link_used',
    'image_type_unsupported',
    'image_unreadable',
    'image_too_large',
    'busy',
    'rate_limited',
  ],
})

/**
 * Recognises the foods of the photo or description and returns the result. `scan_not_found`, `scan_upload_missing`,
 * `scan_state_conflict`: nothing to recognise. `photo_without_food`, `photo_of_package`, `photo_illegible`: final
 * refusals of this photo. `recognition_failed`, `recognition_unreadable`: the model failed, so retry or describe.
 * `recognition_share_reached`, `recognition_budget_reached`: the daily limit of the account or installation.
 * `quota_reached`, `trial_expired`: no scans left. `nothing_recognised`: no food in the description.
 */
export const completeScan = endpoint({
  method: 'POST',
  path: '/api/scan-complete',
  access: 'entitled',
  summary: 'Reconhece os alimentos da foto ou da descrição e devolve o resultado',
  body: z.object({
    scan_id: z.uuid(),
    path: z.optional(z.string().check(z.maxLength(200))),
    description: z.optional(mealDescription),
  }),
  reply: scan,
  errors: [
    'scan_not_found',
    'scan_upload_missing',
    'scan_state_conflict',
    'photo_without_food',
    'photo_of_package',
    'photo_illegible',
    'recognition_failed',
    'recognition_unreadable',
    'recognition_share_reached',
    'recognition_budget_reached',
    'quota_reached',
    'trial_expired',
    'nothing_recognised',
    'busy',
    'rate_limited',
  ],
})

/** Returns a scan and its result. `scan_not_found`: unknown, or of another account. */
export const readScan = endpoint({
  method: 'GET',
  path: '/api/scans/{id}',
  access: 'session',
  summary: 'Um scan e seu resultado',
  params: scanParams,
  reply: scan,
  errors: ['scan_not_found'],
})

/**
 * Replaces the items of a scan and recomputes nutrition and score. `scan_not_found`: unknown. `scan_not_ready`: no
 * result, or canceled. `scan_state_conflict`: already in the diary. `food_not_found`: unknown food id.
 */
export const correctScan = endpoint({
  method: 'PUT',
  path: '/api/scans/{id}/items',
  access: 'entitled',
  summary: 'Grava a correção dos itens; números e nota são refeitos pela tabela',
  params: scanParams,
  body: z.object({ items: plateChoices, meal_type: z.optional(mealType) }),
  reply: scan,
  errors: ['scan_not_found', 'scan_not_ready', 'scan_state_conflict', 'food_not_found'],
})

/** Returns the photo of a scan at a short-lived signed address. `not_found`: expired or deleted. */
export const readScanPhoto = endpoint({
  method: 'GET',
  path: '/api/scan-photos/{token}',
  access: 'public',
  summary: 'A foto de um scan, por endereço assinado de curta duração',
  params: z.object({ token: z.string().check(z.maxLength(400)) }),
  replyBytes: ['image/jpeg'],
  errors: ['not_found'],
})

/**
 * Cancels a scan without a result, deletes its photo and returns it to the quota. `scan_not_found`: unknown, or of
 * another account.
 */
export const cancelScan = endpoint({
  method: 'DELETE',
  path: '/api/scans/{id}',
  access: 'session',
  summary: 'Desiste de um scan ainda sem resultado; foto apagada, cota devolvida',
  params: scanParams,
  reply: z.object({ canceled: z.boolean() }),
  errors: ['scan_not_found'],
})
