import type { Reply } from '#contract/endpoint.ts'
import type {
  readLabelPhotos as readEndpoint,
  transcribeLabel as endpoint,
} from '#contract/scans/label-photos.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import { reencodeImage } from '../../platform/files/image.ts'
import { hasConsentToCurrentText } from '../../privacy/consents/service.ts'
import { type TranscriptionServices, transcribePhoto } from '../recognitions/service.ts'
import { refusalOf } from '../scans/rules.ts'
import type { ScanServices } from '../scans/scan-services.ts'

/** Limits of a label's photo: small print needs more pixels than a plate. */
const labelLimits = { megapixels: 12, edgePx: 1600 } as const

export type LabelServices = TranscriptionServices & Pick<ScanServices, 'visionCallsPerDay' | 'scanQueues'>
type LabelContext = AccountContext & LabelServices

export async function readLabelPhotos({
  database,
  accountId,
  transcriber,
}: LabelContext): Promise<Reply<typeof readEndpoint>> {
  const available = transcriber !== null
  const isAllowed = await database.asAccount(accountId, (tx) => hasConsentToCurrentText(tx, 'fotos_ia'))
  return { available, needs_consent: available && !isAllowed }
}

/**
 * Returns the text of a label from its photo, which is re-encoded, sent to the model and not stored. Throws
 * `label_photos_off`, `photo_consent_required`, `busy`, `image_type_unsupported`, `image_unreadable`, `image_too_large`
 * and the codes of `transcribePhoto`.
 */
export async function transcribeLabel(ctx: LabelContext, bytes: Uint8Array): Promise<Reply<typeof endpoint>> {
  const { database, accountId, transcriber, scanQueues } = ctx
  if (!transcriber) throw fail('label_photos_off')
  const isAllowed = await database.asAccount(accountId, (tx) => hasConsentToCurrentText(tx, 'fotos_ia'))
  if (!isAllowed) throw fail('photo_consent_required')
  const image = await scanQueues.decoding(() => reencodeImage(bytes, labelLimits))
  if (image.kind !== 'image') throw refusalOf(image.kind)
  const text = await scanQueues.recognising(() => transcribePhoto({ ...ctx, transcriber }, image.jpeg))
  return { text }
}
