import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { fail } from '../../platform/failure.ts'
import { copyScript, demonstrationStyle } from './demonstration-assets.ts'
import { payCheckout, payRenewal } from './demonstration-purchase.ts'
import { type Demonstration, demonstrationPath } from './demonstration.ts'
import { renderCheckout, renderDeadLink, renderRenewal, type Way } from './demonstration-view.ts'
import type { FakeBuyer } from './fake-buyer.ts'
import type { FakePreapproval, FakePreference } from './fake-store.ts'
import { FakeRefusal } from './fake-world.ts'

/** Payment pages of the demonstration. They are never served in production, nor with a real provider. */
export function demonstrationPages(demonstration: Demonstration): Hono<HttpEnv> {
  const { buyer } = demonstration.fake
  const pages = new Hono<HttpEnv>()

  pages.get('/demonstracao/pagamento.css', (c) =>
    c.body(demonstrationStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  pages.get('/demonstracao/copiar.js', (c) =>
    c.body(copyScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  pages.get(`${demonstrationPath}/:id`, async (c) => {
    c.set('route', `${demonstrationPath}/{id}`)
    const { preference, renewal } = await find(buyer, c.req.param('id'))
    if (renewal) return c.html(renderRenewal(renewal))
    return c.html(renderCheckout(preference, wayOf(c.req.query('como'))))
  })
  pages.post(`${demonstrationPath}/:id/:way/:deed`, bodyLimit({ maxSize: 16_000 }), async (c) => {
    c.set('route', `${demonstrationPath}/{id}/{way}/{deed}`)
    const { id, way, deed } = c.req.param()
    const { preference, renewal } = await find(buyer, id)
    const installments = installmentsIn(await c.req.parseBody())
    try {
      const address = renewal
        ? await payRenewal(buyer, renewal, deed)
        : await payCheckout(demonstration, preference, { way: wayOf(way), deed, installments })
      return c.redirect(address, 303)
    } catch (error) {
      if (!(error instanceof FakeRefusal)) throw error
      return refused(c)
    }
  })
  return pages
}

type Found =
  | { readonly preference: FakePreference; readonly renewal: null }
  | { readonly preference: null; readonly renewal: FakePreapproval }

/** Form of the fake provider's ids, without characters that the database cannot store. */
const idShape = /^[\w-]{1,100}$/

async function find(buyer: FakeBuyer, id: string): Promise<Found> {
  if (!idShape.test(id)) throw fail('not_found')
  const preference = await buyer.readCheckout(id)
  if (preference) return { preference, renewal: null }
  const renewal = await buyer.readRenewal(id)
  if (renewal) return { preference: null, renewal }
  throw fail('not_found')
}

function wayOf(text: string | undefined): Way {
  return text === 'cartao' ? 'cartao' : 'pix'
}

/**
 * Returns the number of instalments in a form, 1 if it names none. More than the plan allows are refused at the
 * payment.
 */
function installmentsIn({ parcelas }: Readonly<Record<string, unknown>>): number {
  return typeof parcelas === 'string' && /^[1-9]\d?$/.test(parcelas) ? Number(parcelas) : 1
}

function refused(c: Context): Response | Promise<Response> {
  return c.html(renderDeadLink(), 409)
}
