import { createWebhookQueues } from './billing/webhooks/webhook-services.ts'
import { createAccessServices } from './billing/subscription/service.ts'
import { createTodayServices } from './day/today/today-services.ts'
import { createMailboxCodes } from './account/mailboxes/rules.ts'
import { createAccountServices } from './account/account/account-services.ts'
import { type PasswordHasher, slowPasswords } from './adapters/auth/slow-passwords.ts'
import type { DocumentMaker } from './adapters/document/document-maker.ts'
import { createWorkerDocumentMaker } from './adapters/document/worker-document-maker.ts'
import { imageModelFrom } from './adapters/images/configured-image-model.ts'
import { photoFolder } from './adapters/images/photo-folder.ts'
import { stockPhotosFrom } from './adapters/images/stock-photos.ts'
import { createMailbox } from './adapters/mail/mailbox.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import type { RecipePages } from './adapters/pages/recipe-pages.ts'
import { webPages } from './adapters/pages/web-pages.ts'
import { paymentsFrom, type Payments } from './adapters/payments/configured-payments.ts'
import { createDemonstration } from './adapters/payments/demonstration.ts'
import type { MenuPlanner } from './adapters/planner/menu-planner.ts'
import type { PushSender } from './adapters/push/push-sender.ts'
import { createWebPushSender } from './adapters/push/web-push-sender.ts'
import type { ObjectStorage } from './adapters/storage/object-storage.ts'
import { openFoodFactsFrom } from './adapters/products/open-food-facts.ts'
import type { ProductSource } from './adapters/products/product-source.ts'
import { recognizerFrom, transcriberFrom } from './adapters/vision/configured-recognizer.ts'
import {
  countRefusals,
  countTokens,
  instrumentPasswords,
  instrumentPayments,
} from './instrumented-features.ts'
import type { Clock } from './platform/clock.ts'
import { createSingleFlight } from './platform/concurrency/single-flight.ts'
import type { Config } from './platform/process/config.ts'
import type { VapidKeys } from './platform/process/vapid-keys.ts'
import type { Database } from './platform/database/database.ts'
import type { PersonalDataServices } from './platform/personal-data.ts'
import { createBackground } from './platform/observability/background.ts'
import type { Log } from './platform/observability/log.ts'
import { createQueues } from './scans/scans/rules.ts'
import { createEvenReplies, type StartEvenReply } from './platform/security/even-replies.ts'
import { createRateLimiter } from './platform/security/rate-limit.ts'
import { signedLinks } from './platform/security/signed-link.ts'
import { instrumentDatabase, instrumentPort, noTelemetry, type Telemetry } from './platform/telemetry.ts'
import type { Timing } from './platform/http/caller-pace.ts'
import type { PageServices } from './platform/http/plain-page.ts'
import { createGuideCache } from './recipes/guides/service.ts'
import { createPictureState } from './recipes/images/picture-services.ts'
import { createPreviewCaches } from './recipes/link-previews/preview-services.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Object storage of photos and pictures. */
  readonly storage: ObjectStorage
  /** Folder with the operator's photographs of recipes; without it there are none. */
  readonly recipePhotos?: string
  /** Planner of menus, in worker threads or, in tests, inline. */
  readonly planner: MenuPlanner
  /** Renderer of PDF documents; by default one in a worker thread. */
  readonly documents?: DocumentMaker
  /** Payments; by default the payments of the settings, or else a demonstration outside production. */
  readonly payments?: Payments
  /** Secret that signs sessions and links: the setting, or one generated and stored at the first start. */
  readonly authSecret: string
  /** Previous secrets, with which data signed or encrypted earlier is still verified and decrypted. */
  readonly authSecretsBefore?: readonly string[]
  /** Signing keys of push messages: those of the settings, or generated and stored at the first start. */
  readonly vapidKeys: VapidKeys
  /** Sender of push messages; by default through the browsers' push services. */
  readonly push?: PushSender
  /** Returns whether the process is shutting down, which `/readyz` reports. */
  readonly isEnding?: () => boolean
  /** Reader of the recipe pages that people link; by default from the public internet. */
  readonly recipePages?: RecipePages
  /** Hashing of passwords; by default a slow algorithm, against guessing. */
  readonly passwords?: PasswordHasher | undefined
  /** Outside database of packaged foods; by default that of the settings. */
  readonly products?: ProductSource
  /** Timing of replies that must not reveal whether an e-mail address has an account; by default real timers. */
  readonly startEvenReply?: StartEvenReply
  /** Clock and timer by which the requests of an IP address are paced; by default real ones. */
  readonly paceTiming?: Timing
  /** Metrics and traces; none by default. */
  readonly telemetry?: Telemetry
}

/** Services of all areas, which use cases receive in their context. */
export type Services = ReturnType<typeof createServices>

/** Parts of the services that the app composes from its areas. */
export interface ComposedParts extends PersonalDataServices, PageServices {
  /** Sends a request to the app itself and returns its response. */
  readonly deliver: (request: Request) => Promise<Response>
}

/**
 * Creates the services of all areas once per process: the configured or embedded implementation of each outside port,
 * and the state that use cases share. A demonstration payment sends its webhook to the app itself (`deliver`), as a
 * provider would.
 */
export function createServices(parts: AppParts, { deliver, personalData, pageLinks }: ComposedParts) {
  const { config, clock, log, planner, telemetry = noTelemetry, authSecretsBefore = [] } = parts
  const { metrics } = telemetry
  const database = instrumentDatabase(telemetry, parts.database)
  const rateLimiter = countRefusals(metrics, createRateLimiter(database.unscoped, clock))
  const documentMaker = parts.documents ?? createWorkerDocumentMaker((work) => planner.makeRoom(work))
  const shared = {
    config,
    database,
    clock,
    log,
    telemetry,
    metrics,
    publicOrigin: config.publicOrigin,
    adminEmails: config.adminEmails,
    trustedProxies: config.trustedProxies,
    personalData,
    pageLinks,
    planner,
    dietGenerations: createSingleFlight<string>(),
    weekGenerations: createSingleFlight<boolean>(),
    rateLimiter,
    storage: instrumentPort(telemetry, {
      service: 'storage',
      port: parts.storage,
      operations: ['put', 'get', 'remove'],
    }),
    background: createBackground(log),
    links: signedLinks(parts.authSecret, authSecretsBefore),
    authSecret: parts.authSecret,
    authSecretsBefore,
    codeMailbox: createMailboxCodes([parts.authSecret, ...authSecretsBefore]),
    passwords: instrumentPasswords(metrics, parts.passwords ?? slowPasswords),
    ...createAccessServices(database, clock),
    ...createTodayServices(database),
    startEvenReply: parts.startEvenReply ?? createEvenReplies(),
    documentMaker,
    guideCache: createGuideCache(documentMaker),
    ...createPictureState(clock),
    ...createPreviewCaches(),
    ...createMail(parts, database),
    ...createPush(parts, telemetry),
    ...createPayments(parts, { database, telemetry, deliver }),
    ...createWebhookQueues(clock),
    ...createVision(parts, telemetry),
    ...createPictures(parts, telemetry),
    recipePages: instrumentPort(telemetry, {
      service: 'recipe_pages',
      port: parts.recipePages ?? webPages({ origin: config.publicOrigin }),
      operations: ['read'],
    }),
    ...createProducts(parts, telemetry),
  }
  return { ...shared, ...createAccountServices({ ...shared, sparesLoopback: !config.production }) }
}

function createMail({ config, clock, telemetry = noTelemetry }: AppParts, { unscoped }: Database) {
  /** Mailbox page of an instance without a mail server. */
  const mailbox = config.smtpUrl ? undefined : createMailbox(unscoped, clock)
  const mailer = mailbox ?? createSmtpMailer(config.smtpUrl!, config.mailFrom)
  return {
    mailbox,
    mailer: instrumentPort(telemetry, { service: 'mail', port: mailer, operations: ['send'] }),
  }
}

function createPush({ config, clock, vapidKeys, push }: AppParts, telemetry: Telemetry) {
  const reachesLoopback = !config.production
  const { subject } = config.push
  const sender = push ?? createWebPushSender({ keys: vapidKeys, subject, clock, reachesLoopback })
  return {
    push: instrumentPort(telemetry, { service: 'push', port: sender, operations: ['send'] }),
    pushPublicKey: vapidKeys.publicKey,
    reachesLoopback,
  }
}

interface PaymentParts {
  readonly database: Database
  readonly telemetry: Telemetry
  readonly deliver: (request: Request) => Promise<Response>
}

function createPayments(parts: AppParts, { database, telemetry, deliver }: PaymentParts) {
  const { config, clock, authSecret, log } = parts
  const { publicOrigin } = config
  const isDemonstration = !parts.payments && !config.payments.accessToken && !config.production
  /** Demonstration of an instance without a seller's account, outside production. */
  const demonstration = isDemonstration
    ? createDemonstration({ database: database.unscoped, clock, publicOrigin, authSecret, deliver })
    : undefined
  const payments = parts.payments ?? demonstration?.payments ?? paymentsFrom(config.payments)
  if (!payments.provider) log.warn('MP_ACCESS_TOKEN is missing: nobody can buy a plan here')
  if (payments.provider && payments.webhookSecrets.length === 0) {
    log.warn('MP_WEBHOOK_SECRET is missing: webhooks are rejected')
  }
  return { demonstration, payments: instrumentPayments(telemetry, payments) }
}

function createVision({ config }: AppParts, telemetry: Telemetry) {
  const model = recognizerFrom(config.vision, { traceparent: telemetry.tracing.traceparent })
  const recognizer =
    model &&
    countTokens(
      telemetry.metrics,
      instrumentPort(telemetry, { service: 'vision', port: model, operations: ['recognise'] }),
    )
  const labelReader = transcriberFrom(config.vision, { traceparent: telemetry.tracing.traceparent })
  return {
    recognizer,
    transcriber:
      labelReader &&
      instrumentPort(telemetry, { service: 'vision', port: labelReader, operations: ['transcribe'] }),
    visionCallsPerDay: config.vision.dailyLimit,
    photoDays: config.photoDays,
    scanQueues: createQueues(),
  }
}

function createPictures({ config, recipePhotos }: AppParts, telemetry: Telemetry) {
  const model = imageModelFrom(config.images)
  return {
    imageModel:
      model && instrumentPort(telemetry, { service: 'pictures', port: model, operations: ['generate'] }),
    photos: recipePhotos === undefined ? null : photoFolder(recipePhotos),
    stock: stockPhotosFrom(config.stockImages),
  }
}

function createProducts({ config, products }: AppParts, telemetry: Telemetry) {
  const port = products ?? openFoodFactsFrom(config.products)
  return {
    productSource: port && instrumentPort(telemetry, { service: 'products', port, operations: ['find'] }),
  }
}
