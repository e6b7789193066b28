/**
 * Milliseconds that the address of the file stays valid: enough for a slow phone to start saving a file that is already
 * local.
 */
const keptMs = 60_000

export interface NamedFile {
  readonly file: Blob
  readonly name: string
}

/** Hands a file to the browser's downloads. */
export function saveFile({ file, name }: NamedFile): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), keptMs)
}
