import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { readReply } from '../../platform/process/test-answers.ts'
import type { Browser } from '../../platform/process/test-app.ts'

const flags = { present: 0x01, verified: 0x04, attested: 0x40 }

export interface TestDevice {
  /** Returns the response of a browser that creates a passkey; `verifies` false leaves user verification out. */
  create(options: Options, verifies?: boolean): object
  assert(options: Options, how?: { verifies?: boolean; from?: string; id?: string }): { id: string }
}

interface Options {
  readonly challenge: string
  readonly rp?: { readonly id: string }
  readonly rpId?: string
}

/** Simulates a phone with one passkey (WebAuthn level 3, ES256) without attestation. */
export function createDevice(origin = 'http://localhost:3000'): TestDevice {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let counter = 0
  const authenticatorData = (rpId: string, bits: number, attested = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, attested])
  }
  return {
    create({ challenge, rp }, verifies = true) {
      const length = Buffer.from([0, credentialId.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)])
      const bits = flags.present | flags.attested | (verifies ? flags.verified : 0)
      const data = authenticatorData(rp?.id ?? '', bits, attested)
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    assert({ challenge, rpId }, { verifies = true, from = origin, id: claimed = id } = {}) {
      const data = authenticatorData(rpId ?? '', flags.present | (verifies ? flags.verified : 0))
      const client = clientData('webauthn.get', challenge, from)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id: claimed, rawId: claimed, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
}

function sha256(of: string | Uint8Array): Buffer {
  return createHash('sha256').update(of).digest()
}

function clientData(type: string, challenge: string, from: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
}

/** Encodes { 1: 2, 3: -7, -1: 1, -2: x, -3: y } in CBOR. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const head = Buffer.from('a5010203262001215820', 'hex')
  return Buffer.concat([
    head,
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
}

/** Encodes { fmt: 'none', attStmt: {}, authData } in CBOR. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  const bytes = Buffer.concat([Buffer.from([0x58, data.length]), data])
  const map = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes]
  return Buffer.concat([Buffer.from([0xa3]), ...map])
}

export const readOptions = async (reply: Promise<Response>): Promise<Options> =>
  (await readReply<{ options: Options }>(reply)).options

/** Creates a passkey on this device and adds it to the signed-in account. */
export async function addPasskey(
  { fetch, password }: Pick<Browser, 'fetch'> & { readonly password: string },
  device: TestDevice,
  name = 'Celular da Ana',
): Promise<{ id: string; name: string }> {
  const options = await readOptions(fetch('/api/passkeys/begin', { json: { password } }))
  const response = device.create(options)
  return readReply(fetch('/api/passkeys', { json: { name, response } }))
}

export async function enterWith(
  browser: Browser,
  device: TestDevice,
  how?: Parameters<TestDevice['assert']>[1],
): Promise<Response> {
  const options = await readOptions(browser.fetch('/api/auth/passkey', { method: 'POST' }))
  const response = device.assert(options, how)
  return browser.fetch('/api/auth/sign-in/passkey', { json: { response } })
}
