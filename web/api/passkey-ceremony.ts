/** WebAuthn options in JSON, as the server sends them. */
type Json = Record<string, unknown>

interface CredentialJson {
  readonly id: string
  readonly [field: string]: unknown
}

/**
 * Thrown for every failure of the browser's passkey prompt except InvalidStateError: mostly the person cancelled or has
 * no usable passkey.
 */
export class CeremonyCancelled extends Error {}

/**
 * Asks the browser to create a passkey. Throws CeremonyCancelled, or InvalidStateError if the device already has a
 * passkey of this account.
 */
export async function createPasskey(options: Json): Promise<CredentialJson> {
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options['challenge']),
    user: withBytes(options['user'], 'id'),
    excludeCredentials: listOf(options['excludeCredentials']).map((one) => withBytes(one, 'id')),
  } as unknown as PublicKeyCredentialCreationOptions
  const { credential, response } = await hold(navigator.credentials.create({ publicKey }))
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new CeremonyCancelled()
  return toJson(credential, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    attestationObject: toBase64Url(response.attestationObject),
    transports: response.getTransports(),
  })
}

/** Asks the browser to sign in with a passkey. Throws CeremonyCancelled. */
export async function signWithPasskey(options: Json): Promise<CredentialJson> {
  const publicKey = {
    ...options,
    challenge: fromBase64Url(options['challenge']),
    allowCredentials: listOf(options['allowCredentials']).map((one) => withBytes(one, 'id')),
  } as unknown as PublicKeyCredentialRequestOptions
  const { credential, response } = await hold(navigator.credentials.get({ publicKey }))
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new CeremonyCancelled()
  return toJson(credential, {
    clientDataJSON: toBase64Url(response.clientDataJSON),
    authenticatorData: toBase64Url(response.authenticatorData),
    signature: toBase64Url(response.signature),
    ...(response.userHandle && { userHandle: toBase64Url(response.userHandle) }),
  })
}

async function hold(asked: Promise<Credential | null>) {
  const credential = await asked.catch((error: unknown) => {
    if (error instanceof DOMException && error.name !== 'InvalidStateError') throw new CeremonyCancelled()
    throw error
  })
  if (!(credential instanceof PublicKeyCredential)) throw new CeremonyCancelled()
  return { credential, response: credential.response }
}

function toJson(credential: PublicKeyCredential, response: Json): CredentialJson {
  const { id, type } = credential
  return { id, rawId: id, type, clientExtensionResults: {}, response }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function withBytes(value: unknown, field: string): Json {
  const fields = { ...(value as Json) }
  return { ...fields, [field]: fromBase64Url(fields[field]) }
}

function fromBase64Url(text: unknown): Uint8Array<ArrayBuffer> {
  const plain = String(text).replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0))
}

function toBase64Url(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
