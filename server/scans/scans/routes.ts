import { dailyPhotos } from '#contract/billing/plans.ts'
import * as contract from '#contract/scans/scans.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Scans } from './service.ts'

const startLimits = [
  { max: 6, perSeconds: 60 },
  { max: dailyPhotos.paid, perSeconds: 86_400 },
]
/** Limits a photo without food too: it costs no scan, but a call of the model. */
const completeLimits = [
  { max: 12, perSeconds: 60 },
  { max: 120, perSeconds: 86_400 },
]
/** Decoding shares its threads with password hashing. Generous, because many people may share one IP address. */
const uploadLimits = [{ max: 60, perSeconds: 60 }]

/** Above the photo limit, so that a slightly larger photo gets a clear error instead of a cut connection. */
const uploadBytes = 12_000_000

export function scanRoutes(scans: Scans) {
  return [
    serve(
      contract.startScan,
      ({ account, body }) =>
        scans.start(account.id, { id: body.id, mealType: body.meal_type, eatenAt: body.eaten_at }),
      { limits: startLimits },
    ),
    serve(
      contract.uploadPhoto,
      async ({ params, body, mediaType }) => {
        await scans.receivePhoto(params.token, mediaType, body)
        return { received: true as const }
      },
      {
        maxBytes: uploadBytes,
        acceptsAnyType: true,
        limits: uploadLimits,
        checkPath: ({ token = '' }) => scans.readUploadLink(token).id,
      },
    ),
    serve(
      contract.completeScan,
      ({ account, body }) =>
        scans.complete(account.id, { id: body.scan_id, path: body.path, description: body.description }),
      { limits: completeLimits },
    ),
    serve(contract.readScan, ({ account, params }) => scans.describe(account.id, params.id)),
    serve(contract.correctScan, ({ account, params, body }) =>
      scans.correct(account.id, params.id, body.items, body.meal_type),
    ),
    serve(contract.cancelScan, async ({ account, params }) => ({
      canceled: await scans.cancel(account.id, params.id),
    })),
    serve(contract.readScanPhoto, async ({ params, setHeader }) => {
      setHeader('cache-control', 'private, max-age=600')
      setHeader('content-security-policy', "default-src 'none'; sandbox")
      return { bytes: await scans.readPhotoBytes(params.token), type: 'image/jpeg' }
    }),
  ]
}
