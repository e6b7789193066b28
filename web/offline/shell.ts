/** What the build tells the worker. */
export interface Shell {
  /** What is kept before it is asked for; a name without a hash has a revision instead. */
  readonly kept: readonly (string | { readonly url: string; readonly revision: string })[]
  /** As well: names of files in `/assets/` without their `.js`, in one text, since each byte of the worker counts. */
  readonly scripts: string
  /** Path -> the app's own document for it; every other screen stands on `screen`. */
  readonly documents: Readonly<Record<string, string>>
  readonly screen: string
  /** Pages of their own, outside the app, that are to be fresh. */
  readonly pages: readonly string[]
}

/** Paths that the app never answers, though a browser may go there. */
const elsewhere =
  /^\/(api|webhooks|demonstracao|descadastro|receita|relatorio-do-mes|segunda-etapa|imagens|dev|healthz|readyz|compartilhar|auth-success|email-confirmation|reset-password)(\/|$)|\.\w+$/

/**
 * Which document of the app stands for a path, and whether the network's own is asked first; `null` leaves the path to
 * the network alone. Addresses that hold a token stay there too: their reply's headers keep it to itself.
 */
export function documentFor(path: string, shell: Shell): { document: string; isFresh: boolean } | null {
  if (elsewhere.test(path)) return null
  const place = path.replace(/(?<=.)\/$/, '')
  return { document: shell.documents[place] ?? shell.screen, isFresh: shell.pages.includes(place) }
}
