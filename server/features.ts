import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { createAuditLog } from './privacy/audit-log/service.ts'
import { listTicked } from './day/adherence/service.ts'
import type { AccountHooks } from './account/account/service.ts'
import { type PasswordHasher, slowPasswords } from './adapters/auth/slow-passwords.ts'
import { createMailboxCodes } from './account/mailboxes/rules.ts'
import { deviceName } from './messages/reminders/rules.ts'
import { imageModelFrom } from './adapters/images/configured-image-model.ts'
import { photoFolder } from './adapters/images/photo-folder.ts'
import { stockPhotosFrom } from './adapters/images/stock-photos.ts'
import type { DocumentMaker } from './adapters/document/document-maker.ts'
import { createWorkerDocumentMaker } from './adapters/document/worker-document-maker.ts'
import { createMailbox } from './adapters/mail/mailbox.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import type { MenuPlanner } from './adapters/planner/menu-planner.ts'
import { paymentsFrom, type Payments } from './adapters/payments/configured-payments.ts'
import { createDemonstration } from './adapters/payments/demonstration.ts'
import { createMailJobs } from './messages/billing-mails/jobs.ts'
import { createOutbox } from './messages/billing-mails/service.ts'
import { createBillingJobs } from './billing/checkout/jobs.ts'
import { createBilling } from './billing/checkout/service.ts'
import { createBackground } from './platform/observability/background.ts'
import type { PushSender } from './adapters/push/push-sender.ts'
import { createWebPushSender } from './adapters/push/web-push-sender.ts'
import type { ObjectStorage } from './adapters/storage/object-storage.ts'
import { recognizerFrom } from './adapters/vision/configured-recognizer.ts'
import { createDiets } from './menus/diets/service.ts'
import { createSignIn } from './sign-in.ts'
import { createMonthlyDocuments } from './reports/monthly-documents/service.ts'
import { createPersonalData } from './personal-data.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/process/config.ts'
import type { Database } from './platform/database/database.ts'
import { type Log, requestIdUnderWay } from './platform/observability/log.ts'
import { createEvenReplies, type StartEvenReply } from './platform/security/even-replies.ts'
import { createRateLimiter } from './platform/security/rate-limit.ts'
import { signedLinks } from './platform/security/signed-link.ts'
import { noTelemetry, type Telemetry, instrumentPort } from './platform/telemetry.ts'
import type { VapidKeys } from './platform/process/vapid-keys.ts'
import { recordConsent } from './privacy/consents/service.ts'
import { createReminderJobs, createTipMailJobs } from './messages/reminders/jobs.ts'
import { createReminders } from './messages/reminders/service.ts'
import { createRecipeGuides } from './recipes/guides/service.ts'
import { createRecipeImages } from './recipes/images/service.ts'
import { createReportMailJobs } from './messages/report-mails/jobs.ts'
import { createReportMails } from './messages/report-mails/service.ts'
import { createScans } from './scans/scans/service.ts'
import { createAccess, startTrial } from './billing/subscription/service.ts'
import { readBeyondPlan } from './day/today/service.ts'
import { createUnsubscriptions } from './messages/unsubscriptions/service.ts'
import {
  countRefusals,
  countScans,
  countTokens,
  instrumentPasswords,
  instrumentPayments,
} from './instrumented-features.ts'
import { createWeekPlans } from './menus/week-plans/service.ts'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Storage of photos. */
  readonly storage: ObjectStorage
  /** Folder of the operator's own photographs of recipes. */
  readonly recipePhotos?: string
  /** Menu planner. */
  readonly planner: MenuPlanner
  /** PDF renderer; defaults to worker threads. */
  readonly documents?: DocumentMaker
  /** Payment provider; defaults to the one in the settings. */
  readonly payments?: Payments
  /** Signs sessions and links. From the setting, or generated and stored. */
  readonly authSecret: string
  /** Previous secrets, still accepted for verification and decryption. */
  readonly authSecretsBefore?: readonly string[]
  /** Signing keys of push messages. From the settings, or generated and stored. */
  readonly vapidKeys: VapidKeys
  /** Push sender; defaults to the browsers' own push services. */
  readonly push?: PushSender
  /** Whether the process is shutting down, as reported by `/readyz`. */
  readonly isEnding?: () => boolean
  /** Password hashing; defaults to the slow algorithm. */
  readonly passwords?: PasswordHasher | undefined
  /** Fixed reply times of sign-in; defaults to real timers. */
  readonly startEvenReply?: StartEvenReply
  /** Metrics and traces; off by default. */
  readonly telemetry?: Telemetry
}

export type Features = ReturnType<typeof createFeatures>

/**
 * Creates every feature with its dependencies. A demonstration payment sends its webhook to the app itself (`deliver`),
 * as a provider would.
 */
export function createFeatures(parts: AppParts, deliver: (request: Request) => Promise<Response>) {
  const { config, database, clock, log, telemetry = noTelemetry, authSecretsBefore = [] } = parts
  const { metrics, tracing } = telemetry
  const background = createBackground(log)
  const rateLimiter = countRefusals(metrics, createRateLimiter(database.unscoped, clock))
  const mailbox = config.smtpUrl ? undefined : createMailbox(database.unscoped, clock)
  const post = mailbox ?? createSmtpMailer(config.smtpUrl!, config.mailFrom)
  const mailer = instrumentPort(telemetry, 'mail', post, ['send'])

  const codeMailbox = createMailboxCodes([parts.authSecret, ...authSecretsBefore])
  const auditLog = createAuditLog({ database, clock, rateLimiter, nameDevice: deviceName })
  const hooks: AccountHooks = {
    onSignedUp: async (account, origin) => {
      await database.asAccount(account.id, (tx) =>
        recordConsent(tx, {
          accountId: account.id,
          purpose: 'termos',
          granted: true,
          shown: consentTexts.termos,
          source: 'sign_up',
          origin,
          at: clock.now(),
        }),
      )
      const { clientAddress = '', userAgent } = origin
      const headers = new Headers(userAgent === undefined ? {} : { 'user-agent': userAgent })
      const from = { log, requestId: requestIdUnderWay(), clientAddress, headers }
      // Not awaited, because the delay would reveal whether an address has an account.
      background.run(auditLog.record(from, 'consent_given', account.id, 'termos'))
    },
    onConfirmed: (account) => database.asSystem((tx) => startTrial(tx, account, clock.now(), codeMailbox)),
  }
  const reachesLoopback = !config.production
  const { subject } = config.push
  const sender = parts.push ?? createWebPushSender({ keys: parts.vapidKeys, subject, clock, reachesLoopback })
  const push = instrumentPort(telemetry, 'push', sender, ['send'])
  const { publicKey } = parts.vapidKeys
  const reminders = createReminders({ database, clock, push, publicKey, reachesLoopback })
  const signIn = createSignIn({
    database,
    clock,
    log,
    mailer,
    rateLimiter,
    background,
    hooks,
    recordAuditEvent: auditLog.record,
    ring: reminders.ring,
    silence: reminders.silence,
    secret: parts.authSecret,
    secretsBefore: authSecretsBefore,
    passwords: instrumentPasswords(metrics, parts.passwords ?? slowPasswords),
    publicOrigin: config.publicOrigin,
    adminEmails: config.adminEmails,
    nameDevice: deviceName,
    startEvenReply: parts.startEvenReply ?? createEvenReplies(),
    sparesLoopback: !config.production,
  })
  const { accounts } = signIn
  const links = signedLinks(parts.authSecret, authSecretsBefore)
  const recognizer = recognizerFrom(config.vision, { traceparent: tracing.traceparent })
  const scans = countScans(
    metrics,
    createScans({
      database,
      clock,
      log,
      storage: parts.storage,
      links,
      recognizer:
        recognizer && countTokens(metrics, instrumentPort(telemetry, 'vision', recognizer, ['recognise'])),
      visionCallsPerDay: config.vision.dailyLimit,
      publicOrigin: config.publicOrigin,
      photoDays: config.photoDays,
    }),
  )
  const photos = parts.recipePhotos === undefined ? null : photoFolder(parts.recipePhotos)
  const stock = stockPhotosFrom(config.stockImages)
  const model = imageModelFrom(config.images)
  const recipeImages = createRecipeImages({
    database,
    clock,
    log,
    storage: parts.storage,
    model: model && instrumentPort(telemetry, 'pictures', model, ['generate']),
    photos,
  })
  const demonstration =
    parts.payments || config.payments.accessToken || config.production
      ? undefined
      : createDemonstration({
          database: database.unscoped,
          clock,
          publicOrigin: config.publicOrigin,
          authSecret: parts.authSecret,
          deliver,
        })
  const payments = instrumentPayments(
    telemetry,
    parts.payments ?? demonstration?.payments ?? paymentsFrom(config.payments),
  )
  if (!payments.provider) log.warn('MP_ACCESS_TOKEN is missing: nobody can buy a plan here')
  if (payments.provider && payments.webhookSecrets.length === 0) {
    log.warn('MP_WEBHOOK_SECRET is missing: no webhook is believed')
  }
  const { publicOrigin } = config
  const { findContact } = accounts
  const outbox = createOutbox({ database, clock, log, mailer, publicOrigin, findContact })
  const unsubscriptions = createUnsubscriptions({ database, clock, links, publicOrigin, findContact })
  const maker = parts.documents ?? createWorkerDocumentMaker((work) => parts.planner.makeRoom(work))
  const documents = createMonthlyDocuments({
    database,
    clock,
    rateLimiter,
    links,
    publicOrigin,
    maker,
    findContact,
  })
  const recipeGuides = createRecipeGuides({ database, clock, rateLimiter, maker })
  const billing = createBilling({
    database,
    clock,
    log,
    background,
    outbox,
    payments,
    publicOrigin,
    codeMailbox,
    findContact,
  })
  const billingJobs = createBillingJobs({ database, clock, log, background, billing })
  const mailJobs = createMailJobs({ clock, outbox })
  const access = createAccess(database, clock)
  const { hasAccess } = access
  const personalData = createPersonalData({
    ...parts,
    settings: config,
    links,
    rateLimiter,
    auditLog,
    signIn,
    mailer,
    mailbox,
    payments,
    demonstration,
    publicOrigin,
    hasAccess,
  })
  const reminderJobs = createReminderJobs({ database, clock, log, push })
  const tipMailParts = { database, clock, log, mailer, publicOrigin, unsubscriptions, findContact }
  const tipMailJobs = createTipMailJobs(tipMailParts)
  const reportMails = createReportMails({
    database,
    clock,
    log,
    mailer,
    publicOrigin,
    unsubscriptions,
    documents,
    hasAccess,
    findContact,
  })
  const reportMailJobs = createReportMailJobs({ reportMails })
  const { planner } = parts
  const diets = createDiets({ database, clock, planner })
  const weekPlans = createWeekPlans({ database, clock, planner, listTicked, readBeyondPlan })

  return {
    access,
    accounts,
    auditLog,
    background,
    billing,
    billingJobs,
    demonstration,
    diets,
    documents,
    signIn,
    hasAccess,
    links,
    mailJobs,
    mailbox,
    mailer,
    payments,
    personalData,
    photos,
    push,
    rateLimiter,
    recipeGuides,
    recipeImages,
    reminderJobs,
    reminders,
    reportMailJobs,
    scans,
    stock,
    tipMailJobs,
    unsubscriptions,
    weekPlans,
  }
}
