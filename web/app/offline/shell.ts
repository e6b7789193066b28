/** Configuration that the build inlines into the worker. */
export interface Shell {
  /** Precache list; a name without a hash has a revision instead. */
  readonly kept: readonly (string | { readonly url: string; readonly revision: string })[]
  /** Names of further files in `/assets/` without `.js`, in one text, since each byte of the worker counts. */
  readonly scripts: string
  /** Address of the list of the app's other files in `/assets/`, which are stored when the app is idle. */
  readonly parts: string
  /** Path -> its own document of the app; every other screen uses `screen`. */
  readonly documents: Readonly<Record<string, string>>
  readonly screen: string
  /** Standalone pages outside the app, fetched from the network first. */
  readonly pages: readonly string[]
}

/** Paths that the worker leaves to the network: those outside the app, those with a token, and files. */
const elsewhere =
  /^\/(api|webhooks|demonstracao|descadastro|receita|relatorio-do-mes|segunda-etapa|imagens|dev|healthz|readyz|compartilhar|auth-success|email-confirmation|reset-password)(\/|$)|\.\w+$/

/**
 * Returns the app's document for a path, and whether to try the network first; `null` if the path is always fetched
 * from the network. That includes addresses with a token, whose headers forbid caching.
 */
export function documentFor(path: string, shell: Shell): { document: string; isFresh: boolean } | null {
  if (elsewhere.test(path)) return null
  const place = path.replace(/(?<=.)\/$/, '')
  return { document: shell.documents[place] ?? shell.screen, isFresh: shell.pages.includes(place) }
}
