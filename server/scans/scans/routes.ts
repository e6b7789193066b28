import { dailyPhotos } from '#contract/billing/plans.ts'
import * as contract from '#contract/scans/scans.ts'
import { serveWith } from '../../platform/http/serve.ts'
import { cancelScan } from './cancel-scan.ts'
import { completeScan } from './complete-scan.ts'
import { correctScan } from './correct-scan.ts'
import { readScan } from './read-scan.ts'
import { readScanPhoto } from './read-scan-photo.ts'
import { readUploadLink, receivePhoto } from './receive-photo.ts'
import type { ScanServices } from './scan-services.ts'
import { startScan } from './start-scan.ts'

const startLimits = [
  { max: 6, perSeconds: 60 },
  { max: dailyPhotos.paid, perSeconds: 86_400 },
]
/** Limits of completed scans, including scans without food, which cost no scan of the quota but a call of the model. */
const completeLimits = [
  { max: 12, perSeconds: 60 },
  { max: 120, perSeconds: 86_400 },
]
/**
 * Limits uploads, because decoding shares its threads with password hashing; generous, because many people may share
 * one IP address.
 */
const uploadLimits = [{ max: 60, perSeconds: 60 }]

/**
 * Maximum upload in bytes. It is above the photo limit, so that a slightly larger photo gets a clear error instead of a
 * cut connection.
 */
const uploadBytes = 12_000_000

const serve = serveWith<ScanServices>()

export const scanRoutes = [
  serve(contract.startScan, (ctx) => startScan(ctx, ctx.body), { limits: startLimits }),
  serve(
    contract.uploadPhoto,
    async (ctx) => {
      await receivePhoto(ctx, { token: ctx.params.token, mediaType: ctx.mediaType, bytes: ctx.body })
      return { received: true as const }
    },
    {
      maxBytes: uploadBytes,
      acceptsAnyType: true,
      limits: uploadLimits,
      checkPath: ({ token = '' }, services) => readUploadLink(services, token).id,
    },
  ),
  serve(contract.completeScan, (ctx) => completeScan(ctx, ctx.body), { limits: completeLimits }),
  serve(contract.readScan, (ctx) => readScan(ctx, ctx.params)),
  serve(contract.correctScan, (ctx) => correctScan(ctx, { ...ctx.params, ...ctx.body })),
  serve(contract.cancelScan, async (ctx) => ({ canceled: await cancelScan(ctx, ctx.params) })),
  serve(contract.readScanPhoto, async (ctx) => {
    const bytes = await readScanPhoto(ctx, ctx.params)
    ctx.setHeader('cache-control', 'private, max-age=600')
    ctx.setHeader('content-security-policy', "default-src 'none'; sandbox")
    return { bytes, type: 'image/jpeg' }
  }),
]
