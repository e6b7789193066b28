import { fileURLToPath } from 'node:url'
import { consentTexts } from '#contract/consent-texts.ts'
import type { Hono } from 'hono'
import { adherenceRoutes } from './adherence/routes.ts'
import { listTicked } from './adherence/service.ts'
import { accountRoutes } from './account/routes.ts'
import { type AccountHooks, createAccounts, type PasswordKeeping } from './account/service.ts'
import { imageModelFrom } from './adapters/images/configured-image-model.ts'
import { photoFolder } from './adapters/images/photo-folder.ts'
import { stockPhotosFrom } from './adapters/images/stock-photos.ts'
import type { DocumentMaker } from './adapters/document/document-maker.ts'
import { createWorkerDocumentMaker } from './adapters/document/worker-document-maker.ts'
import { createMailbox, type Mailbox } from './adapters/mail/mailbox.ts'
import { mailboxPages } from './adapters/mail/mailbox-page.ts'
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts'
import type { MenuPlanner } from './adapters/planner/menu-planner.ts'
import { paymentsFrom, type Payments } from './adapters/payments/configured-payments.ts'
import { createDemonstration, type Demonstration } from './adapters/payments/demonstration.ts'
import { demonstrationPages } from './adapters/payments/demonstration-page.ts'
import { createMailJobs } from './billing-mails/jobs.ts'
import { createOutbox } from './billing-mails/service.ts'
import { createBillingJobs } from './billing/jobs.ts'
import { billingRoutes, billingWebhooks } from './billing/routes.ts'
import { createBilling } from './billing/service.ts'
import { createBackground } from './platform/background.ts'
import type { PushSender } from './adapters/push/push-sender.ts'
import { createWebPushSender } from './adapters/push/web-push-sender.ts'
import type { ObjectStorage } from './adapters/storage/object-storage.ts'
import { recognizerFrom } from './adapters/vision/configured-recognizer.ts'
import { checkInRoutes } from './check-ins/routes.ts'
import { diaryExportRoutes } from './diary-exports/routes.ts'
import { dietRoutes } from './diets/routes.ts'
import { createDiets, findActiveDietId } from './diets/service.ts'
import { favoriteRoutes } from './favorites/routes.ts'
import { foodRoutes } from './foods/routes.ts'
import { linkPreviewRoutes } from './link-previews/routes.ts'
import { createLinkPreviews } from './link-previews/service.ts'
import { mealRoutes } from './meals/routes.ts'
import { mailedDocumentRoutes, monthlyDocumentRoutes } from './monthly-documents/routes.ts'
import { createMonthlyDocuments } from './monthly-documents/service.ts'
import { createPersonalData } from './personal-data.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database.ts'
import { type HttpEnv, routeEndpoints } from './platform/endpoint-router.ts'
import { healthRoutes } from './platform/health.ts'
import { createHttp } from './platform/http.ts'
import type { Round } from './platform/jobs.ts'
import type { Log } from './platform/log.ts'
import { describeApi } from './platform/openapi.ts'
import { createRateLimiter } from './platform/rate-limit.ts'
import type { ServedEndpoint } from './platform/serve.ts'
import { signedLinks } from './platform/signed-link.ts'
import type { VapidKeys } from './platform/vapid-keys.ts'
import { readInlineHashes, readPageLinks, serveWebFiles } from './platform/web-files.ts'
import { recordConsent } from './privacy/service.ts'
import { profileRoutes } from './profile/routes.ts'
import { reminderRoutes } from './reminders/routes.ts'
import { createReminderJobs, createTipMailJobs } from './reminders/jobs.ts'
import { createReminders, deviceName } from './reminders/service.ts'
import { questionnaireRoutes } from './questionnaire/routes.ts'
import { findStockPhotos, takeInPhotos } from './recipe-images/jobs.ts'
import { recipeImageFiles, recipeImageRoutes } from './recipe-images/routes.ts'
import { createRecipeImages } from './recipe-images/service.ts'
import { recipeRoutes } from './recipes/routes.ts'
import { createReportMailJobs } from './report-mails/jobs.ts'
import { createReportMails } from './report-mails/service.ts'
import { keepSummaries } from './reports/jobs.ts'
import { reportRoutes } from './reports/routes.ts'
import { scanRoutes } from './scans/routes.ts'
import { createScans } from './scans/service.ts'
import { settingsRoutes } from './settings/routes.ts'
import { subscriptionRoutes } from './subscription/routes.ts'
import { accessCheck, accessReader, startTrial } from './subscription/service.ts'
import { todayRoutes } from './today/routes.ts'
import { readBeyondPlan } from './today/service.ts'
import { unsubscriptionRoutes } from './unsubscriptions/routes.ts'
import { createUnsubscriptions } from './unsubscriptions/service.ts'
import { planMondays } from './week-plans/jobs.ts'
import { waterRoutes } from './water/routes.ts'
import { weekPlanRoutes } from './week-plans/routes.ts'
import { createWeekPlans, isPlannedRecipe } from './week-plans/service.ts'
import { weightRoutes } from './weights/routes.ts'
import { findWeightSince } from './weights/service.ts'

const builtWeb = fileURLToPath(new URL('../dist/web', import.meta.url))

const everyMinute = '* * * * *'
const everyFiveMinutes = '2-59/5 * * * *'
const everyTenMinutes = '*/10 * * * *'
const everyHour = '17 * * * *'

export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Where photos are kept. */
  readonly storage: ObjectStorage
  /** Where the operator's own photographs of recipes lie; nowhere where unsaid. */
  readonly recipePhotos?: string
  /** Makes menus. */
  readonly planner: MenuPlanner
  /** Makes PDFs; where unsaid, in threads of their own. */
  readonly documents?: DocumentMaker
  /** Takes the money; where unsaid, as the settings have it. */
  readonly payments?: Payments
  /** Signs sessions and addresses; from the setting, or generated and kept. */
  readonly authSecret: string
  /** What push messages are signed with; from the settings, or made and kept. */
  readonly vapidKeys: VapidKeys
  /** Takes push messages to the browsers; where unsaid, by their own push services. */
  readonly push?: PushSender
  /** How passwords are kept; where unsaid, so that guessing one is slow. */
  readonly passwords?: PasswordKeeping | undefined
}

export interface App {
  readonly http: Hono<HttpEnv>
  /** Where mail ends up without a mail server. */
  readonly mailbox: Mailbox | undefined
  /** Where payments go without a seller's account. */
  readonly demonstration: Demonstration | undefined
  /** Waits for work that replies did not wait for. */
  settled(): Promise<void>
  /** What is due again and again without anyone asking. */
  readonly rounds: readonly Round[]
  /** Gives back what an earlier process was making when it ended; only for a process that is alone. */
  recover(): Promise<void>
  /** Lets go of everything but the database, which belongs to the caller. */
  close(): Promise<void>
}

/** Puts the parts together. The process (`main.ts`) and tests (`platform/test-app.ts`) build the app the same way. */
export function createApp(parts: AppParts): App {
  const { config, database, clock, log } = parts
  const background = createBackground(log)
  const rateLimiter = createRateLimiter(database.unscoped, clock)
  const mailbox = config.smtpUrl ? undefined : createMailbox(database.unscoped, clock)
  const mailer = mailbox ?? createSmtpMailer(config.smtpUrl!, config.mailFrom)

  const hooks: AccountHooks = {
    onSignedUp: (account, origin) =>
      database.asAccount(account.id, (tx) =>
        recordConsent(tx, {
          accountId: account.id,
          purpose: 'termos',
          granted: true,
          shown: consentTexts.termos,
          source: 'sign_up',
          origin,
          at: clock.now(),
        }),
      ),
    onConfirmed: (account) => database.asSystem((tx) => startTrial(tx, account.id, clock.now())),
  }
  const accounts = createAccounts({
    database,
    clock,
    log,
    mailer,
    rateLimiter,
    background,
    hooks,
    secret: parts.authSecret,
    passwords: parts.passwords,
    publicOrigin: config.publicOrigin,
    adminEmails: config.adminEmails,
    nameDevice: deviceName,
    sparesLoopback: !config.production,
  })
  const links = signedLinks(parts.authSecret)
  const scans = createScans({
    database,
    clock,
    log,
    storage: parts.storage,
    links,
    recognizer: recognizerFrom(config.vision),
    visionCallsPerDay: config.vision.dailyLimit,
    publicOrigin: config.publicOrigin,
    photoDays: config.photoDays,
  })
  const photos = parts.recipePhotos === undefined ? null : photoFolder(parts.recipePhotos)
  const stock = stockPhotosFrom(config.stockImages)
  const recipeImages = createRecipeImages({
    database,
    clock,
    log,
    storage: parts.storage,
    model: imageModelFrom(config.images),
    photos,
  })
  const pictureJobs = [
    ...(photos ? [takeInPhotos({ log, recipeImages, photos })] : []),
    ...(stock ? [findStockPhotos({ database, clock, log, recipeImages, stock })] : []),
  ]
  const findPictures = async (signal: AbortSignal) => {
    for (const job of pictureJobs) {
      const found = await job(signal)
      if (found > 0) log.info({ found }, 'pictures found')
    }
  }
  const demonstration =
    parts.payments || config.payments.accessToken || config.production
      ? undefined
      : createDemonstration({
          database: database.unscoped,
          clock,
          publicOrigin: config.publicOrigin,
          authSecret: parts.authSecret,
          deliver: async (request) => http.fetch(request, { remoteAddress: '127.0.0.1' }),
        })
  const payments = parts.payments ?? demonstration?.payments ?? paymentsFrom(config.payments)
  if (!payments.provider) log.warn('MP_ACCESS_TOKEN is missing: nobody can buy a plan here')
  if (payments.provider && payments.webhookSecrets.length === 0) {
    log.warn('MP_WEBHOOK_SECRET is missing: no webhook is believed')
  }
  const { publicOrigin } = config
  const { findContact } = accounts
  const outbox = createOutbox({ database, clock, log, mailer, publicOrigin, findContact })
  const unsubscriptions = createUnsubscriptions({ database, clock, links, publicOrigin, findContact })
  const documents = createMonthlyDocuments({
    database,
    clock,
    rateLimiter,
    links,
    publicOrigin,
    maker: parts.documents ?? createWorkerDocumentMaker(),
    findContact,
  })
  const billing = createBilling({ database, clock, log, background, outbox, payments, publicOrigin })
  const billingJobs = createBillingJobs({ database, clock, log, background, billing })
  const mailJobs = createMailJobs({ clock, outbox })
  const personalData = createPersonalData({
    ...parts,
    settings: config,
    links,
    rateLimiter,
    accounts,
    mailer,
    mailbox,
    payments,
    demonstration,
  })
  const reachesLoopback = !config.production
  const { subject } = config.push
  const push = parts.push ?? createWebPushSender({ keys: parts.vapidKeys, subject, clock, reachesLoopback })
  const { publicKey } = parts.vapidKeys
  const reminders = createReminders({ database, clock, push, publicKey, reachesLoopback })
  const reminderJobs = createReminderJobs({ database, clock, log, push })
  const tipMailParts = { database, clock, log, mailer, publicOrigin, unsubscriptions, findContact }
  const tipMailJobs = createTipMailJobs(tipMailParts)
  const hasAccess = accessReader(database, clock)
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
  const served: readonly ServedEndpoint[] = [
    ...accountRoutes(accounts),
    ...subscriptionRoutes,
    ...billingRoutes(billing, payments),
    ...profileRoutes({ findActiveDietId, findWeightSince, renameAccount: accounts.rename }),
    ...settingsRoutes,
    ...reminderRoutes(reminders),
    ...personalData.routes,
    ...questionnaireRoutes,
    ...foodRoutes,
    ...mealRoutes,
    ...recipeRoutes({ isPlanned: isPlannedRecipe, readPictures: recipeImages.read }),
    ...recipeImageRoutes(recipeImages),
    ...favoriteRoutes,
    ...scanRoutes(scans),
    ...todayRoutes,
    ...dietRoutes(diets),
    ...weekPlanRoutes(weekPlans),
    ...adherenceRoutes,
    ...reportRoutes,
    ...monthlyDocumentRoutes(documents),
    ...diaryExportRoutes,
    ...checkInRoutes,
    ...weightRoutes,
    ...waterRoutes,
  ]

  const http = createHttp({
    log,
    production: config.production,
    publicOrigin: config.publicOrigin,
    inline: readInlineHashes(builtWeb),
    pixel: config.pixel,
  })
  http.route('/', healthRoutes(database))
  http.route(
    '/',
    routeEndpoints(served, {
      database,
      clock,
      sessions: accounts.sessions,
      assertEntitled: accessCheck(database, hasAccess),
      rateLimiter,
      trustedProxies: config.trustedProxies,
      checkReplies: config.checksReplies,
    }),
  )
  const api = describeApi(
    served.map(({ endpoint }) => endpoint),
    config.publicOrigin,
  )
  http.get('/api/openapi.json', (c) => c.json(api))
  if (mailbox && !config.production) http.route('/', mailboxPages(mailbox))
  const { trustedProxies } = config
  // Where nobody takes money nobody has anything to tell of it; what is sent all the same is sent again later.
  if (payments.provider)
    http.route('/', billingWebhooks({ payments, jobs: billingJobs, clock, rateLimiter, trustedProxies }))
  if (demonstration) http.route('/', demonstrationPages(demonstration))
  const frame = { publicOrigin: config.publicOrigin, links: readPageLinks(builtWeb) }
  http.route('/', linkPreviewRoutes(createLinkPreviews({ database, clock }), accounts.sessions, frame))
  http.route('/', unsubscriptionRoutes(unsubscriptions, frame))
  http.route('/', mailedDocumentRoutes(documents, frame))
  http.route('/', recipeImageFiles(recipeImages))
  http.route('/', serveWebFiles(builtWeb, config))

  const planDueMondays = async (signal: AbortSignal) => {
    const made = await planMondays({ database, clock, log, weekPlans, hasAccess }, signal)
    if (made > 0) log.info({ made }, 'week plans made')
  }
  const keepEnded = async (signal: AbortSignal) => {
    const kept = await keepSummaries({ database, clock, log }, signal)
    if (kept > 0) log.info({ kept }, 'summaries kept')
  }
  const tidy = async () => {
    const tidied = [
      rateLimiter.prune,
      accounts.tidy,
      scans.tidy,
      diets.tidy,
      billingJobs.tidy,
      reportMailJobs.tidy,
      reminderJobs.tidy,
      personalData.tidy,
    ]
    const ended = await Promise.allSettled(tidied.map((work) => work()))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
  }
  const rounds: readonly Round[] = [
    { name: 'reconciliation', cron: everyTenMinutes, isDueAtStart: true, work: billingJobs.catchUp },
    { name: 'trial-ends', cron: everyTenMinutes, work: mailJobs.remind },
    { name: 'trial-ended', cron: everyTenMinutes, work: mailJobs.tellOfEnds },
    { name: 'mails', cron: everyFiveMinutes, isDueAtStart: true, work: mailJobs.send },
    { name: 'reminders', cron: everyMinute, work: reminderJobs.dispatch },
    { name: 'tip-mails', cron: everyTenMinutes, work: tipMailJobs.send },
    { name: 'report-mails', cron: everyTenMinutes, isDueAtStart: true, work: reportMailJobs.tell },
    { name: 'week-plans', cron: everyTenMinutes, work: planDueMondays },
    { name: 'summaries', cron: everyHour, work: keepEnded },
    // What was laid down while no process was there is shown as soon as one is back.
    { name: 'recipe-pictures', cron: everyTenMinutes, isDueAtStart: true, work: findPictures },
    { name: 'demonstrations', cron: everyHour, isDueAtStart: true, work: billing.recountDemonstrations },
    { name: 'erasures', cron: everyTenMinutes, isDueAtStart: true, work: personalData.workOff },
    { name: 'tidying', cron: everyHour, work: tidy },
  ]

  return {
    http,
    mailbox,
    demonstration,
    settled: () => background.settled(),
    rounds,
    recover: () => diets.recover(),
    close: async () => {
      await planner.close()
      await background.settled()
      await push.close()
      await mailer.close()
    },
  }
}
