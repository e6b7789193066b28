import { dailyPhotos } from '#contract/billing/plans.ts'
import * as contract from '#contract/scans/label-photos.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { type LabelServices, readLabelPhotos, transcribeLabel } from './service.ts'

/** Limits of sent photos, including photos without a label, because each is a call of the model. */
const photoLimits = [
  { max: 6, perSeconds: 60 },
  { max: dailyPhotos.paid, perSeconds: 86_400 },
]
/**
 * Maximum upload in bytes. It is above the limit of a photo, so that a slightly larger photo gets a clear error instead
 * of a cut connection.
 */
const uploadBytes = 12_000_000

const serve = serveWith<LabelServices>()

export const labelPhotoRoutes = [
  serve(contract.readLabelPhotos, (ctx) => readLabelPhotos(ctx)),
  serve(contract.transcribeLabel, (ctx) => transcribeLabel(ctx, ctx.body), {
    maxBytes: uploadBytes,
    limits: photoLimits,
  }),
]
