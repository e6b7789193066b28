import { Hono } from 'hono'
import type { Platform } from './context.ts'
import type { ScheduledJob } from './database/jobs.ts'
import type { HttpEnv } from './http/http-env.ts'
import type { ServedEndpoint } from './http/serve.ts'
import { joinPersonalData, type PersonalData } from './personal-data.ts'

/**
 * Parts that a noun adds to the app. The `area.ts` of each area lists the nouns of the area, `server/areas.ts` the
 * areas, and `app.ts` folds them; a new noun is one line in the `area.ts` of its area.
 * @typeParam S services that the feature needs besides the platform's
 */
export interface Feature<S = unknown> {
  /** Endpoints of the contract that the noun serves. */
  readonly endpoints?: readonly ServedEndpoint<S>[]
  /** Addresses outside the contract: pages that mails link to, webhooks, files. */
  readonly pages?: (services: Platform & S) => Hono<HttpEnv>
  readonly jobs?: (services: Platform & S) => readonly ScheduledJob[]
  /** Deletes rows and files after their retention; called every hour. */
  readonly tidy?: (services: Platform & S) => Promise<void>
  /** Personal data in the tables and files of the noun, for export and deletion. */
  readonly personalData?: PersonalData
}

/** Several features joined into one. */
export type JoinedFeatures<S> = Required<Feature<S>> & { readonly personalData: Required<PersonalData> }

/** Joins features into one. `tidy` runs all of them, and then throws the first error. */
export function joinFeatures<S>(features: readonly Feature<S>[]): JoinedFeatures<S> {
  return {
    endpoints: features.flatMap(({ endpoints = [] }) => endpoints),
    pages: (services) => {
      const joined = new Hono<HttpEnv>()
      for (const { pages } of features) if (pages) joined.route('/', pages(services))
      return joined
    },
    jobs: (services) => features.flatMap(({ jobs }) => jobs?.(services) ?? []),
    tidy: async (services) => {
      const ended = await Promise.allSettled(features.map(async ({ tidy }) => tidy?.(services)))
      for (const one of ended) if (one.status === 'rejected') throw one.reason
    },
    personalData: joinPersonalData(features.map(({ personalData = {} }) => personalData)),
  }
}
