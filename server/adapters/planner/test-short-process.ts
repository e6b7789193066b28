import { deserialize } from 'node:v8'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { createLog } from '../../platform/observability/log.ts'
import { createWorkerPlanner } from './worker-planner.ts'

/**
 * Planner of a process that waits for one week, closes nothing and has nothing else to do. The request is an argument,
 * because making one loads the recipes.
 */
const planner = createWorkerPlanner({ log: createLog('silent'), patienceMs: 60_000 })
const request = deserialize(Buffer.from(process.argv[2] ?? '', 'base64')) as MenuRequest
const { menu } = await planner.plan(request)
process.stdout.write(menu.hash)
