import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { photoTypes } from './scans.ts'

/** Returns whether labels can be read from photos here, and whether the person still has to allow it. */
export const readLabelPhotos = endpoint({
  method: 'GET',
  path: '/api/label-photos',
  access: 'session',
  summary: 'Se este servidor lê rótulos em fotos, e se falta a sua autorização',
  reply: z.object({
    /** A vision model is configured. */
    available: z.boolean(),
    needs_consent: z.boolean(),
  }),
})

/**
 * Copies the printed text of a nutrition label from its photo, which is not stored. `label_photos_off`: no vision
 * model. `photo_consent_required`: the person has not allowed it. `photo_without_label`: no legible label on it.
 * `label_reading_failed`: the model failed. The daily limits of plate photos apply.
 */
export const transcribeLabel = endpoint({
  method: 'POST',
  path: '/api/label-photos',
  access: 'entitled',
  summary: 'Copia o texto impresso de um rótulo a partir da foto; a foto não é guardada',
  bytes: photoTypes,
  reply: z.object({ text: z.string() }),
  errors: [
    'label_photos_off',
    'photo_consent_required',
    'photo_without_label',
    'label_reading_failed',
    'recognition_share_reached',
    'recognition_budget_reached',
    'image_type_unsupported',
    'image_unreadable',
    'image_too_large',
    'busy',
  ],
})
