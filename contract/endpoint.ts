import type * as z from 'zod/v4/core'
import type { ErrorCode } from './errors.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Required access. `public`: none. `session`: a session, else `unauthenticated` or `session_expired`. `entitled`: also
 * a running trial or paid plan, else `trial_expired`. `admin`: an administrator, else `admin_only`.
 */
export type Access = 'public' | 'session' | 'entitled' | 'admin'

export interface Endpoint {
  readonly method: HttpMethod
  /** Path with `{name}` parameters, as in OpenAPI. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.$ZodType
  readonly query?: z.$ZodType
  /** JSON body; an endpoint that receives binary data lists its media types in `bytes` instead. */
  readonly body?: z.$ZodType
  readonly bytes?: readonly string[]
  /** JSON reply; an endpoint that returns binary data lists its media types in `replyBytes` instead. */
  readonly reply?: z.$ZodType
  readonly replyBytes?: readonly string[]
  /**
   * Error codes specific to this endpoint. Besides them every endpoint can answer the shared codes: those of its
   * `access`, of a refused request, and of an unavailable or overloaded server.
   */
  readonly errors?: readonly ErrorCode[]
}

/** Defines an endpoint, keeping its literal types for the server's handler and the web's typed call. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}

type OutputOf<T> = T extends z.$ZodType ? z.output<T> : undefined
type InputOf<T> = T extends z.$ZodType ? z.input<T> : undefined

export type Params<E extends Endpoint> = OutputOf<E['params']>
export type Query<E extends Endpoint> = OutputOf<E['query']>
export type Body<E extends Endpoint> = OutputOf<E['body']>
export type Reply<E extends Endpoint> = OutputOf<E['reply']>

export type ParamsInput<E extends Endpoint> = InputOf<E['params']>
export type QueryInput<E extends Endpoint> = InputOf<E['query']>
export type BodyInput<E extends Endpoint> = InputOf<E['body']>
