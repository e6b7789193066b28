import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Hono } from 'hono'
import { type Mailbox } from './adapters/mail/mailbox.ts'
import { mailboxPages } from './adapters/mail/mailbox-page.ts'
import { type Demonstration } from './adapters/payments/demonstration.ts'
import { demonstrationPages } from './adapters/payments/demonstration-page.ts'
import { releasePurchases } from './billing/checkout/release-purchases.ts'
import { recoverDiets } from './menus/diets/service.ts'
import { releaseSecondFactor } from './account/mfa-recovery/release-second-factor.ts'
import { findIdByEmail } from './account/users/service.ts'
import { routeEndpoints } from './platform/http/endpoint-router.ts'
import type { HttpEnv } from './platform/http/http-env.ts'
import { healthRoutes } from './platform/http/health.ts'
import { paceCallers, type Timing } from './platform/http/caller-pace.ts'
import { createHttp } from './platform/http/http.ts'
import type { ScheduledJob } from './platform/database/jobs.ts'
import { describedApi } from './platform/http/openapi.ts'
import { watchReadiness } from './platform/http/readiness.ts'
import { instrumentJob } from './platform/telemetry.ts'
import { listWebFiles, readInlineHashes, readPageLinks, serveWebFiles } from './platform/http/web-files.ts'
import { reapplyAccountDeletions } from './privacy/account-deletions/service.ts'
import { createSecurityAudit } from './privacy/audit-log/service.ts'
import { accessCheck } from './billing/subscription/service.ts'
import { answerWithDay } from './answer-with-day.ts'
import { areas } from './areas.ts'
import { contextOf } from './platform/context.ts'
import { type AppParts, createServices, type Services } from './services.ts'
import { createScheduledJobs } from './scheduled-jobs.ts'

const builtWeb = fileURLToPath(new URL('../dist/web', import.meta.url))

export interface App {
  readonly http: Hono<HttpEnv>
  /** Mailbox page of an instance without a mail server; undefined with a mail server. */
  readonly mailbox: Mailbox | undefined
  /** Demonstration payments of an instance without a seller's account; undefined with a seller's account. */
  readonly demonstration: Demonstration | undefined
  /** Resolves when the background work that requests have started is done. */
  settled(): Promise<void>
  readonly scheduledJobs: readonly ScheduledJob[]
  /** Requeues work that an earlier process left unfinished. Only for a process that is alone on its database. */
  recover(): Promise<void>
  /** Deletes again the accounts that a restored backup brought back, and returns their number. */
  reapplyAccountDeletions(): Promise<number>
  /**
   * Removes a lost authenticator, and lost passkeys if asked to. Returns false if the account does not exist or has
   * none.
   */
  releaseSecondFactor(email: string, lost?: { readonly passkeys: boolean }): Promise<boolean>
  /**
   * Ends the block on buying a plan again after repeated withdrawals. Returns false if no account has this e-mail
   * address.
   */
  releasePurchases(email: string): Promise<boolean>
  /** Ends everything except the database, which belongs to the caller. */
  close(): Promise<void>
}

/**
 * Builds the app from its parts (composition root), for the process (`process.ts`) and for tests
 * (`platform/process/test-app.ts`).
 */
export function createApp(parts: AppParts): App {
  const services = createServices(parts, {
    personalData: areas.personalData,
    pageLinks: { links: readPageLinks(builtWeb) },
    deliver: async (request) => http.fetch(request, { remoteAddress: '127.0.0.1' }),
  })
  const { telemetry } = services
  const http = openHttp(services, parts.paceTiming)
  const scheduledJobs = createScheduledJobs(services).map((job) => instrumentJob(telemetry, job))
  const health = {
    check: watchReadiness({ ...services, scheduledJobs: scheduledJobs.map(({ name }) => name) }),
    metrics: services.metrics,
    metricsToken: services.config.metricsToken,
    isEnding: parts.isEnding,
  }
  http.route('/', healthRoutes(health))
  addRoutes(http, services)

  return {
    http,
    mailbox: services.mailbox,
    demonstration: services.demonstration,
    settled: () => services.background.settled(),
    scheduledJobs,
    reapplyAccountDeletions: () => reapplyAccountDeletions(services),
    releaseSecondFactor: (email, lost) =>
      releaseSecondFactor(
        { ...contextOf(services), requestId: randomUUID(), clientAddress: '', headers: new Headers() },
        { email, passkeys: lost?.passkeys ?? false },
      ),
    releasePurchases: async (email) => {
      if (!(await findIdByEmail(services, email))) return false
      await releasePurchases(contextOf(services), email)
      return true
    },
    recover: () => recoverDiets(contextOf(services)),
    close: async () => {
      await parts.planner.close()
      await services.background.settled()
      await services.push.close()
      await services.mailer.close()
    },
  }
}

/**
 * Creates the HTTP server without the routes of the areas. Pacing by IP address is added here, because it must come
 * before the routes.
 */
function openHttp(
  { config, log, telemetry, takeFormerCookies }: Services,
  timing: Timing | undefined,
): Hono<HttpEnv> {
  const http = createHttp({
    log,
    production: config.production,
    answersAnyHost: config.answersAnyHost,
    publicOrigin: config.publicOrigin,
    inline: readInlineHashes(builtWeb),
    pixel: config.pixel,
    telemetry,
  })
  const webFiles = listWebFiles(builtWeb)
  http.use(
    paceCallers({
      trustedProxies: config.trustedProxies,
      sparesLoopback: !config.production,
      // Health checks and built files, of which a screen has many, are exempt.
      isCheap: (path) => path === '/healthz' || webFiles.has(path.slice(1)),
      timing,
    }),
  )
  http.use('/api/*', takeFormerCookies)
  return http
}

/** Adds the endpoints and pages of all areas, the API description, and the files of the web app. */
function addRoutes(http: Hono<HttpEnv>, services: Services): void {
  const { config, demonstration, mailbox, rateLimiter, sessions } = services
  const { publicOrigin, trustedProxies } = config
  const endpoints = routeEndpoints(areas.endpoints.map(answerWithDay), {
    services,
    sessions,
    assertAccess: accessCheck(services),
    rateLimiter,
    securityAudit: createSecurityAudit(services),
    trustedProxies,
    checkReplies: config.checksReplies,
  })
  const described = areas.endpoints.map(({ endpoint }) => endpoint)
  http.route('/', endpoints)
  http.route('/', describedApi(described, { publicOrigin, rateLimiter, trustedProxies }))
  if (mailbox && !config.production) http.route('/', mailboxPages(mailbox))
  if (demonstration) http.route('/', demonstrationPages(demonstration))
  http.route('/', areas.pages(services))
  http.route('/', serveWebFiles(builtWeb, config))
}
